import { kioskLinkPath } from '../../core/rules/kioskLink.ts';

/** Screens that have no words of their own, by path. The test beside this file holds it against the renderer's routes. */
export const screens: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/profile',
  '/journal',
  '/admin',
  '/admin-setup',
  '/chat',
  '/soulfeed',
  '/documents',
  '/appeal',
  kioskLinkPath,
]);
