import type { BrowserWindow } from 'electron';
import type { KioskPreferences } from '../../../../core/bridge/kioskState.ts';
import { kioskLinkFragment, kioskLinkPath } from '../../../../core/rules/kiosk/kioskLink.ts';
import type { Bundle } from '../../security/bundle.ts';
import { esvNotice, site } from '../../site/site.ts';
import { notePage } from './notePage.ts';
import { findPackedNote } from './packedNote.ts';
import { printPage } from './printer.ts';
import { createPrinting, type Printing } from './printing.ts';

interface Parts {
  bundle: Bundle;
  window(): BrowserWindow | null;
  preferences(): KioskPreferences;
  phoneUrl(): string | null;
  now(): number;
  onChange(): void;
}

/** Printing with the system's printers and the packed notes. */
export const openPrinting = ({ bundle, window, preferences, phoneUrl, now, onChange }: Parts): Printing =>
  createPrinting({
    now,
    onChange,
    preferences,
    async printers() {
      const found = (await window()?.webContents.getPrintersAsync()) ?? [];
      return found.map(({ name, displayName }) => ({ name, label: displayName || name }));
    },
    async pageOf(id, paper) {
      const note = await findPackedNote(bundle, id);
      const origin = phoneUrl();
      const address = origin && `${origin}${kioskLinkPath}#${kioskLinkFragment({ kind: 'note', id })}`;
      const notice = note?.verse.translation === 'ESV' ? esvNotice : '';
      return note && notePage({ note, church: site().name, address, notice }, paper);
    },
    print: printPage,
  });
