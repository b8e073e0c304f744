/** Tells this browser's other tabs that somebody signed in or out here. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lampstand:account');

export const tellOtherTabs = (what: 'changed' | 'left'): void => channel?.postMessage(what);

export const onOtherTab = (listener: (what: 'changed' | 'left') => void): (() => void) => {
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'changed' || data === 'left') listener(data);
  };
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
};
