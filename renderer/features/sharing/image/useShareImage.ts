import { useEffect, useState } from 'react';
import { drawShareImage } from './drawImage.ts';
import type { ShareImage } from './imageLayout.ts';

export type DrawnImage = { state: 'drawing' } | { state: 'failed' } | { state: 'ready'; blob: Blob; url: string };

/** The picture as a file, drawn anew when what is on it changes. */
export const useShareImage = (picture: ShareImage): DrawnImage => {
  const [drawn, setDrawn] = useState<DrawnImage>({ state: 'drawing' });
  const words = JSON.stringify(picture);
  useEffect(() => {
    let mounted = true;
    let url: string | null = null;
    drawShareImage(JSON.parse(words) as ShareImage).then(
      (blob) => {
        if (!mounted) return;
        url = URL.createObjectURL(blob);
        setDrawn({ state: 'ready', blob, url });
      },
      (error: unknown) => {
        console.warn('The picture could not be drawn', error);
        if (mounted) setDrawn({ state: 'failed' });
      },
    );
    return () => {
      mounted = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [words]);
  return drawn;
};
