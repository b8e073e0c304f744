/** A way to pray, as a few gentle questions to write under. */
export interface Template {
  name: string;
  /** What it is, in a line. */
  about: string;
  /** Suggested; the person's own words come first. */
  title: string;
  prompts: readonly string[];
}

/** As many fields as a draft has for them. */
export const MAX_PROMPTS = 5;

/** Ways that the church has long prayed; the words are ours. */
export const templates: Readonly<Record<string, Template>> = {
  acts: {
    name: 'Four steps',
    about: 'Wonder, honesty, thanks, asking: an old order, often called ACTS.',
    title: 'Four steps',
    prompts: [
      'What do you find good about God today?',
      'What would you like to say honestly, and lay down?',
      'What are you thankful for?',
      'What do you ask, for yourself or for others?',
    ],
  },
  lament: {
    name: 'Lament',
    about: 'For grief and anger. The psalms say worse; nothing needs to be tidied here.',
    title: 'A lament',
    prompts: [
      'Turn to God, by whatever name comes.',
      'Say what is wrong, as raw as it is.',
      'Say what you need.',
      'If there is something you can still trust, however small, hold on to it here.',
    ],
  },
  examen: {
    name: 'Examen',
    about: 'Looking back on the day with God, without hurry.',
    title: 'Looking back on the day',
    prompts: [
      'What was a gift today?',
      'Walk through the day. What stays with you?',
      'Is there something you are sorry about?',
      'What would you like God’s help or forgiveness for?',
      'What do you need for tomorrow?',
    ],
  },
};
