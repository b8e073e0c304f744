/** What the fingerprint is made of (docs/specification.md 1 §3). */
export interface BrowserTraits {
  userAgent: string;
  language: string;
  screen: string;
  colourDepth: number;
  timezoneOffset: number;
  canvas: string;
}

/** "fp_" and a hash. A hint for counting, not an identity: two phones of one make look alike (docs/decisions.md 4). */
export const fingerprintOf = (traits: BrowserTraits): string => {
  const text = JSON.stringify(Object.values(traits));
  return `fp_${hash(text, 0x9e3779b1)}${hash(text, 0x85ebca6b)}`;
};

/** cyrb53 in base 36. Not crypto.subtle: a church's http:// address on its own network is no secure context. */
const hash = (text: string, seed: number): string => {
  let high = 0xdeadbeef ^ seed;
  let low = 0x41c6ce57 ^ seed;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36).padStart(11, '0');
};

let known: string | null = null;

/** This browser's fingerprint, worked out at the first search: nothing else carries it. */
export const browserFingerprint = (): string => {
  known ??= fingerprintOf({
    userAgent: navigator.userAgent,
    language: navigator.language,
    screen: `${screen.width}x${screen.height}`,
    colourDepth: screen.colorDepth,
    timezoneOffset: new Date().getTimezoneOffset(),
    canvas: canvasSample(),
  });
  return known;
};

const canvasSample = (): string => {
  const canvas = document.createElement('canvas');
  canvas.width = 120;
  canvas.height = 24;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = '14px Arial';
  context.fillStyle = '#f0b455';
  context.fillRect(60, 2, 40, 18);
  context.fillStyle = '#2b2118';
  context.fillText('Lampstand 5:15', 4, 16);
  return canvas.toDataURL();
};
