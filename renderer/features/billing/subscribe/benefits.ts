interface Benefit {
  id: 'guidance' | 'audio' | 'community';
  title: string;
  text: string;
}

/** Why somebody would pay for Premium (docs/specification.md 2 §2): only what is true here (docs/decisions.md 1 and 30). */
export const benefitsOf = (premiumDailySearches: number | null): Benefit[] => [
  premiumDailySearches === null
    ? { id: 'guidance', title: 'Unlimited Guidance', text: 'Ask as often as you need to: no search is counted.' }
    : {
        id: 'guidance',
        title: `${premiumDailySearches} ${premiumDailySearches === 1 ? 'search' : 'searches'} a day`,
        text: 'Room for more than one question on a hard day.',
      },
  { id: 'audio', title: 'Audio Content', text: 'Verses and prayers, read aloud by your own device.' },
  {
    id: 'community',
    title: 'Community Access',
    text: 'Share and pray with others in SoulFeed, and meet in Circles of your own.',
  },
];
