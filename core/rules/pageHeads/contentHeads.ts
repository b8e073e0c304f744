import type { Head, Names } from './homeHead.ts';

export const topicHead = (topic: string, { name }: Names): Head => ({
  title: `${topic} · ${name}`,
  description: `Notes, Bible verses and a prayer for the day on ${topic}.`,
});

export const noteHead = (challenge: string, { name }: Names): Head => ({
  title: `${challenge} · ${name}`,
  description: `A reflection, a Bible verse and a short prayer on ${challenge}.`,
});

export const helplinesHead = ({ name }: Names): Head => ({
  title: `Talk to someone now · ${name}`,
  description: 'People to call or write to, by country, for whoever is hurting, afraid or in danger.',
});

export const categoryHead = (category: { name: string; description: string }, { name }: Names): Head => ({
  title: `${category.name} · ${name}`,
  description: `${category.description}: notes, Bible verses and prayers to choose from.`,
});

export const aboutHead = ({ name }: Names): Head => ({
  title: `About · ${name}`,
  description: `What ${name} is for, how it came about, and where else to look for help.`,
});

export const supportHead = ({ name }: Names): Head => ({
  title: `Support · ${name}`,
  description: `How to reach the people behind ${name}, and answers to common questions.`,
});

export const subscribeHead = ({ name }: Names): Head => ({
  title: `Subscribe · ${name}`,
  description: `What a plan of ${name} opens, what it costs, and how it ends.`,
});
