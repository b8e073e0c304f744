import type { SharedContent, Sharing } from '../../platform/sharing.ts';

export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed' | 'nothing';

/** Shares by the device's sheet where there is one, else by the clipboard (docs/specification.md 1 §2). */
export const share = async (content: SharedContent, { share: sheet, copyText }: Sharing): Promise<Shared> => {
  if (!content.text.trim()) return 'nothing';
  if (sheet) {
    try {
      return await sheet(content);
    } catch (error) {
      console.warn('The share sheet failed', error);
    }
  }
  try {
    if (!copyText) return 'failed';
    await copyText(content.text);
    return 'copied';
  } catch (error) {
    console.warn('Copying failed', error);
    return 'failed';
  }
};
