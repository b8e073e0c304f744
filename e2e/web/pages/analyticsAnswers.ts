/** What the server answers the tab for feedback and analytics, for tests and drawings that must not depend on a day. */

const DAY = 86_400_000;
const FIRST_DAY = Date.parse('2026-10-25');

/** Thirty days with a quiet week and a full one; `part` is the name of the second series. */
const trendOf = (part: string, height: number, share: number) =>
  Array.from({ length: 30 }, (_, at) => {
    const quiet = at > 10 && at < 16;
    const count = quiet ? 0 : Math.round(height * (1 + Math.sin(at / 2.3)) * (at % 7 === 3 ? 1.6 : 0.7));
    const date = new Date(FIRST_DAY + at * DAY).toISOString().slice(0, 10);
    return { date, count, [part]: Math.round(count * share) };
  });

const topics = ['Anxiety', 'Grief and Loss', 'Forgiveness', 'Financial Stress', 'Loneliness', 'Marriage', 'Anger'];
const queries = [
  'how do i forgive someone who never said sorry',
  'anxiety',
  'I cannot sleep',
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  'قلق',
];

const activity = {
  totalUsers: 1204,
  newUsersThisWeek: 38,
  totalSearches: 1_048_213,
  searchesThisWeek: 4120,
  averageRating: 4,
  ratingCount: 57,
  topTopics: topics.map((title, at) => ({ id: `topic-${at}`, title, count: 310 - at * 41 })),
  topSearchQueries: queries.map((query, at) => ({ query, count: 61 - at * 9 })),
  asOf: '2026-11-23T14:05:00.000Z',
};

const feedback = [
  { searchQuery: 'anxiety', feedbackType: 'helpful', rating: 5, comments: 'It met me where I was.' },
  { searchQuery: null, feedbackType: 'not_helpful', rating: 1, comments: null },
  {
    searchQuery: 'how do i forgive someone who never said sorry',
    feedbackType: 'suggestion',
    rating: null,
    comments: 'Could there be more about forgiving people who have died? '.repeat(9).trim(),
  },
  { searchQuery: 'joy', feedbackType: 'from_a_later_server', rating: 3, comments: null },
].map((each, at) => ({
  ...each,
  id: `00000000-0000-4000-8000-00000000000${at}`,
  createdAt: new Date(Date.now() - at * 7_000_000).toISOString(),
}));

/** Of a church at work. */
export const full = {
  activity,
  searches: trendOf('uniqueUsers', 90, 0.55),
  registrations: trendOf('premiumCount', 4, 0.3),
  feedback,
};

/** Of the first day. */
export const empty = {
  activity: {
    ...activity,
    totalUsers: 1,
    newUsersThisWeek: 1,
    totalSearches: 0,
    searchesThisWeek: 0,
    averageRating: null,
    ratingCount: 0,
    topTopics: [],
    topSearchQueries: [],
  },
  searches: trendOf('uniqueUsers', 0, 0),
  registrations: trendOf('premiumCount', 0, 0),
  feedback: [],
};
