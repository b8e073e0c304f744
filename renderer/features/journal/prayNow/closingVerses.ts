import { dailyIndex } from '../../../../core/rules/daily.ts';

interface Verse {
  reference: string;
  text: string;
}

/** Word for word of the World English Bible, which is in the public domain: here, so that they are there without a network. */
export const closingVerses: readonly Verse[] = [
  {
    reference: 'Philippians 4:7',
    text: 'And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
  },
  {
    reference: 'Isaiah 26:3',
    text: 'You will keep whoever’s mind is steadfast in perfect peace, because he trusts in you.',
  },
  {
    reference: '2 Thessalonians 3:16',
    text: 'Now may the Lord of peace himself give you peace at all times in all ways. The Lord be with you all.',
  },
  {
    reference: 'Psalms 55:22',
    text: 'Cast your burden on Yahweh and he will sustain you. He will never allow the righteous to be moved.',
  },
  {
    reference: 'Romans 15:13',
    text: 'Now may the God of hope fill you with all joy and peace in believing, that you may abound in hope in the power of the Holy Spirit.',
  },
  {
    reference: 'Psalms 121:8',
    text: 'Yahweh will keep your going out and your coming in, from this time forward, and forever more.',
  },
  {
    reference: 'Lamentations 3:25',
    text: 'Yahweh is good to those who wait for him, to the soul who seeks him.',
  },
];

/** The verse that a time of prayer ends with on a day. */
export const closingVerse = (day: string): Verse | undefined =>
  closingVerses[dailyIndex(day, 'prayNow', 'prayer', closingVerses.length)];
