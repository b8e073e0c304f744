import { hash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. A fast hash is enough for 256 random bits. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');
