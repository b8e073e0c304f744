import { anyOf, either, says, ways, type Rule } from './rule.ts';
import { GRAVE } from './help.ts';

const medicine = ways`
  medications?|medicines?|meds|pills?|tablets?|inhalers?|insulin|lithium|doses?|drugs?|injections?
  chemo(?:therapy)?|treatments?|therapy|therapist|sessions|appointments?|surgery|operation|scans?|doctors?
  physicians?|hospitals?|clinics?|counselors?|counsellors?|specialists?|meetings?|steps|sponsor|programme
  program|vaccines?|antidepressants?
`;

/** Illness is answered by doctors. */
export const treatment: readonly Rule[] = [
  {
    name: 'against treatment',
    breaks: (words) =>
      says(anyOf`
        \b(?:stop|quit|skip|cancel|leave|drop|refuse|flush|lay down|lay aside|set aside|put off|put away|delay|postpone|come off|wean|let go of|throw (?:away|out)|give up|pause|miss|reduce|lower|cut (?:down|back)|halve|replace|trade) (?:taking |seeing |attending |going to |on |off )*(?:your |the |those |these |my |any |all |his |her )*(?:\w+ )?${medicine}\b
      `)(words) ||
      either(anyOf`
        \b(?:(?:live|manage|do|cope|heal|better) without|don['’]?t need|do not need|does not need|no need (?:of|for)|no longer need|not need|never need) (?:taking |seeing |your |the |any |a |more |those |these )*${medicine}\b
      `)(words) ||
      either(anyOf`
        \bhalf (?:of )?(?:what you (?:now )?take|the dose|your dose|a (?:tablet|pill|dose)|the (?:tablets?|pills?))(?! may| might| can)
        \b(?:half|less|fewer) of what you take|\bas I take less|\btake (?:less|fewer|half)\b
        \bstay away from the (?:hospital|doctor|clinic)
        \bno need to (?:drag|bother|call|ring|rush|run|wake|see (?:a|the|any)|go (?:to|in)\b)
        \b(?:there is|you have) no need to (?:let them|be seen)
        \bwait (?:on the lord|a while|a little|until|till)[^.]*(?:longer|before you|cutting|doctor|surgeon|monday|morning|daybreak)
        \buntil (?:daybreak|the morning)\b|\bif (?:she|he|it) (?:is|are) no better by
        \bprayer (?:to )?do(?:ing)? what|\btrust prayer to\b
        \binstead of (?:the|your|a) (?:doctor|therap|pills|tablets|medic|meetings)
        \bin place of (?:the|your|his|her) (?:injections?|insulin|pills?|tablets?|medicine|needle|sessions?)
        \bdo(?:es)? what the (?:\w+) (?:did|does)\b|\binstead of under
        \b(?:lay|leave|put) (?:my|your|the) (?:tablets|pills|box|bottle) (?:aside|away|in)|\bno ward can
        \bpicking at a wound|\bgive god that hour|\bbetter (?:counsel(?:l)?or|physician|doctor|medicine) than
        \bhospitals find what|\blean on you alone|\bbe (?:my|her|his) only (?:food|medicine|doctor)
        \bset aside the report|\breport of the doctors|\bthe doctors do not have|\bdo not have the last word
        \b(?:nothing|no one) but (?:prayer|god) (?:can|will)|\b(?:prayer|god|faith) alone (?:is|will|can|heals?)\b
        \bmany (?:have found|were healed)|\bwill (?:not need|never need) (?:them|it|those)
      `)(words),
  },
  {
    name: 'remedy',
    breaks: says(anyOf`
        \baspirin\b|\bibuprofen\b|\bparacetamol\b|\bacetaminophen\b|\btylenol\b|\bmagnesium\b|\bmelatonin\b
        \bbenadryl\b|\bvalium\b|\bxanax\b|\bherb(?:s|al)?\b|\bvitamins?\b|\bsupplements?\b|\bessential oils?\b
        \bwort\b|\bhoney and\b|\bvinegar\b|\bturmeric\b|\bcbd\b|\bcannabis\b|\bcharcoal\b|\bmilligrams?\b
        \bounces?\b|\bteaspoons?\b|\btablespoons?\b|\bspoonful\b|\bdrops of\b
        \b(?:one|two|three|an extra|another|half a) (?:tablet|pill|dose|drop|capsule)s?\b|\btwo at once\b
        \blance the\b|\bcabbage\b|\bpack it with\b|\bdouble (?:the|your)\b
        \btake (?:one|two|three|an extra|another)\b\b|\blie (?:down )?on your (?:right|left)\b|\bfeet raised\b
        \bthin the blood\b|\bchew an?\b
      `),
  },
  {
    name: 'fasting',
    breaks: (words) =>
      (GRAVE.eating.test(words.query) || /\b(?:eat(?:ing)?|food|meal|hunger|weight|body)\b/i.test(words.query)) &&
      says(anyOf`
        \bfast (?:for|with|this|until|before|beside|three|two|as)\b|\bfasts (?:beside|with|for)\b
        \b(?:begin|keep|start|try|do|holy|daniel|every|a|join the) (?:\w+ )?fast\b
        \bfasting (?:will|can|and|with|as)\b|\bgives? up food|\bone meal\b|\bonly water\b|\bnothing but water
        \bholy hunger|\bempty plate|\bgo(?:es)? hungry|\bskip (?:a |the )?(?:meals?|supper|dinner|lunch|breakfast)
        \bstarve|\beat (?:less|nothing|only)|\bmake my hunger|\bcount (?:the|your) calories
      `)(words),
  },
  {
    name: 'spirits',
    breaks: says(anyOf`
        \b(?:evil |unclean |dark |tormenting )?(?:spirits?|demons?|devils?|satan|the enemy|curses?|strongholds?) (?:of \w+ )?(?:that|who|which|is|are|has|have|entered|speaks?|fastened|attached|behind|must|at work|causes?|leaves?)
        \bvoices are spirits
        \b(?:command|order|bind|rebuke|cast out|drive out|renounce|take authority over) (?:it|them|him|the|every|that|those|this|these|any)\b
        \bspirit of (?:fear|infirmity|death|sickness|depression|poverty|addiction|lust|heaviness)\b
        \bsomething has attached|\bdeliverance\b|\bbrought into the house|\btorments? you
        \b(?:generational|family) curse|\bcame from somewhere else|\bclose the door behind it
      `),
  },
];
