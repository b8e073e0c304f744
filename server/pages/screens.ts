import { successPath } from '../../core/rules/billing/paths.ts';
import { kioskLinkPath } from '../../core/rules/kiosk/kioskLink.ts';

/** Screens that have no words of their own, by path. The test beside this file holds it against the renderer's routes. */
const screens: ReadonlySet<string> = new Set([
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/profile',
  '/journal',
  '/journal/pray',
  '/journal/answered',
  '/journal/new',
  '/journal/booklet',
  '/journal/prayer/:id',
  '/admin',
  '/admin-setup',
  '/chat',
  '/soulfeed',
  '/documents',
  '/appeal',
  '/family',
  kioskLinkPath,
  successPath,
  '/communities',
  '/circles',
  '/communities/:id',
  '/circles/:id',
]);

/** Whether there is such a screen. Behind `:id` any is one: whether there is such a circle is nobody's to find out here. */
export const isScreen = (path: string): boolean => screens.has(path) || screens.has(path.replace(/\/[^/:]+$/, '/:id'));
