import { setTimeout as after } from 'node:timers/promises';
import { BrowserWindow, session as sessions, type WebContentsPrintOptions } from 'electron';
import type { Paper } from '../../../../core/rules/kiosk/kiosk.ts';
import { describe, log } from '../../../log.ts';
import { origin, scheme } from '../../security/ownPages.ts';
import { webPreferences } from '../../security/sandbox.ts';
import { sheets } from './notePage.ts';

/** How long the system may take to accept a sheet, in milliseconds. */
const PATIENCE = 20_000;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";
const MICRONS = 1000;
/** Micrometres of a pixel: 96 are an inch. */
const PIXEL = 25_400 / 96;

export type PrintOutcome = 'printed' | 'failed' | 'slow';

/** Prints a page of ours on a printer of the system's, without asking anybody: from a window of its own that nobody sees. */
export const printPage = async (html: string, printer: string, paper: Paper): Promise<PrintOutcome> => {
  const window = openHiddenWindow(html);
  try {
    const printed = (async (): Promise<PrintOutcome> => {
      await window.loadURL(`${origin}/`);
      return (await send(window, await optionsOf(window, printer, paper))) ? 'printed' : 'failed';
    })();
    const slow = after(PATIENCE, 'slow' as const, { ref: false });
    printed.catch(() => undefined);
    return await Promise.race([printed, slow]);
  } catch (error) {
    log.error('a note could not be printed', describe(error));
    return 'failed';
  } finally {
    window.destroy();
  }
};

const openHiddenWindow = (html: string): BrowserWindow => {
  const session = sessions.fromPartition('kiosk-print', { cache: false });
  if (session.protocol.isProtocolHandled(scheme)) session.protocol.unhandle(scheme);
  session.protocol.handle(scheme, () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY };
    return new Response(html, { headers });
  });
  const { preload: _, ...guarded } = webPreferences(session, '', true);
  return new BrowserWindow({ show: false, focusable: false, skipTaskbar: true, webPreferences: guarded });
};

const optionsOf = async (
  { webContents }: BrowserWindow,
  deviceName: string,
  paper: Paper,
): Promise<WebContentsPrintOptions> => {
  const { width, height } = sheets[paper];
  const pixels: unknown =
    height ?? (await webContents.executeJavaScript('Math.ceil(document.body.getBoundingClientRect().height)'));
  // A roll ends a little behind the note; what rounding adds may not begin another sheet.
  const length = height === null ? Math.ceil(Number(pixels) * PIXEL) + 2 * MICRONS : height * MICRONS;
  return {
    silent: true,
    deviceName,
    printBackground: false,
    copies: 1,
    margins: { marginType: 'none' },
    pageSize: { width: width * MICRONS, height: length },
  };
};

const send = ({ webContents }: BrowserWindow, options: WebContentsPrintOptions): Promise<boolean> =>
  new Promise((resolve) => {
    webContents.print(options, (isDone, reason) => {
      if (!isDone) log.error('the system did not print', { reason });
      resolve(isDone);
    });
  });
