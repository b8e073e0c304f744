/** A picture as text, for places that keep nothing else: a `data:` address. */
export const textOfPicture = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    // Asked for as an address, it is text.
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read'));
    reader.readAsDataURL(picture);
  });

/** The other way round; null for what is no such text. */
export const pictureOfText = (text: string): Blob | null => {
  const [, type, encoded] = /^data:(image\/[\w+.-]+);base64,([\w+/=]+)$/.exec(text) ?? [];
  if (type === undefined || encoded === undefined) return null;
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type });
};
