import { Suspense, useState, type ComponentProps } from 'react';
import { lazyPart } from '../../platform/lazyPart.tsx';
import { buttonClass } from '../../ui/controls/Button.tsx';

const DisplayDialog = lazyPart(() => import('./DisplayDialog.tsx').then((module) => module.DisplayDialog));

/** Opens theme, text size and line spacing. A quiet button, unless it is given another look. */
export const DisplayButton = ({ className = buttonClass('quiet') }: Pick<ComponentProps<'button'>, 'className'>) => {
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
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
      <Suspense>{anchor && <DisplayDialog anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
};
