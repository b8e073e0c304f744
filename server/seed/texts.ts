export const bios = [
  'Learning to pray again, slowly.',
  'Mother of three, choir on Sundays, coffee before anything.',
  'Night-shift nurse. I read here on my breaks.',
  'New to faith and full of questions.',
  'Grateful for a small church and big skies.',
  'Retired teacher, grandfather, slow reader of Psalms.',
  'Student. Trying to be still.',
  'Psalm 27 got me through last year.',
] as const;

/** How people put a search; `{x}` is what it is about. */
export const openings = [
  'bible verse about {x}',
  'prayer for {x}',
  'how do i deal with {x}',
  'struggling with {x}',
  'help with {x}',
  'what does the bible say about {x}',
  'i need help with {x}',
  'verses on {x}',
  'overcoming {x}',
  'god and {x}',
  'my son and {x}',
  'my daughter and {x}',
  'my wife and {x}',
  'my husband and {x}',
  'a friend’s {x}',
  '{x} at work',
  '{x} in my family',
  '{x} again',
  'tired of {x}',
  'how to pray about {x}',
  'scripture for {x}',
  'where is god in {x}',
  '{x} at night',
  '{x} in the morning',
  'hope in {x}',
  'peace about {x}',
] as const;

/** What people write with their feedback, by its type. */
export const comments = {
  helpful: [
    'This was exactly what I needed today.',
    'The verse stayed with me all morning. Thank you.',
    'I read the prayer aloud with my wife.',
    'Short and true. I have shared it with my small group.',
    'I was in tears. Thank you for this.',
    'Came here anxious, left a little calmer.',
  ],
  somewhat_helpful: [
    'The verse was good, the note was a bit general.',
    'Helpful, but I would have liked more than one passage.',
    'Good. It did not quite fit what I asked.',
    'I liked the prayer more than the reflection.',
  ],
  not_helpful: [
    'It was about something else than I searched.',
    'I was looking for a passage about forgiving myself.',
    'Too short for where I am right now.',
  ],
  suggestion: [
    'Please add more on caring for aging parents.',
    'A larger text size would help my mother.',
    'Could there be a Spanish version?',
    'More from the Psalms, please.',
    'I would love to hear the prayer read aloud.',
    'Let me sort my saved verses by book.',
  ],
} as const;

/** Prayers of a journal: what they are called, what they say, and the category. */
export const prayers = [
  [
    'For my mother',
    'Lord, be near her in the hospital tonight. Give the doctors steady hands and her a quiet heart.',
    'family',
  ],
  [
    'The interview',
    'Father, I have done what I can. Keep me honest and calm, and open the door that is right.',
    'work',
  ],
  ['Thank you', 'For the rain, for the phone call, for one good night of sleep: thank you.', 'gratitude'],
  [
    'Patience with the kids',
    'I lost my temper again. Forgive me, and teach me to stop for one breath before I speak.',
    'family',
  ],
  ['For our church', 'Keep us kind to each other while we decide. Let us listen more than we talk.', 'church'],
  ['Rent', 'You know the number and the day. Give us this day our daily bread.', 'personal'],
  [
    'My brother',
    'He has not called in months. Keep him, wherever he is, and let him know that the door is open.',
    'family',
  ],
  [
    'A restless night',
    'I will both lie down and sleep in peace. Take the thoughts that go round and round.',
    'personal',
  ],
  ['Forgiving Dad', 'I say that I forgive him and then I feel it all again. Do in me what I can’t.', 'personal'],
  ['For Ruth', 'Her results come on Friday. Stay with her in the waiting.', 'friends'],
  ['Exams', 'Help me to study today, to rest tonight, and not to measure myself by a mark.', 'school'],
  ['Before work', 'Make me someone it is good to work beside. Guard my tongue in the meeting.', 'work'],
  ['Grief', 'It has been a year. I still set two cups. Sit with me, Lord.', 'personal'],
  ['New neighbors', 'Show us how to welcome them. Let our table be long enough.', 'friends'],
  ['Wisdom', 'Two roads and I can’t see the end of either. Lead me by the next step.', 'personal'],
] as const;

/** A later word under a prayer. */
export const updates = [
  'Still waiting. A little calmer today.',
  'The call came. We go back next week.',
  'Prayed this again with my sister.',
  'Harder than I thought. Keep me going.',
] as const;

/** How prayers were answered. */
export const answers = [
  'He called on Sunday. We talked for an hour.',
  'Not the door I asked for, and a better one.',
  'The results are clear. Thank you, Lord.',
  'Someone at church paid it and would not say who.',
  'I slept. That was the answer.',
] as const;
