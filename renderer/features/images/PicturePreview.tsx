import { useCallback } from 'react';

/** A picture that is only here. */
export const PicturePreview = ({ picture, className }: { picture: Blob; className?: string }) => {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={draw} className={className} alt="What you chose" />;
};
