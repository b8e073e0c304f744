import { createHmac, randomInt } from 'node:crypto';
import { CODE_LENGTH, codeAlphabet, plainCode } from '../../core/rules/kiosk/kiosk.ts';

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** What is stored of a code. Keyed: forty bits could be tried out by whoever has seen the database alone. */
export const codeHash = (secret: string, typed: string): string =>
  createHmac('sha256', secret)
    .update(`kiosk:${plainCode(typed)}`)
    .digest('base64url');
