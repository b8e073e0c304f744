import { wordByForm } from '../text/wordByForm.ts';

/** Whose wishes a worried person writes about. */
const OTHERS =
  'son|daughter|kid|child|boy|girl|teen|teenager|brother|sister|friend|bestie|mate|husband|wife|partner|boyfriend|girlfriend|fiance|' +
  'fiancee|ex|mom|dad|mother|father|stepson|stepdaughter|stepdad|stepmom|cousin|niece|nephew|uncle|aunt|grandson|granddaughter|grandpa|' +
  'grandma|roommate|roomate|flatmate|coworker|colleague|student|neighbor|neighbour|classmate|someone|somebody|twin|man|woman|he|she|they|hes|shes|theyre';

const SUBJECT = new RegExp(
  ` (?:(?:my|our|his|her|a|the|this|one_of_my) )?(?:[a-z]+ )?(?:${OTHERS}) (?=[a-z]+ )(?!(?:and|or|of|in|on|at|for|to|with|about) )`,
  'g',
);

const SAID = wordByForm({
  i: 'he she they',
  im: 'hes shes theyre',
  id: 'hed shed',
  my: 'his their',
  me: 'him them',
  myself: 'himself herself themself themselves',
  dont: 'doesnt',
  havent: 'hasnt',
  have: 'has',
  am: 'is',
});

/** "wishes" to "wish": the s of the third person goes where the rules know the verb. */
const VERB =
  /^(wish|want|hope|hate|need|keep|think|feel|plan|pray|deserve|cut|burn|write|take|try|talk|swallow|buy|see|care|wake|live|find|struggle|give|say|hear|get|hurt|love|know|look)s$/;
const OBJECT_AFTER = new Set(
  'and or but so that when if to with in at is was tonight alive gone dead because anymore $'.split(' '),
);

/** The writer's own "i" ends what is told of another. */
const WRITER = / (?:i|im|ive|id|ill) /;

const retell = (told: string): string => {
  const words = told.trim().split(' ');
  const changed = words.map((word, i) => {
    if (word === 'her' || word === 'hers') return OBJECT_AFTER.has(words[i + 1] ?? '$') ? 'me' : 'my';
    if (word === 'wishes') return 'wish';
    return SAID.get(word) ?? VERB.exec(word)?.[1] ?? word;
  });
  return ` i ${changed.join(' ')} `.replace(/ i am /g, ' im ').replace(/ i (im|id) /g, ' $1 ');
};

/** Where someone else's bond, not their life, may be what ends. */
const BOND =
  / (?:end|ended|ending) (?:it|things) (?!all|now|tonight|for good|soon)| (?:it|this|things) (?:to )?(?:be over|end) /;

const MAX_PASSAGES = 4;

/**
 * Parts a text by who its sentences are about: what the writer says of himself, and what he tells of others in their words
 * ("My son told me he wishes he was never born" as "i wish i was never born"). Only wishes and harm to oneself are looked for
 * in that.
 */
export const partBySubject = (said: string) => {
  const ofOthers: string[] = [];
  let own = '';
  let end = 0;
  for (const subject of said.matchAll(SUBJECT)) {
    if (ofOthers.length === MAX_PASSAGES) break;
    const start = subject.index + subject[0].length;
    const [passage = ''] = ` ${said.slice(start)}`.split(WRITER);
    if (passage.trim() !== '' && !BOND.test(`${passage} `)) ofOthers.push(retell(passage));
    if (subject.index >= end) own += said.slice(end, subject.index);
    end = Math.max(end, start + passage.length - 1);
  }
  return { own: `${own}${said.slice(end)} `, ofOthers };
};
