import { useEffect, useState } from 'react';
import { drawPicture } from './drawPicture.ts';
import type { Picture } from './pictureLayout.ts';

export type Drawn = { state: 'drawing' } | { state: 'failed' } | { state: 'ready'; blob: Blob; url: string };

/** The picture as a file, drawn anew when what is on it changes. */
export const usePicture = (picture: Picture): Drawn => {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'drawing' });
  const words = JSON.stringify(picture);
  useEffect(() => {
    let standing = true;
    let url: string | null = null;
    drawPicture(JSON.parse(words) as Picture).then(
      (blob) => {
        if (!standing) return;
        url = URL.createObjectURL(blob);
        setDrawn({ state: 'ready', blob, url });
      },
      (error: unknown) => {
        console.warn('The picture could not be drawn', error);
        if (standing) setDrawn({ state: 'failed' });
      },
    );
    return () => {
      standing = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [words]);
  return drawn;
};
