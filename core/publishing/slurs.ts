import {
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';

/*
 * Words that put people down for what they are. Swearing alone is not among them: people swear at God in the Psalms' manner,
 * and may here.
 */

/** What we take of obscenity's English words; its other patterns find swearing, or parts of harmless words and names. */
const TAKEN = new Set(['abeed', 'abo', 'africoon', 'arabush', 'boonga', 'cunt', 'nigger', 'tranny']);

/** As obscenity writes them: `|` is a word's border, `[x]` may be missing. Doubled letters are single, but for b, e, g, l, o and s. */
const OURS = `
  |beaner[s]| |bougnoul |cameljockey |camel jockey |ching chong |chingchong |chinaman| |chinamen| |chink| |chinks| |chinky|
  |chinkies| |christ killer |christkiller |coon| |coons| |darkie| |darkies| |dyke| |dykes| |fag| |fags| |faggot |faggy|
  |gook| |gooks| |golliwog |gollywog |gyppo |gypo| |gypos| |heeb[s]| |a homo| |homos| |honky| |honkies| |injun[s]| |jap| |japs|
  |jigaboo |kafir[s]| |kanaken| |kike| |kikes| |libtard |fucktard |maricon |mongoloid |mudslime |muzie[s]| |muzies| |muzrat
  |a negro| |the negro| |you negro| |negroes| |negers| |paki| |pakis| |pickaniny |pickanin[n]ies |pikey |pikies
  |raghead |retard| |retards| |retarded| |sandnig |shemale |slanteye |slant eye |slut| |sluts| |sluty| |spastic |spaz| |spic| |spics|
  |squaw| |squaws| |sudacas| |tranies| |towelhead |towel head |wetback |wog| |wogs| |yid| |yids| |zipperhead |ziperhead
  |you whore| |dirty whore| |filthy jew |dirty jew |jewboy |half breed| |halfbreed`
  .split(/\s+(?=\|)/)
  .map((line) => line.replace(/\s+/g, ' ').trim())
  .filter(Boolean);

/** What is harmless although a pattern finds it. */
const HARMLESS = `abo blood,abo group,abo type,abo incompat,niggard,chink in,chinks in,chink of,chinks of,chink between,
  coon hound,coon cat,maine coon,coon dog,fag end,packet of fags,pack of fags,fag break,bundle of faggots,faggots and peas,
  faggots of,honky tonk,honky-tonk,injun joe,kaffir lime,kafir lime,mentally retarded,a negro spiritual,negro spiritual,the negro spiritual,negro league,
  negro college,negro church,spastic diplegi,spastic quadri,spastic hemi,spastic para,spastic cerebral,spastic cp,
  spastic colon,spastic muscle,spasticity,spic and span,squaw valley,squaw creek,tranny fluid,dykes of,dyke road,
  offa's dyke,sea dyke,the negro people`
  .split(',')
  .map((line) => line.trim());

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => !TAKEN.has(metadata?.originalWord ?? ''));
dataset.addPhrase((phrase) => {
  for (const line of OURS) phrase.addPattern(parseRawPattern(line));
  for (const line of HARMLESS) phrase.addWhitelistedTerm(line);
  return phrase;
});

const matcher = new RegExpMatcher({
  ...dataset.build(),
  whitelistMatcherTransformers: englishRecommendedTransformers.whitelistMatcherTransformers,
  blacklistMatcherTransformers: [
    resolveConfusablesTransformer(),
    resolveLeetSpeakTransformer(),
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({
      defaultThreshold: 1,
      customThresholds: new Map(['b', 'e', 'g', 'l', 'o', 's'].map((letter) => [letter, 2])),
    }),
  ],
});

/** Signs that are letters to obscenity ("!" is an i) part words here unless they stand inside one. */
const PARTING = /[()/]|(?<![\p{L}\d])[!|]|[!|](?![\p{L}\d])/gu;
/** "f a g g o t", "f.a.g.g.o.t": letters written apart. */
const APART = /(?<![\p{L}\d@$!])[\p{L}\d@$!](?:[ ._*-][\p{L}\d@$!]){2,20}(?![\p{L}\d])/gu;
/** Letters that are left out: "n*gger", "f**got". */
const MASKED =
  /(?<!\p{L})(?:n[*#_]{1,3}g{1,2}(?:er|a|ah|az)s?|ni[*#_]{1,4}(?:er|a)s?|f[*#_]{1,3}g{1,2}[o*#_]ts?|k[*#_]ke|c[*#_]nt)(?!\p{L})/iu;
/** Names that people and places bear: a capital letter, after another name or a title. */
const NAMES =
  /(?<!\p{L})(?!(?:You|The|These|Those|That|This|Stupid|Dirty|Ugly|A|All|No|Hey|Fat|Old) )\p{Lu}[\p{L}'’]{1,20}\.? (?:[Vv]an )?(?:Dyke|Dykes|Coon|Coons|Fagg|Kike|Wog|Paki|Yid)(?!\p{L})/gu;

/** Whether a text holds a slur. */
export const hasSlur = (text: string): boolean => {
  if (MASKED.test(text)) return true;
  const words = text.replace(NAMES, ' ').replace(PARTING, ' ');
  const together = words.match(APART)?.map((letters) => letters.replace(/[ ._*-]/g, '')) ?? [];
  return matcher.hasMatch([words, ...together].join(' '));
};
