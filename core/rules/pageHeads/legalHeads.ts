import type { Head, Names } from './homeHead.ts';

export const privacyHead = ({ name }: Pick<Names, 'name'>): Head => ({
  title: `Privacy · ${name}`,
  description: 'What is kept of what you type here, for how long, who sees it, and how you take it back.',
});

export const termsHead = ({ name }: Pick<Names, 'name'>): Head => ({
  title: `Terms · ${name}`,
  description: 'What this is and is not, who may use it, the daily limits, and how we treat each other.',
});
