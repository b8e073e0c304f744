import type { KeyWrapper } from '../key/dataKey.ts';

/** Gives back what it wrapped itself, and nothing of another's. */
export const fakeKeyWrapper = (name: string): KeyWrapper => ({
  wrap: (text) => Buffer.from(`${name}:${text}`),
  unwrap: (wrapped) => {
    const [wrapper, text = ''] = wrapped.toString().split(':');
    if (wrapper !== name) throw new Error('Another wrapper wrapped this');
    return text;
  },
});
