/**
 * FNV-1a with one mixing step, started anywhere: texts that differ in one letter, as those of neighbouring days, fall far
 * apart. It never changes: the seal of a kiosk's link is made of it, and links of kiosks of older versions are read.
 */
export const fnv1a = (text: string, start = 0x811c9dc5): number => {
  let value = start;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
};
