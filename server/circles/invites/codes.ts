import { createHmac, randomInt } from 'node:crypto';
import { codeAlphabet, plainCode } from '../../../core/rules/kiosk/kiosk.ts';
import { tokenHash } from '../../accounts/service.ts';

/** 78 bits: nobody finds a code that works, and it can still be typed. */
const CODE_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** The code of an invite link, in groups: "ABCD-EFGH-JKMN-PQRS". */
export const newInviteCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => codeAlphabet[randomInt(codeAlphabet.length)])
    .join('')
    .replace(GROUP, '$&-');

/** The token of a mail's link. Made of the invite, so that a mail that is sent a second time says the same as the first. */
export const mailToken = (secret: string, inviteId: string): string =>
  createHmac('sha256', secret).update(`circle-invite:${inviteId}`).digest('base64url');

/** What is stored of a token or code; whatever was typed between the letters of a code is left out. */
export const inviteHash = (typed: string): string => {
  const code = plainCode(typed);
  return tokenHash(code.length === CODE_LENGTH ? code : typed);
};
