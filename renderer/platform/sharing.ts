import { platform } from './current.ts';

export interface SharedContent {
  title: string;
  text: string;
  /** Where it can be read: a chat shows a preview of it. */
  url?: string;
}

/** How words leave the app. A way that is not there is null. Loaded with what can be shared, not before the first paint. */
export interface Sharing {
  /** The device's own share sheet. Settles as "cancelled" when the person closes it. */
  share: ((content: SharedContent) => Promise<'shared' | 'cancelled'>) | null;
  copyText: ((text: string) => Promise<void>) | null;
}

const share = async ({ title, text, url }: SharedContent): Promise<'shared' | 'cancelled'> => {
  try {
    await navigator.share({ title, text, ...(url && { url }) });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    throw error;
  }
};

/** The clipboard API needs a secure context; a church's http:// address has only the old command. */
const copyText = async (text: string): Promise<void> => {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- there is nothing else outside of a secure context
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('The browser refused to copy');
};

/** Inside Electron there is no share sheet on most systems, and the clipboard is the browser's. */
export const sharing: Sharing = {
  share: platform.kind === 'web' && typeof navigator.share === 'function' ? share : null,
  copyText,
};
