import { use, type ReactNode } from 'react';
import { PrayerHeading } from '../headings.ts';

export const PrayerTitle = ({ children }: { children: ReactNode }) =>
  use(PrayerHeading) === 'h2' ? <h2>{children}</h2> : <h3>{children}</h3>;
