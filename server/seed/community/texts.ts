import type { PostType } from '../../../core/contract/posts.ts';

/** A circle, what it reads and studies, and what its members plan: title, place, words. */
export interface CircleText {
  name: string;
  emoji: string;
  description: string;
  isPublic: boolean;
  verse: string;
  topic: string;
  events: readonly (readonly [string, string | null, string | null])[];
}

export const circles: readonly CircleText[] = [
  {
    name: 'Morning Psalms',
    emoji: '🌅',
    description: 'One psalm before the day begins. We read it alone and share a line that stayed.',
    isPublic: true,
    verse: 'Psalm 90:14',
    topic: 'Psalms of ascent, one a day',
    events: [
      ['Reading Psalm 121 aloud', 'Online, the link comes by mail', 'Bring something warm to drink.'],
      ['Breakfast at the lake', 'North shore, by the benches', null],
    ],
  },
  {
    name: 'Caring for parents',
    emoji: '🏡',
    description: 'For all who look after a mother or a father, near or far. Tired people are welcome.',
    isPublic: true,
    verse: 'Galatians 6:9',
    topic: 'Ruth, chapter 1',
    events: [
      ['An evening to talk', 'Parish hall, upper room', 'No program. Somebody brings soup.'],
      ['Prayer for those in care', null, 'Twenty minutes, wherever you are.'],
    ],
  },
  {
    name: 'Tuesday small group',
    emoji: '📖',
    description: 'Our group between the Tuesdays: prayers, plans and who brings the bread.',
    isPublic: false,
    verse: 'Philippians 4:6-7',
    topic: 'Philippians, chapter 4',
    events: [
      ['Small group', 'At the Millers’, second floor', 'We read chapter 4 together.'],
      ['Helping with the move', 'Oak Street', 'Boxes and strong backs from nine on.'],
    ],
  },
  {
    name: 'Young parents',
    emoji: '🧸',
    description: 'Short nights, full hands. We pray for each other and our children.',
    isPublic: true,
    verse: 'Isaiah 40:11',
    topic: 'The Lord’s Prayer, line by line',
    events: [
      ['Picnic with the children', 'Playground behind the library', 'If it rains: the parish hall.'],
      ['Quiet hour', 'Online', 'For when they sleep. If they sleep.'],
    ],
  },
  {
    name: 'After a loss',
    emoji: '🕯️',
    description: 'For people who grieve. Nobody has to say anything.',
    isPublic: false,
    verse: 'Psalm 34:18',
    topic: 'John, chapter 11',
    events: [['Walk by the river', 'From the old bridge', 'Slowly, about an hour.']],
  },
  {
    name: 'Night shift',
    emoji: '🌙',
    description: 'Nurses, drivers, bakers: for those who are awake when others sleep.',
    isPublic: true,
    verse: 'Psalm 134:1',
    topic: 'Compline, a prayer for the night',
    events: [['Prayer at four in the morning', null, 'Five minutes in your break.']],
  },
  {
    name: 'Looking for work',
    emoji: '🛠️',
    description: 'Applications, interviews, waiting. We keep each other honest and hopeful.',
    isPublic: true,
    verse: 'Matthew 6:33-34',
    topic: 'Nehemiah, chapters 1 to 3',
    events: [['Reading each other’s applications', 'Café at the station', 'Bring yours on paper.']],
  },
  {
    name: 'The choir',
    emoji: '🎵',
    description: 'Rehearsals, cake and whom we sing for.',
    isPublic: false,
    verse: 'Psalm 96:1',
    topic: 'Psalms that are sung',
    events: [
      ['Rehearsal', 'Church, side entrance', 'We go through both pieces for Sunday.'],
      ['Singing at the home for the elderly', 'Linden House', 'Meet a quarter of an hour before.'],
    ],
  },
  {
    name: 'New to the Bible',
    emoji: '🌱',
    description: 'Where do I begin? What does this word mean? Any question may be asked here.',
    isPublic: true,
    verse: 'Psalm 119:105',
    topic: 'Mark, chapters 1 to 4',
    events: [['First questions', 'Online', 'Mark, chapter 1. Read it before, or don’t.']],
  },
  {
    name: 'Prayer for our street',
    emoji: '🏘️',
    description: 'We pray for our neighbors, by house and not by name.',
    isPublic: false,
    verse: 'Jeremiah 29:7',
    topic: 'The good Samaritan, Luke 10',
    events: [['Walking and praying', 'Corner by the bakery', null]],
  },
];

/** A post. `{name}` is a first name; `story` tells how a prayer was answered. */
export interface PostText {
  type: Exclude<PostType, 'scripture_share'>;
  text: string;
  tags: readonly string[];
  story?: string;
}

const prayer = (text: string, tag: string, story?: string): PostText => ({
  type: 'prayer_request',
  text,
  tags: [tag],
  ...(story === undefined ? {} : { story }),
});
const testimony = (text: string, ...tags: string[]): PostText => ({ type: 'testimony', text, tags });
const general = (text: string, ...tags: string[]): PostText => ({ type: 'general', text, tags });

export const posts: readonly PostText[] = [
  prayer(
    'My mother has surgery on Thursday morning. Please pray for steady hands and for her quiet heart.',
    'family',
    'She is home. Slow and grumpy, which is a good sign. Thank you all.',
  ),
  prayer(
    'The company lets people go this month. I have two children and I don’t sleep well.',
    'work',
    'I may stay, on four days. We can live with that.',
  ),
  prayer(
    'My son {name} hasn’t spoken to me since spring. Please pray that I find the right first sentence.',
    'family',
    'He called on his birthday. I mostly listened.',
  ),
  prayer('Exams all week. Pray that I remember what I learned and stay kind to my roommates.', 'school'),
  prayer(
    'We have been waiting for a child for four years. Today was another hard day.',
    'family',
    'No child yet. But we laughed this week, both of us, for the first time in a long while.',
  ),
  prayer('It will be a year on Sunday since my husband died. Please think of me at church.', 'grief'),
  prayer(
    'Rent is due on the first and I am short. I have asked for more hours.',
    'money',
    'Got the hours, and my sister helped with the rest.',
  ),
  prayer('Pray for {name} from my class, whose house burned down. They are all safe, and all is gone.', 'friends'),
  prayer(
    'I start a new job tomorrow after a long time at home. I feel like the new girl at school.',
    'work',
    'First week done. Somebody had put flowers on my desk.',
  ),
  prayer('My father forgets my name now. Please pray for patience, for both of us.', 'family'),
  prayer('Eleven days sober. Please pray for the twelfth.', 'recovery', 'Sixty today.'),
  prayer('Our church decides about the building on Wednesday. Pray that we stay friends.', 'church'),
  prayer(
    'The doctor wants to look at the pictures again. I try not to read about it at night.',
    'health',
    'It is nothing that has to be treated. I sat in the car and cried.',
  ),
  prayer('I said something to my wife that I can’t take back. Pray that I find the courage to begin.', 'marriage'),
  prayer('Moving far from home next week. I know nobody there.', 'change', 'There is a choir. I can’t sing. I went.'),
  prayer('For the nurses on my mother’s ward: that somebody is kind to them too.', 'thanks'),
  prayer('My daughter is afraid of school again. Please pray for her mornings.', 'family'),
  prayer('I find it hard to pray at all these days. Would some of you do it for me?', 'faith'),
  testimony(
    'I prayed for work for nine months. On Monday I sign. It is not what I had in mind, and it is good.',
    'work',
  ),
  testimony('My brother and I had not spoken for six years. Yesterday we repaired his fence together.', 'family'),
  testimony('I forgave my father at his bed. I did not feel it before, I just said it. It came later.', 'family'),
  testimony(
    'Slept through the night for the first time since the funeral. I want to write that down somewhere.',
    'grief',
  ),
  testimony('A stranger paid for my groceries when my card failed. I had been so angry with God that week.', 'thanks'),
  testimony(
    'Two years without a drink today. Somebody here prayed for me on day one. Thank you, whoever you are.',
    'recovery',
  ),
  testimony('I was baptized on Sunday, at fifty-eight. The water was cold and I could not stop smiling.', 'faith'),
  testimony('The results came back clear. We have read Psalm 103 aloud at the kitchen table.', 'health'),
  general('What do you read when you have only five minutes?', 'question'),
  general('Does anybody know a good way to read the Psalms with small children?', 'question', 'family'),
  general('Snow outside, coffee inside, nobody else awake. Thank you for this quiet hour.', 'thanks'),
  general('I am new here. I have not been to church since I was a boy, and I don’t quite know how to begin.'),
  general('We sang my grandmother’s hymn today. I had forgotten that I know all the words.', 'church'),
  general('For whoever needs it today: you don’t have to have the right words.'),
  general('Three things I am grateful for: the neighbor’s laugh, warm bread, that {name} called.', 'thanks'),
  general('How do you keep a day of rest when you work weekends?', 'question', 'work'),
  general('I read an old prayer of mine from two years ago. I had forgotten how afraid I was.', 'faith'),
  general('The seeds we planted after Easter have come up. I needed to see something grow.', 'thanks'),
];

/** What people write above a verse they share. */
export const shared = [
  'This one has been with me all week.',
  'Read before work today, twice.',
  'My grandfather had underlined this.',
  'For everybody who waits for something.',
  'I never noticed the second half before.',
  'We read this in our group last night.',
] as const;

/** Thanks within a circle. */
export const shoutOuts = [
  'thank you for the meals last week.',
  'you stayed and put the chairs away again.',
  'your message came at the right moment.',
] as const;
