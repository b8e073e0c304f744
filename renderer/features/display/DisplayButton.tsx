import { useState, type ComponentProps } from 'react';
import { buttonClass } from '../../ui/controls/Button.tsx';
import { useDeferredModule } from '../../ui/useDeferredModule.ts';

const loadDialog = () => import('./DisplayDialog.tsx');

/** Opens theme, text size and line spacing. A quiet button, unless it is given another look. */
export const DisplayButton = ({ className = buttonClass('quiet') }: Pick<ComponentProps<'button'>, 'className'>) => {
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const dialog = useDeferredModule(loadDialog, anchor !== null);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        <span aria-hidden="true">Aa</span> Display
      </button>
      {anchor && dialog && <dialog.DisplayDialog anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
};
