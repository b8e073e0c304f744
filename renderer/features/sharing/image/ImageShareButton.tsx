import { Image } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../platform/lazyPart.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Shareable } from '../shareTargets.ts';

const ImageShareDialog = lazyPart(() => import('./ImageShareDialog.tsx').then((module) => module.ImageShareDialog));

/** Opens the dialog that shares a card as a picture. */
export const ImageShareButton = ({ card }: { card: Shareable }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <Image size={18} aria-hidden />
        Share as image
      </Button>
      {open && (
        <Suspense>
          <ImageShareDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
