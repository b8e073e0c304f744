import {
  assignIncrementingIds,
  collapseDuplicatesTransformer,
  parseRawPattern,
  RegExpMatcher,
  resolveConfusablesTransformer,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';

/*
 * Words that put people down for what they are. Swearing alone is not among them: people swear at God in the Psalms' manner,
 * and may here. Of obscenity's own list the first twelve are taken: its others find swearing, or parts of harmless words and
 * names, and would be loaded with every page that asks (docs/proof.md P10).
 */

const inLines = (list: string): string[] => list.split(',').map((line) => line.trim());

/** As obscenity writes them: `|` is a word's border, `[x]` may be missing. Doubled letters are single, but for b, e, g, l, o and s. */
const SLURS = inLines(`
  africoon,arab[b]ush,ab[b]eed,boonga,cunt|,n[i]gger,n[i]gga,|ab[b]o[s]|,|cunt,|nig|,|nigs|,|trany,|beaner[s]|,|bougnoul,
  |cameljockey,|camel jockey,|ching chong,|chingchong,|chinaman|,|chinamen|,|chink|,|chinks|,|chinky|,|chinkies|,
  |christ killer,|christkiller,|coon|,|coons|,|darkie|,|darkies|,|dyke|,|dykes|,|fag|,|fags|,|faggot,|faggy|,|gook|,|gooks|,
  |golliwog,|gollywog,|gyppo,|gypo|,|gypos|,|heeb[s]|,|a homo|,|homos|,|honky|,|honkies|,|injun[s]|,|jap|,|japs|,|jigaboo,
  |kafir[s]|,|kanaken|,|kike|,|kikes|,|libtard,|fucktard,|maricon,|mongoloid,|mudslime,|muzie[s]|,|muzies|,|muzrat,|a negro|,
  |the negro|,|you negro|,|negroes|,|negers|,|paki|,|pakis|,|pickaniny,|pickanin[n]ies,|pikey,|pikies,|raghead,|retard|,
  |retards|,|retarded|,|sandnig,|shemale,|slanteye,|slant eye,|slut|,|sluts|,|sluty|,|spastic,|spaz|,|spic|,|spics|,|squaw|,
  |squaws|,|sudacas|,|tranies|,|towelhead,|towel head,|wetback,|wog|,|wogs|,|yid|,|yids|,|zipperhead,|ziperhead,|you whore|,
  |dirty whore|,|filthy jew,|dirty jew,|jewboy,|half breed|,|halfbreed`);

/** What is harmless although a pattern finds it. */
const HARMLESS =
  inLines(`baboon ga,snigger,abo blood,abo group,abo type,abo incompat,niggard,chink in,chinks in,chink of,chinks of,chink between,
  coon hound,coon cat,maine coon,coon dog,fag end,packet of fags,pack of fags,fag break,bundle of faggots,faggots and peas,
  faggots of,honky tonk,honky-tonk,injun joe,kaffir lime,kafir lime,mentally retarded,a negro spiritual,negro spiritual,the negro spiritual,negro league,
  negro college,negro church,spastic diplegi,spastic quadri,spastic hemi,spastic para,spastic cerebral,spastic cp,
  spastic colon,spastic muscle,spasticity,spic and span,squaw valley,squaw creek,tranny fluid,dykes of,dyke road,
  offa's dyke,sea dyke,the negro people`);

const matcher = new RegExpMatcher({
  blacklistedTerms: assignIncrementingIds(SLURS.map((line) => parseRawPattern(line))),
  whitelistedTerms: HARMLESS,
  whitelistMatcherTransformers: [
    toAsciiLowerCaseTransformer(),
    collapseDuplicatesTransformer({ defaultThreshold: Infinity, customThresholds: new Map([[' ', 1]]) }),
  ],
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
