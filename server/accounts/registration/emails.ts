import type { Brand } from '../../../core/contract/content.ts';
import type { EmailContent } from '../../mail/service.ts';

/** Tokens stand behind the `#`: they reach no server, no proxy log and no mail scanner's fetch. */
const verifyUrl = (origin: string, token: string) => `${origin}/verify-email#token=${token}`;
const resetUrl = (origin: string, token: string) => `${origin}/reset-password#token=${token}`;

export const verifyEmail = (brand: Brand, nickname: string, origin: string, token: string): EmailContent => ({
  subject: `Confirm your email address for ${brand.name}`,
  greeting: `Hello ${nickname},`,
  paragraphs: [`Welcome to ${brand.name}. Please confirm that this is your email address.`],
  button: { label: 'Confirm my address', url: verifyUrl(origin, token) },
  closing: [
    'The link works once, for 72 hours.',
    `If you did not register at ${brand.name}, please don’t open it: then nobody can use your address.`,
  ],
});

export const resetEmail = (brand: Brand, nickname: string, origin: string, token: string): EmailContent => ({
  subject: `Set a new password for ${brand.name}`,
  greeting: `Hello ${nickname},`,
  paragraphs: ['Somebody, hopefully you, asked for a new password. Choose it here:'],
  button: { label: 'Choose a new password', url: resetUrl(origin, token) },
  closing: [
    'The link works once, for an hour. All devices will be signed out.',
    'If it wasn’t you, there is nothing to do: your password stays as it is.',
  ],
});

/** To the owner of an address that somebody registered a second time (register.ts). */
export const knownAddressEmail = (brand: Brand, nickname: string, origin: string): EmailContent => ({
  subject: `You already have a ${brand.name} account`,
  greeting: `Hello ${nickname},`,
  paragraphs: [
    `Somebody, hopefully you, just registered at ${brand.name} with this email address. But you have an account here already, with everything you saved in it.`,
    'Please sign in to that one. If you don’t remember its password, choose “Forgot password” there. The second account stays empty and goes away by itself.',
  ],
  button: { label: 'Sign in to my account', url: `${origin}/login` },
  closing: ['If it wasn’t you, there is nothing to do: nobody got into your account.'],
});
