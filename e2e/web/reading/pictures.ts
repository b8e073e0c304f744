import type { BrowserContext } from '@playwright/test';

/**
 * Has pictures encoded at once. A browser encodes them when it is idle, which one without a screen never is: it waits a second
 * each time.
 */
export const encodeAtOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = function (told, type, quality) {
      const [, encoded = ''] = this.toDataURL(type, quality).split(',');
      told(new Blob([Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0))], { type: type ?? '' }));
    };
  });
