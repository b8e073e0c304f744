import { edits } from '../text/edits.ts';
import { wordByForm } from '../text/wordByForm.ts';
import { LONGEST_TEXT } from './danger.ts';

/** How people write the words that matter when they are upset, in haste, or hiding from a filter. */
const WRITTEN_AS = wordByForm({
  kill: 'kil kll kiil klil kjll kikl killl kyll keel_myself',
  killing: 'kiling killin killng kilin',
  killed: 'kiled',
  suicide: 'suiside sucide suicde suecide suacide suicid sooicide sewerslide sewercide suecid scuicide sueside suisid',
  suicidal: 'sucidal suicidel suicidle suisidle suisidal suicidul suicial sucidle suicidial',
  myself: 'myslef mysef meself miself myslf mysel myselve myselfs meslf mself mysellf myselff',
  unalive: 'unaliv unalife unaliving unalived unaliveing',
  die: 'diee dieee',
  dying: 'dieing dyin',
  living: 'livin liveing',
  cutting: 'cuttin cuting cuttng',
  hurting: 'hurtin huring hurtng',
  ending: 'endin endng',
  thinking: 'thinkin thinkn thinkng',
  beats: 'beets',
  hitting: 'hittin hiting',
  rape: 'r4pe',
  raped: 'raiped rapd rapeed',
  forced: 'forsed forsd forst fourced forcd focred foreced forcced',
  forces: 'forses',
  want: 'wnat watn wantt wnt waant',
  wish: 'wsh wihs wissh',
  wishes: 'wishs wihses',
  born: 'bron',
  dead: 'ded deadd',
  pills: 'pils pilss pilles',
  hits: 'hitts hitss',
  hurt: 'hurrt hrut',
  hurts: 'hurtz hrts',
  scared: 'scard scaird skared',
  afraid: 'affraid afriad afrade',
  touched: 'toched tuched touchd touced touchted',
  touches: 'toches tuches touchs touces',
  touching: 'tuching toching toucing',
  choked: 'chocked choaked chokd',
  choking: 'chokin chocking',
  punched: 'puched punchd punshed',
  punches: 'puches punchs',
  slapped: 'slaped slappd',
  slaps: 'slapps',
  violent: 'voilent violant',
  himself: 'himslef hisself himselff hismelf',
  herself: 'herslef hereself hersefl',
  alive: 'alife aliv',
  tonight: 'tonite tnite 2nite tonigt tonihgt',
  disappear: 'dissapear disapear dissappear disappeer',
  letters: 'leters',
  everyone: 'evryone everone everbody everbody',
  grandpa: 'grandad granddad gramps grampa granpa',
  grandma: 'granny gran nan nana granma grandmom',
  abuse: 'abuze abus abouse abbuse',
  abused: 'abuzed abusd abussed',
  abusive: 'abussive abusiv',
  molested: 'molestd mollested',
  husband: 'husbend husban hubby husbnd huband hsuband',
  boyfriend: 'bf boyfreind boyfrend',
  girlfriend: 'gf girlfreind',
  violence: 'violance vilence voilence',
  wanna: 'wana wnna wonna',
  gonna: 'gona gunna gon',
  dont: 'dnt dont dun donot',
  cant: 'cnt cannot canot',
  about: 'bout abt abut',
  without: 'w_o withut witout',
  nobody: 'noone nobdy',
  anymore: 'nomore anymor enymore',
  stepdad: 'stepfather',
  stepmom: 'stepmother stepmum',
  mom: 'mum mommy mama momma mam',
  dad: 'daddy papa',
  harm: 'harmm',
  you: 'u',
});

/** One slip in these is mended, unless the result of the slip is a word of its own. */
const MENDED =
  'suicide suicidal myself unalive molested molesting strangled abusive domestic violence overdose overdosed strangle threatens threatened threatening assaulted boyfriend girlfriend husband'.split(
    ' ',
  );
const LONG = 8;
const OWN_WORDS = new Set(
  (
    'subside subsides subsided sulfide itself thyself himself domestics violent molest mangled overdo overdone overdoes overdoing husbands ' +
    'threaten tangled strangler girlfriends boyfriends assault'
  ).split(' '),
);

const MENDED_BY_FIRST = new Map<string, string[]>();
for (const word of MENDED) MENDED_BY_FIRST.set(word[0] ?? '', [...(MENDED_BY_FIRST.get(word[0] ?? '') ?? []), word]);

const closeEnough = (word: string, right: string): boolean => {
  const limit = right.length >= LONG ? 2 : 1;
  return Math.abs(word.length - right.length) <= limit && edits(word, right, limit) <= limit;
};

const mend = (word: string): string => {
  const known = WRITTEN_AS.get(word);
  if (known !== undefined) return known;
  if (/(.)\1\1/.test(word)) {
    const two = word.replace(/(.)\1{2,}/g, '$1$1');
    const one = word.replace(/(.)\1{2,}/g, '$1');
    return (
      WRITTEN_AS.get(two) ?? WRITTEN_AS.get(one) ?? (/(kill|hell|better|cutting|hitting|off)/.test(two) ? two : one)
    );
  }
  if (word.length < 5 || word.length > 12 || OWN_WORDS.has(word)) return word;
  // The first letter is nearly always right, and this runs over every word of a text.
  return (MENDED_BY_FIRST.get(word[0] ?? '') ?? []).find((right) => closeEnough(word, right)) ?? word;
};

const LEET = wordByForm({ o: '0', i: '1 ! |', e: '3', a: '4 @', s: '5 $', t: '7' });

/** Said in two words or one, it is one thing to the rules. Applied in order, on text padded with spaces. */
const SAME: [RegExp, string][] = [
  [/ (my|him|her|them|your) (self|selves) /g, ' $1self '],
  [/ i am /g, ' im '],
  [/ i have /g, ' ive '],
  [/ (do|does|did|is|was|has|have|would|could|should|are|were) not /g, ' $1nt '],
  [/ can not /g, ' cant '],
  [/ will not /g, ' wont '],
  [/ (wants?|wanted|wanting) (to|too|2) /g, ' wanna '],
  [/ wanna to /g, ' wanna '],
  [/ going to /g, ' gonna '],
  [/ any more /g, ' anymore '],
  [/ no one /g, ' nobody '],
  [/ (dont|didnt|never) wont (?:to )?/g, ' $1 wanna '],
  [/ in to /g, ' into '],
  [/ (jump|jumping|jumped) of (?=(a|the|my) )/g, ' $1 off '],
  [/ every (one|body) /g, ' everyone '],
  [/ (he|she) is /g, ' $1s '],
  [/ step (dad|father) /g, ' stepdad '],
  [/ step (mom|mother|mum) /g, ' stepmom '],
  [/ step (brother|sister|son) /g, ' step$1 '],
  [/ boy friend /g, ' boyfriend '],
  [/ girl friend /g, ' girlfriend '],
  [/ (ex) (husband|wife|boyfriend|girlfriend) /g, ' $2 '],
  [/ self (harm|injur)/g, ' self $1'],
];

/** Letters written far apart run together into one; the words that matter are parted again. */
const SPREAD: [RegExp, string][] = [
  [/ (i?)(want|wanna|kill|hurt|cut|hang|end)(to|my|myself|me|it)?(die|self|life|all)? /g, ' $1 $2 $3 $4 '],
  [/ my self /g, ' myself '],
  [/ +/g, ' '],
];

/** Lower-case words with single spaces: no case, accents, apostrophes, leetspeak, drawn-out or spaced-out letters. */
export const plain = (text: string): string => {
  const folded = text
    .slice(0, LONGEST_TEXT)
    .normalize('NFKD')
    .replace(/[\p{M}\u200b-\u200f\u2060\ufeff\u00ad]+/gu, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u201b\u02bc\u0060\u00b4']/g, '')
    .replace(/(?<![a-z0-9])[@$](?=[a-z]{2})|(?<=[a-z])[013457!|@$](?=[a-z])/g, (sign) => LEET.get(sign) ?? sign)
    .replace(/\bs[*#]+i?cid/g, 'suicid')
    .replace(/\bk[*#]+ll/g, 'kill')
    .replace(/\br[*#]+pe/g, 'rape')
    .replace(/\bd[*#]+e\b/g, 'die');
  const words = (folded.match(/[a-z0-9]+/g) ?? []).map(mend);
  let joined = ` ${words.join(' ')} `.replace(/ (?:[a-z] ){3,}/g, (spread) => ` ${spread.replace(/ /g, '')} `);
  for (const [spread, parted] of SPREAD) joined = joined.replace(spread, parted);
  // Twice, since neighbours share the space between them.
  for (let round = 0; round < 2; round += 1) for (const [two, one] of SAME) joined = joined.replace(two, one);
  return joined;
};
