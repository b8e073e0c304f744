/** A colour that a church may choose, as the contract has it (core/contract/settings.ts). */
export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);
