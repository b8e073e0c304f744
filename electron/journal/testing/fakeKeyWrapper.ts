import type { KeyWrapper } from '../key/dataKey.ts';

/** For tests: a keeper of keys that gives back what it wrapped itself, and nothing of another's. */
export const fakeKeyWrapper = (name: string): KeyWrapper => ({
  wrap: (text) => Buffer.from(`${name}:${text}`),
  unwrap: (wrapped) => {
    const [whose, text = ''] = wrapped.toString().split(':');
    if (whose !== name) throw new Error('Not mine');
    return text;
  },
});
