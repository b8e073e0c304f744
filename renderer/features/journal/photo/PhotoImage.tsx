import { useCallback } from 'react';

interface PhotoImageProps {
  picture: Blob;
  alt: string;
  className?: string | undefined;
}

/** A photo that is on this device. */
export const PhotoImage = ({ picture, alt, className }: PhotoImageProps) => {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={draw} className={className} alt={alt} />;
};
