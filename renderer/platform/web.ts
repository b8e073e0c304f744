import type { JournalEngine } from './journal/engine.ts';
import type { Platform, SharedContent } from './platform.ts';

export const createWebPlatform = (): Platform => ({
  kind: 'web',
  share: typeof navigator.share === 'function' ? share : null,
  copyText,
  webOrigin: location.origin,
  journal,
});

let opened: Promise<JournalEngine> | null = null;
const journal = (): Promise<JournalEngine> => {
  opened ??= import('./journal/open.ts').then(({ openWebJournal }) => openWebJournal());
  // The file may be had the next time.
  opened.catch(() => (opened = null));
  return opened;
};

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
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is nothing else outside of a secure context
  const done = document.execCommand('copy');
  area.remove();
  if (!done) throw new Error('The browser refused to copy');
};
