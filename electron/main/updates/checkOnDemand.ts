import type { Dialog } from 'electron';
import brand from '../../../content/brand.json' with { type: 'json' };
import type { Updates } from './updates.ts';

/** Answers "Check for updates…" in a sentence. */
export const checkForUpdates = async (
  updates: Updates | null,
  dialog: Pick<Dialog, 'showMessageBox'>,
): Promise<void> => {
  const found = updates ? await updates.check() : 'off';
  await dialog.showMessageBox({ type: 'info', title: brand.name, message: sentences[found], buttons: ['OK'] });
};

const sentences = {
  current: `This is the newest ${brand.name}.`,
  coming: `A newer ${brand.name} is being fetched. It is put in place when you quit.`,
  failed: 'We could not find out whether there is a newer version. Please try again later.',
  off: `This ${brand.name} does not update itself. Get the newest one from where you got this one.`,
};
