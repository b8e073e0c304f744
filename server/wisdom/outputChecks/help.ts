import type { DangerKind } from '../../../core/crisis/danger.ts';
import { findDanger } from '../../../core/crisis/rules.ts';
import { anyOf, sentences, type GeneratedText } from './rule.ts';

const HELP = anyOf`
        \bdoctors?\b|\bphysician\b|\bgp\b|\bnurse\b|\bmidwife\b|\bclinic\b|\bhospital\b|\bambulance\b
        \bemergency\b|\bcounsel(?:l)?ors?\b|\btherapists?\b|\btherapy\b|\bpsychiatrist\b|\bpsychologist\b
        \bhelplines?\b|\bhotline\b|\b(?:crisis|suicide|violence|abuse|support|parenting) (?:line|service|team)\b
        \bpolice\b|\bshelter\b|\brefuge\b|\bsocial worker\b|\badvocate\b|\bteacher\b
        \bchild(?:ren['’]s)? (?:helpline|protection)\b|\bprotection service\b|\bspecialists?\b|\bpharmacist\b
        \bdietitian\b|\bsponsor\b|\b(?:recovery|support|gamblers['’]?|aa) (?:group|meetings?)\b|\bfind a meeting\b
        \bgrown-up\b|\bhealth visitor\b|\b(?:treatment|care) team\b|\bcharity\b|\byouth service\b
        \badvice (?:service|centre|center)\b
      `;

const SENDS = anyOf`
        \btell\b|\btold\b|\bcall\b|\bring\b|\bphone\b|\bsee\b|\bask\b|\bspeak\b|\btalk\b|\bgo\b|\blet\b|\bvisit\b
        \bcontact\b|\bfind\b|\bkeep\b|\bstay\b|\bturn\b|\blook\b|\bbring\b|\bshow\b|\breport\b|\bmeet\b|\bknock\b
        \bhelp\b|\bhelps\b|\bknow\b|\bneeds?\b|\bshould\b|\bcan\b|\bcould\b|\bwould rather\b|\bplace to\b
        \bwrite\b
      `;

const SENDS_AWAY = anyOf`
        \bno need\b|\bdon['’]t need\b|\bdoes not need\b|\bdo not need\b|\bcancel\b|\bstay away\b|\bavoid\b
        \ball is well\b|\bmore than\b|\bbetter than\b|\binstead of\b|\bnothing to\b|\bnot to (?:the|a)\b
        \buntil you\b|\bmight mention\b|\bdo not (?:go|call|tell|see|bother)\b
        \bdon['’]t (?:go|call|tell|see|bother)\b|\bagainst\b|\blet the sponsor go\b
      `;

/** Whether the words send somebody to people who can help. */
export const sendsToHelp = ({ note, prayer }: GeneratedText): boolean =>
  [...sentences(note), ...sentences(prayer)].some(
    (sentence) => HELP.test(sentence) && SENDS.test(sentence) && !SENDS_AWAY.test(sentence),
  );

/** What somebody types whom no words alone should answer, as far as our own list of dangers lets it through. */
export const GRAVE: Readonly<Record<'body' | 'mind' | 'eating' | 'despair' | 'violence' | 'habit', RegExp>> = {
  body: anyOf`
        \bchest\b|\b(?:left )?arm and jaw|\bfloppy\b|\bwon['’]?t (?:feed|wake)|can['’]?t breathe|\bseizures?\b
        \bunconscious|\bbleeding\b|\bswallowed\b|\bstroke\b|\bfaint(?:ed|ing)?\b|\blumps?\b|\bburning up\b
        \b(?:high )?fever\b|\bstiff neck\b|\bsugar (?:is|was) (?:high|low)|\bcough(?:ing)? (?:up )?blood
        \bvomit\w*\b|\ballergic\b|\bswollen\b|\bswelling\b|\bnumb\b|\bslurred\b|\bworst headache\b
        \bunresponsive\b|\boverdosed\b|\bblood sugar\b|\bdiabetic\b|\btemperature of\b|\binfected\b|\bwent black\b
        \bstopped breathing\b
      `,
  mind: anyOf`
        \bvoices?\b|\bschizo|\bbipolar\b|\bmani[ac]\b|\bpsychos|\bhallucinat|\bpanic attacks?\b
        (?:\bnot|n['’]?t) slept\b|\b(?:nothing|anything) is real|\bwatching me\b|\bpoisoned\b|\bptsd\b
        \btrauma therapy\b|\bpostpartum\b|\bantidepress|\blithium\b|\bsertraline\b|\bzoloft\b|\bprozac\b
        \blexapro\b|\binsulin\b|\bmethotrexate\b|\bmeds\b|\bmedications?\b|\bpsychiatrist\b|\btherap(?:y|ist)\b
        \bracing thoughts\b|\bparanoi\w*\b|\bdelusion\w*\b|\bdepress(?:ed|ion)\b
        \bgod (?:told|tells|wants) me to (?:walk|stop|jump|hurt|give everything|go to)
      `,
  eating: anyOf`
        \banorexi|\bbulimi|\bbing(?:e|ing)\b|\bpurg(?:e|ing)\b|\bmake myself sick|\bthrow(?:ing)? up (?:after|my)
        \bcalories\b|\bstarv|\b(?:fast|fasting) (?:for )?\d|\bstopped eating|\beating disorder
      `,
  despair: anyOf`
        \bcut(?:ting|s)? (?:my|when|again)|\bi cut\b|\bself[- ]?harm|\bpills?\b|\btablets?\b|\bend(?:ing)? it\b
        \bwake up\b|\bbe where (?:he|she) is|\bgo(?:ing)? on living|\bno way out|\bburden to (?:every|my)
        \baffairs (?:are )?(?:all )?in order|\bbetter off without me|\btired of (?:living|being alive)
        \bsay(?:ing)? goodbye|\bsleep forever|\bdisappear\b|\bjoin (?:him|her|them)\b|\bno point\b
        \bcan['’]?t go on\b|\bnobody would (?:notice|miss)|\bwon['’]?t be here\b|\bgave away my
        \bwhere (?:she|he) is\b|\bscars\b|\bburn(?:ing)? (?:my|myself)
      `,
  violence: anyOf`
        \b(?:hits?|beats?|kicks?) (?:me|us|her|him|my|our)\b|\bhitting\b|\bslaps?\b|\bdad beat\b|\bpunche[sd]\b
        \bchok(?:e|es|ed|ing)\b|\bstrangle\w*\b|\bshove[sd]?\b|\bkicked\b|\btwisted\b|\bthrows things\b
        \bmy (?:neck|throat)\b|\bsaw stars\b|\bwhen (?:he|she) drinks\b|\bthreaten\w*\b|\brifle\b|\bshotgun\b
        \bgun\b|\bknife\b|\bwith (?:a|his|the) belt\b|\bbruises?\b|\bstitches\b|\braped?\b|\bmolest\w*\b
        \babus(?:e|ed|es|ive)\b|\btouch(?:es|ed|ing) (?:me|her|him|my)\b|\bdoes (?:stuff|things) (?:to me|i)\b
        \bhand on my\b|\bin(?:to)? my (?:room|bed)\b|\bstalk\w*\b
        \b(?:scared|afraid|terrified) of (?:him|her|my (?:husband|wife|boyfriend|girlfriend|dad|father|mum|mom|mother|stepdad|partner|son))\b
        \bhurts? me\b|\bforced? (?:me|himself)\b|\bforces me\b|\bmakes me (?:do|have|undress)\b
        \bchecks my phone\b|\bpinned\b|\bgrabb(?:ed|s)\b|\bsmashed\b|\bundress\w*\b|\bour secret\b|\bif i tell\b
        \bfollowing me\b|\btracks my\b|\blocks? me\b
      `,
  habit: anyOf`
        \bheroin\b|\bmethadone\b|\bcocaine\b|\bmeth\b|\bopioids?\b|\boxy\w*\b|\bpainkillers?\b|\bwithdrawal\b
        \bgambl\w*\b|\bbottles? (?:a|of)\b|\brelapsed?\b|\bsober\b
        \bdrink(?:ing)? (?:again|too|every|alone|at night)\b|\bi drink\b|\balcohol\w*\b|\baa\b|\brehab\b|\bdetox\b
        \bclean for\b|\busing again\b|\bvodka\b|\bwhisky\b|\bwhiskey\b
      `,
};

/** What our own rules find in a text; null when they find nothing. */
export const kindOfDanger = (text: string): DangerKind | null => findDanger(text)?.kind ?? null;

export const isGrave = (query: string): boolean =>
  kindOfDanger(query) !== null || Object.values(GRAVE).some((pattern) => pattern.test(query));
