import { createContext } from 'react';

/** The journal stands alone on its page or inside the profile: what it heads follows the heading that it has there. */
export const PrayerHeading = createContext<'h2' | 'h3'>('h3');
