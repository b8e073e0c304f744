/*
 * A sermon on Elijah under the broom tree, a fundraiser for a refuge, homework on Masada: danger is what such a text is about,
 * and nobody is in it.
 */

const ABOUT_A_TEXT =
  'samson|saul|judas|ahithophel|jonah|elijah|moses|job|tamar|amnon|dinah|hagar|sarah|abimelech|jephthah|jailer|philippi|gerasene|levite|jezebel|' +
  'judges|kings|samuel|genesis|numbers|acts|leviticus|psalm|augustine|dante|cowper|socrates|masada|lucretia|catechism|commentary|hebrew|greek|' +
  'sermon|preach|preacher|preaching|pulpit|exegesis|theology|theological|seminary|dissertation|thesis|essay|homework|seminar|lecture|lesson|outline|' +
  'presenting|quiz|exam|philosophy|history|ethics|debate|novel|film|movie|anime|episode|lyrics|hymn|hymns|painting|poem|play|journalist|article|' +
  'headline|newspaper|report|statistics|celebrity|documentary|news|arrested|ruled|actor|actress|singer|pope|summary|critique|doctrine|sociology|' +
  'psychology|meditation|luther|biography|scandal|atheist|bathsheba|absalom';
const WORK_AGAINST_IT =
  'volunteer|volunteers|volunteering|fundraiser|fundraising|fund|sponsored|charity|grant|donate|donating|donation|collects|collecting|collection|parish|ministry|' +
  'training|trainer|trainee|workshop|prevention|awareness|policy|advocacy|leaflet|bulletin|devotion|devotional|supervise|nurse|counsellors|' +
  'campaign|helper|staff|knit|packing|bus|barriers|walk|ride|run|speaker|assembly|safeguarding|committee|social work|bake sale|poster';

const TOPIC = new RegExp(`\\b(?:${ABOUT_A_TEXT}|${WORK_AGAINST_IT})\\b`);
const WRITER = /\b(?:i|im|ive|id|ill|me|us|my|myself)\b/;
const SOMEONE_NEAR =
  /\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|child|wife|husband|mom|dad|mother|father|brother|sister|friend|niece|nephew|cousin|partner|boyfriend|girlfriend|ex|student|neighbor)\b|\b(?:he|she|hes|shes|they) (?:wanna|says|said|told|texted|wrote)\b/;

const WORDS_BEFORE = 2;

/** Told of long ago, by somebody who has been safe since: that wants the note on what comes back, and a way to talk. */
const PAST =
  /\b(?:(?:years|decades?|long) (?:ago|past|over|behind)|long (?:over|ago|past|gone|behind)|for decades|(?:been|hes|shes|he is|she is) dead|in (?:19|20)\d\d|(?:[1-9]\d|ten|fifteen|twenty|thirty|forty|fifty) (?:yrs|years) (?:free|clean)|years clean|healed \w+ (?:yrs|years)|now (?:free|healed|whole)|im (?:forty|fifty|sixty|seventy|eighty|[4-9]\d) now)\b/;
const PRESENT =
  /\b(?:still (?:hits|hurts|beats|does|lives|sees|comes|touches|threatens|finds?|follows|controls|calls)|(?:hits|beats|hurts|chokes|rapes|slaps|kicks|threatens|abuses|touches) (?:me|us|her|him|them|my)|again|tonight|yesterday|every (?:night|day|week)|last (?:night|week|month)|keeps|stalks|stalking|going back|contact|is now|back|lately|these days|cant|works (?:at|with|for)|babysits?|other kids|wanna|scared|afraid)\b/;

export const isLongAgo = (said: string): boolean => PAST.test(said) && !PRESENT.test(said);

/** Whether the words that fitted a rule name a topic, and nobody's danger. */
export const isTopical = (words: string, said: string): boolean => {
  if (!TOPIC.test(said) || SOMEONE_NEAR.test(said)) return false;
  const before = said
    .slice(0, Math.max(0, said.indexOf(words)))
    .trim()
    .split(' ')
    .slice(-WORDS_BEFORE)
    .join(' ');
  return !WRITER.test(`${before} ${words}`);
};
