/*
 * Rules over words. In a rule a space parts two words; (a|b_c) is "a" or "b c"; ~ is up to three words of any kind,
 * ~1 up to one; word? may be absent; !(a|b) means: not followed by these; capitals are the lists below.
 */

const FAMILY =
  'husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex|dad|father|mom|mother|stepdad|stepmom|parent|parents|uncle|' +
  'aunt|grandpa|grandfather|grandma|grandmother|brother|stepsister|fosterdad|fostermom|nanny|carer|brothers|sister|cousin|stepbrother|guardian|babysitter';

const LISTS: Record<string, string> = {
  SELF: 'myself|himself|herself|themself|themselves|yourself|ourselves',
  POSS: 'my|his|her|their|your|our|my_own|his_own|her_own|their_own',
  PARTNER: 'husband|wife|spouse|partner|boyfriend|girlfriend|fiance|fiancee|ex',
  FAMILY,
  WHO: `${FAMILY}|he|she|hes|shes|man|pastor|priest|coach|roommate`,
  HITS:
    'hits|hit|hitting|beats|beat|beating|punches|punched|punching|slaps|slapped|slapping|slap|kicks|kicked|kicking|chokes|choked|' +
    'choking|strangles|strangled|smacks|smacked|whips|whipped|burns|burned|bites|bit|backhanded|shoves|shoved|shoving|spits_on|spat_on|' +
    'scratches|scratched|headbutts|headbutted|attacks|attacked|attacking|thumps|thumped|batters|battered|canes|caned|whacks|whacked|clouts',
  WHOM:
    'me|us|them|her|him|my_(little|younger|baby|older|big)_(brother|sister)|my_(mom|mother|dad|sister|brother|kids|kid|son|daughter|children|baby|friend)|the_(kids|children|baby)|' +
    'our_(kids|children|son|daughter|baby)|his_(wife|girlfriend|kids)|her_kids',
  NEG: 'dont|doesnt|didnt|not|never|wont|isnt|cant|no|nt|without|arent|wouldnt|no_longer|aint',
  DESIRE: 'wanna|want|wish|wishing|hope|hoping|pray|praying|prayed|rather',
  INTENT:
    'gonna|thinking|think|thought|thoughts|plan|planning|planned|might|could|should|tempted|urge|urges|feel_like|feeling_like|' +
    'try|trying|tried|about|need_to|ready_to|going|considering|considered|keep|imagine|imagining|almost|how_to|will|ill',
};

const expand = (element: string): string =>
  element.replace(/\b[A-Z]{3,}\b/g, (name) => LISTS[name] ?? name).replace(/_/g, ' ');

const compile = (rule: string): string =>
  rule
    .split(' ')
    .map((element) => {
      if (/^~\d?$/.test(element)) return `(?:[a-z0-9]+ ){0,${element.slice(1) || '3'}}`;
      if (element === '$') return '(?:$)';
      // At the end of a rule that cuts, the space before the next word has not been read yet.
      if (element.startsWith('!')) return `(?!(?:${expand(element.slice(1))}) )`;
      if (element.endsWith('?')) return `(?:(?:${expand(element.slice(0, -1))}) )?`;
      // The end of the text as one way among others.
      if (element.endsWith('|$)')) return `(?:(?:${expand(element.replace(/\|\$\)$/, ')'))}) |$)`;
      return `(?:${expand(element)}) `;
    })
    .join('');

const COMMON = new Set(
  'i im a an the to of in on at it is my me he she they him her his and or if so be not no just that was with for i_'.split(
    ' ',
  ),
);

/** For each way an element can be met, one word that must then be in the text. */
const words = (element: string): string[] => {
  const flat = expand(element)
    .replace(/\([^()]*\)(?!$)/g, '')
    .replace(/\(\?:|[()]/g, '');
  return flat.split('|').map((way) => {
    const own = way.split(' ').filter((word) => /^[a-z0-9]+$/.test(word));
    return own.find((word) => !COMMON.has(word)) ?? own[0] ?? '';
  });
};

/**
 * Words of which a text must hold one for the rule to fit at all, taken from its most telling element. It spares
 * building two hundred regular expressions at the first keystroke.
 */
const telling = (rule: string): string[] | null => {
  let best: string[] | null = null;
  let lowest = Infinity;
  for (const element of rule.split(' ')) {
    if (/^(~\d?|\$|!.*|.*\?)$/.test(element)) continue;
    const found = words(element);
    const cost = found.reduce((sum, word) => sum + (word === '' ? Infinity : COMMON.has(word) ? 50 : 1), 0);
    if (cost < lowest) [best, lowest] = [found, cost];
  }
  return best;
};

/** A rule that is built when a text first calls for it. */
export const createPattern = (rule: string, flags: '' | 'g' = '') => {
  const needs = telling(rule);
  let built: RegExp | null = null;
  const fitting = (has: ReadonlySet<string>): RegExp | null => {
    if (needs !== null && !needs.some((word) => has.has(word))) return null;
    built ??= new RegExp(
      flags === 'g'
        ? ` ${compile(rule)}`.replace(
            / (\(\?!\(\?:[^!]*\) \))?$/,
            (_, not: string = '') => `(?= )${not.replace('(?!', '(?! ')}`,
          )
        : ` ${compile(rule)}`.replace(/ \(\?:\$\)$/, ' $'),
      flags,
    );
    return built;
  };
  return {
    test: (said: string, has: ReadonlySet<string>): boolean => fitting(has)?.test(said) ?? false,
    /** The words that fit, or null. */
    find: (said: string, has: ReadonlySet<string>): string | null => fitting(has)?.exec(said)?.[0] ?? null,
    cut(said: string, has: ReadonlySet<string>): string {
      const found = fitting(has);
      return found === null ? said : said.replace(found, ' .. ');
    },
  };
};
