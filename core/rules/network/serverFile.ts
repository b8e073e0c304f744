import { readServerAddress } from './serverAddress.ts';

const FORMAT = 'lampstand-server';

/** How the name of such a file ends. */
export const SERVER_FILE_ENDING = 'lampstand-server';

/** A server's address as a file, for people to whom an admin hands it. */
export const serverFile = (address: string): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, address }, null, 2)}\n`;

/** The address in such a file; null for any other text. */
export const readServerFile = (text: string): string | null => {
  try {
    const said = JSON.parse(text.replace(/^\uFEFF/, '')) as { format?: unknown; address?: unknown } | null;
    return said?.format === FORMAT && typeof said.address === 'string' ? readServerAddress(said.address) : null;
  } catch {
    return null;
  }
};
