import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BridgeEvent } from '../../../core/contract/bridge.ts';
import { platform } from '../../platform/current.ts';
import { bridge, valueOf } from '../../platform/desktop/bridge.ts';
import type { OpenedFile } from './TakeInDialog.tsx';

const TakeInDialog = lazy(() => import('./TakeInDialog.tsx').then((module) => ({ default: module.TakeInDialog })));

/** Does what the main process tells: goes where a menu, the tray or a link leads, and takes in a saved journal. */
export const DesktopKeeper = () => {
  const navigate = useNavigate();
  const [file, setFile] = useState<OpenedFile | null>(null);

  useEffect(() => {
    const hear = (event: BridgeEvent) => {
      switch (event.name) {
        case 'go':
          return void navigate(event.path);
        case 'import':
          return setFile({ name: event.file, text: event.text });
      }
    };
    const off = bridge().subscribe(hear);
    valueOf(bridge().app.listening()).then(
      (events) => events.forEach(hear),
      () => undefined,
    );
    return off;
  }, [navigate]);

  useEffect(() => {
    valueOf(bridge().app.webOrigin()).then(
      (origin) => (platform.webOrigin = origin),
      () => undefined,
    );
  }, []);

  return (
    file && (
      <Suspense>
        <TakeInDialog file={file} onClose={() => setFile(null)} />
      </Suspense>
    )
  );
};
