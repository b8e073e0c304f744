// Wherever core runs there are these two.
declare function btoa(text: string): string;
declare function atob(text: string): string;

/** What a call of a function may be given at most, with room. */
const CHUNK = 8192;

export const toBase64 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
};

/** Throws where it is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
