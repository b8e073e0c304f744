import { findDanger } from '../../../core/crisis/rules.ts';
import { sentences, type Written } from './rule.ts';

const HELP =
  /\b(?:doctors?|physician|gp|nurse|midwife|clinic|hospital|ambulance|emergency|counsel(?:l)?ors?|therapists?|therapy|psychiatrist|psychologist|helplines?|hotline|(?:crisis|suicide|violence|abuse|support|parenting) (?:line|service|team)|police|shelter|refuge|social worker|advocate|teacher|child(?:ren['’]s)? (?:helpline|protection)|protection service|specialists?|pharmacist|dietitian|sponsor|(?:recovery|support|gamblers['’]?|aa) (?:group|meetings?)|find a meeting|grown-up|health visitor|(?:treatment|care) team|charity|youth service|advice (?:service|centre|center))\b/i;

const SENDS =
  /\b(?:tell|told|call|ring|phone|see|ask|speak|talk|go|let|visit|contact|find|keep|stay|turn|look|bring|show|report|meet|knock|help|helps|know|needs?|should|can|could|would rather|place to|write)\b/i;

const SENDS_AWAY =
  /\b(?:no need|don['’]t need|does not need|do not need|cancel|stay away|avoid|all is well|more than|better than|instead of|nothing to|not to (?:the|a)|until you|might mention|do not (?:go|call|tell|see|bother)|don['’]t (?:go|call|tell|see|bother)|against|let the sponsor go)\b/i;

/** Whether the words send somebody to people who can help. */
export const sendsToHelp = ({ note, prayer }: Written): boolean =>
  [...sentences(note), ...sentences(prayer)].some(
    (sentence) => HELP.test(sentence) && SENDS.test(sentence) && !SENDS_AWAY.test(sentence),
  );

/** What somebody types whom no words alone should answer, as far as our own list of dangers lets it through. */
export const GRAVE: Readonly<Record<'body' | 'mind' | 'eating' | 'despair' | 'violence' | 'habit', RegExp>> = {
  body: /\bchest\b|\b(?:left )?arm and jaw|\bfloppy\b|\bwon['’]?t (?:feed|wake)|can['’]?t breathe|\bseizures?\b|\bunconscious|\bbleeding\b|\bswallowed\b|\bstroke\b|\bfaint(?:ed|ing)?\b|\blumps?\b|\bburning up\b|\b(?:high )?fever\b|\bstiff neck\b|\bsugar (?:is|was) (?:high|low)|\bcough(?:ing)? (?:up )?blood|\b(?:vomit\w*|allergic|swollen|swelling|numb|slurred|worst headache|unresponsive|overdosed|blood sugar|diabetic|temperature of|infected|went black|stopped breathing)\b/i,
  mind: /\bvoices?\b|\bschizo|\bbipolar\b|\bmani[ac]\b|\bpsychos|\bhallucinat|\bpanic attacks?\b|(?:\bnot|n['’]?t) slept\b|\b(?:nothing|anything) is real|\bwatching me\b|\bpoisoned\b|\bptsd\b|\btrauma therapy\b|\bpostpartum\b|\bantidepress|\b(?:lithium|sertraline|zoloft|prozac|lexapro|insulin|methotrexate|meds|medications?|psychiatrist|therap(?:y|ist)|racing thoughts|paranoi\w*|delusion\w*|depress(?:ed|ion))\b|\bgod (?:told|tells|wants) me to (?:walk|stop|jump|hurt|give everything|go to)/i,
  eating:
    /\banorexi|\bbulimi|\bbing(?:e|ing)\b|\bpurg(?:e|ing)\b|\bmake myself sick|\bthrow(?:ing)? up (?:after|my)|\bcalories\b|\bstarv|\b(?:fast|fasting) (?:for )?\d|\bstopped eating|\beating disorder/i,
  despair:
    /\bcut(?:ting|s)? (?:my|when|again)|\bi cut\b|\bself[- ]?harm|\bpills?\b|\btablets?\b|\bend(?:ing)? it\b|\bwake up\b|\bbe where (?:he|she) is|\bgo(?:ing)? on living|\bno way out|\bburden to (?:every|my)|\baffairs (?:are )?(?:all )?in order|\bbetter off without me|\btired of (?:living|being alive)|\bsay(?:ing)? goodbye|\bsleep forever|\bdisappear\b|\bjoin (?:him|her|them)\b|\bno point\b|\bcan['’]?t go on\b|\bnobody would (?:notice|miss)|\bwon['’]?t be here\b|\bgave away my|\bwhere (?:she|he) is\b|\bscars\b|\bburn(?:ing)? (?:my|myself)/i,
  violence:
    /\b(?:(?:hits?|beats?|kicks?) (?:me|us|her|him|my|our)|hitting|slaps?|dad beat|punche[sd]|chok(?:e|es|ed|ing)|strangle\w*|shove[sd]?|kicked|twisted|throws things|my (?:neck|throat)|saw stars|when (?:he|she) drinks|threaten\w*|rifle|shotgun|gun|knife|with (?:a|his|the) belt|bruises?|stitches|raped?|molest\w*|abus(?:e|ed|es|ive)|touch(?:es|ed|ing) (?:me|her|him|my)|does (?:stuff|things) (?:to me|i)|hand on my|in(?:to)? my (?:room|bed)|stalk\w*|(?:scared|afraid|terrified) of (?:him|her|my (?:husband|wife|boyfriend|girlfriend|dad|father|mum|mom|mother|stepdad|partner|son))|hurts? me|forced? (?:me|himself)|forces me|makes me (?:do|have|undress)|checks my phone|pinned|grabb(?:ed|s)|smashed|undress\w*|our secret|if i tell|following me|tracks my|locks? me)\b/i,
  habit:
    /\b(?:heroin|methadone|cocaine|meth|opioids?|oxy\w*|painkillers?|withdrawal|gambl\w*|bottles? (?:a|of)|relapsed?|sober|drink(?:ing)? (?:again|too|every|alone|at night)|i drink|alcohol\w*|aa|rehab|detox|clean for|using again|vodka|whisky|whiskey)\b/i,
};

export const isGrave = (query: string): boolean =>
  findDanger(query) !== null || Object.values(GRAVE).some((pattern) => pattern.test(query));
