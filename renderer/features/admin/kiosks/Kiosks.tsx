import { useEffect, useId, useState } from 'react';
import type { Kiosk, KioskSettings } from '../../../../core/contract/kiosk.ts';
import type { ScreenSettings } from '../../../../core/rules/kiosk/kiosk.ts';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/sentences.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { ConfirmModal } from '../../../ui/feedback/ConfirmModal.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Loading } from '../../../ui/feedback/Loading.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RetryNotice } from '../../../ui/feedback/RetryNotice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import admin from '../admin.module.css';
import { KioskForm } from './KioskForm.tsx';
import { KioskRow } from './KioskRow.tsx';
import { PairingCode } from './PairingCode.tsx';
import { ScreenForm } from './ScreenForm.tsx';
import { NoPublicAddress, SetUpSteps } from './SetUpSteps.tsx';
import { useKiosks } from './useKiosks.ts';

type Open =
  | { kind: 'form'; kiosk: Kiosk | null }
  | { kind: 'screen'; kiosk: Kiosk }
  | { kind: 'code'; kiosk: Kiosk; code: string }
  | { kind: 'revoke'; kiosk: Kiosk };

/** The screens in the church's lobbies: who they are, how they are connected, and when they were last seen. */
export const Kiosks = () => {
  const id = useId();
  const [open, setOpen] = useState<Open | null>(null);
  const list = useKiosks(open?.kind === 'code' ? open.kiosk : null);
  const connected = list.paired?.name;
  useEffect(() => {
    if (connected !== undefined) toast(`“${connected}” is connected`);
  }, [connected]);

  const actions = useKioskActions(list, setOpen);
  return (
    <Card aria-labelledby={id} className={layout.stack5}>
      <header className={admin.head}>
        <div>
          <h2 id={id}>Kiosks</h2>
          <p>Screens in a lobby, where people ask without an account.</p>
        </div>
        <Button kind="primary" onClick={() => setOpen({ kind: 'form', kiosk: null })}>
          Add a kiosk
        </Button>
      </header>
      <SetUpSteps />
      {list.kiosks.some(({ phonesFindIt }) => !phonesFindIt) && <NoPublicAddress />}
      {actions.problem && <Notice tone="bad">{actions.problem}</Notice>}
      {list.error && (
        <RetryNotice onRetry={list.refetch}>{sentenceOf(list.error, 'The kiosks could not be loaded.')}</RetryNotice>
      )}
      {list.isPending && <Loading lines={[100, 100]} />}
      {!list.isPending && !list.error && list.kiosks.length === 0 && (
        <p className={layout.soft}>No kiosk yet. Add one to get the code that connects its screen.</p>
      )}
      <ul>
        {list.kiosks.map((kiosk) => (
          <KioskRow
            key={kiosk.id}
            kiosk={kiosk}
            now={list.updatedAt}
            busy={actions.busy}
            onChange={() => setOpen({ kind: 'form', kiosk })}
            onScreen={() => setOpen({ kind: 'screen', kiosk })}
            onRestart={() => void actions.restart(kiosk)}
            onCode={() => void actions.newCode(kiosk)}
            onRevoke={() => setOpen({ kind: 'revoke', kiosk })}
          />
        ))}
      </ul>
      {open && (open.kind !== 'code' || connected === undefined) && (
        <KioskDialog open={open} actions={actions} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
};

/** Adding, changing, connecting and removing, each with its toasts. */
const useKioskActions = (
  list: Pick<ReturnType<typeof useKiosks>, 'put' | 'remove'>,
  setOpen: (open: Open | null) => void,
) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const save = async (kiosk: Kiosk | null, settings: KioskSettings) => {
    if (kiosk) {
      list.put(await call('changeKiosk', { params: { kioskId: kiosk.id }, body: settings }));
      toast('Kiosk changed');
      return setOpen(null);
    }
    const added = await call('addKiosk', { body: settings });
    list.put(added.kiosk);
    setOpen({ kind: 'code', ...added });
  };
  const saveScreen = async ({ id: kioskId }: Kiosk, settings: ScreenSettings) => {
    list.put(await call('setKioskScreen', { params: { kioskId }, body: settings }));
    toast('Screen changed', { description: 'The kiosk follows within a minute.' });
    setOpen(null);
  };
  const restart = async ({ id: kioskId, name }: Kiosk) => {
    setBusy(true);
    setProblem(null);
    try {
      list.put(await call('restartKiosk', { params: { kioskId } }));
      toast(`“${name}” restarts`, { description: 'Within a minute, or as soon as nobody uses it.' });
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(`The kiosk was not asked to restart. ${sentence}`);
      toast('The kiosk was not asked to restart', { description: sentence, tone: 'bad' });
    }
    setBusy(false);
  };
  const newCode = async ({ id: kioskId }: Kiosk) => {
    setBusy(true);
    setProblem(null);
    try {
      const made = await call('newKioskCode', { params: { kioskId } });
      list.put(made.kiosk);
      setOpen({ kind: 'code', ...made });
    } catch (error) {
      const sentence = sentenceOf(error);
      setProblem(`No code was made. ${sentence}`);
      toast('No code was made', { description: sentence, tone: 'bad' });
    }
    setBusy(false);
  };
  const revoke = async ({ id: kioskId, name }: Kiosk): Promise<string | null> => {
    try {
      await call('revokeKiosk', { params: { kioskId } });
      list.remove(kioskId);
      toast(`“${name}” is removed`);
      return null;
    } catch (error) {
      const sentence = sentenceOf(error);
      toast('The kiosk was not removed', { description: sentence, tone: 'bad' });
      return `The kiosk was not removed. ${sentence}`;
    }
  };

  return { save, saveScreen, restart, newCode, revoke, busy, problem };
};

interface KioskDialogProps {
  open: Open;
  actions: ReturnType<typeof useKioskActions>;
  onClose(): void;
}

const KioskDialog = ({ open, actions, onClose }: KioskDialogProps) => {
  if (open.kind === 'form')
    return <KioskForm kiosk={open.kiosk} onSave={(settings) => actions.save(open.kiosk, settings)} onClose={onClose} />;
  if (open.kind === 'screen')
    return (
      <ScreenForm
        kiosk={open.kiosk}
        onSave={(settings) => actions.saveScreen(open.kiosk, settings)}
        onClose={onClose}
      />
    );
  if (open.kind === 'code')
    return (
      <PairingCode
        key={open.code}
        name={open.kiosk.name}
        code={open.code}
        onAgain={() => void actions.newCode(open.kiosk)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmModal
      title={`Remove “${open.kiosk.name}”?`}
      confirm="Remove kiosk"
      confirming="Removing..."
      onConfirm={() => actions.revoke(open.kiosk)}
      onClose={onClose}
    >
      <p>Its screen is disconnected at once and says so. To use it again, add a kiosk and type the new code there.</p>
    </ConfirmModal>
  );
};
