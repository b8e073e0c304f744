import { GRAVE, isGrave, sendsToHelp, kindOfDanger } from './help.ts';
import { anyOf, either, says, type Rule } from './rule.ts';

const isViolent = ({ query, note }: { query: string; note: string }): boolean =>
  GRAVE.violence.test(query) ||
  kindOfDanger(query) === 'abuse' ||
  kindOfDanger(note) === 'abuse' ||
  GRAVE.violence.test(note);

/** Somebody may be in danger, of themselves or of another. */
export const danger: readonly Rule[] = [
  {
    name: 'return to harm',
    breaks: (words) =>
      says(anyOf`
        \b(?:go|return|went|going) (?:back|home) to (?:him|her|your abuser|that house)
        \b(?:a )?(?:gentle|meek) and quiet spirit|\bserv(?:e|ing) christ in serving|\bwon (?:their|her) husbands?
        \bhead of the (?:home|house|family)\b|\bsee (?:what )?every blow|\bcomplaint\b.*\bblow
        \bblow\b.*\bcomplaint|\blet supper be early|\bobedient child|\bobey the grown-ups
        \b(?:do|does) (?:as|what|everything) (?:he|she|they|your \w+|my \w+) (?:asks?|says?|tells?|wants?)
        \bhelp me to (?:obey|submit|yield|respect him|be good)|\bteach me to (?:yield|submit|obey|bear)
        \bas god asks children|\bset over you\b|\btrust the order
        \bsubmit(?:ting)? to (?:him|her|your husband|your wife|his|them|their)
        \byield to (?:him|my husband|your husband)|\bkeep listening to him|\bmeans well\b|\bbe sweet to
        \bstop(?:s)? being difficult
      `)(words) ||
      (isViolent(words) &&
        says(anyOf`
        \b(?:another|second|one more|fresh|new) (?:chance|start|beginning)
        \bopen (?:the door|your (?:home|house|heart|door)|my (?:home|house|heart|door))
        \blet (?:him|her) (?:in|back|come home|see)\b|\btake (?:him|her) back
        \bstay (?:where god|beside|with him|with her|and|in the marriage|put)|\bremain (?:beside|with)
        \bwelcome (?:him|her)|\ba vow is a vow|\breconcil\w+|\bleaving would|\bwin (?:him|her)\b|\bsupper he likes
        \bbear (?:with|it|what|his|her|the)\b|\bendure\b|\bturn the other cheek|\bseventy times
        \blive (?:together )?as a family|\bmercy is bigger|\bsoften me toward|\bchoose to remain
        \byour (?:patience|steadiness|gentleness|silence)\b|\bcross\b[^.]*\bcarry|\bmake our table|\bhis temper
        \bmake (?:him|her) cross|\btry not to|\bhonou?r to father
      `)(words)) ||
      (isViolent(words) &&
        !sendsToHelp(words) &&
        says(/\bforgiv(?:e|ing)\b(?! (?:me|us|what I)\b)|\bgrateful\b|\brespect\b|\bsoften\b/i)(words)),
  },
  {
    name: 'violence',
    breaks: says(anyOf`
        \b(?:the rod|smack|spank|a firm hand|strap)\b|\bstrike (?:him|her|them|back)|\b(?:revenge|get even)\b
        \bmake (?:him|her|them) (?:pay|suffer|afraid)|\bteach (?:him|her|them) a lesson
        \bgod will (?:strike|destroy|judge) (?:him|her|them)
        \b(?:curse|hurt|hit|beat|kill) (?:him|her|them|your \w+)\b|\bbreak (?:his|her|their) (?:will|spirit)
        \b(?:owe|belongs? to|deny) (?:him|your husband) (?:your body|yourself)|\byour body (?:is|belongs)|\bwifely
        \bmarital duty|\bhis right(?:s)? (?:as|over)
      `),
  },
  {
    name: 'isolation',
    breaks: says(anyOf`
        \bcut (?:them|him|her|your \w+) off
        \b(?:let|put) (?:unbeliev\w+|those friends|your friends) (?:go|behind|away)
        \bseparate (?:yourself )?from (?:them|your (?:friends|family|parents))
        \bstay away from (?:your (?:friends|family|parents|sister|brother|mother)|unbeliev\w+)|\bunequally yoked
        \b(?:only|none but) (?:god|the church|we|us) (?:understands?|can help|knows?)
        \b(?:block|hang up on) (?:them|her|him|your (?:friends|family|sister|mother))|\btalk to no ?(?:one|body)
        \bneed no ?(?:one|body) (?:else|but)|\blean on (?:him|god|you) alone
        \bhave nothing (?:more )?to do with (?:them|her|him)
      `),
  },
  {
    name: 'silence',
    breaks: either(anyOf`
        \bkeep (?:it|this|that|them|the matter|your home['’]s troubles|my home['’]s troubles) (?:within|between|quiet|to yourself|inside|in the family|private|from)
        \b(?:say|tell) (?:nothing|nobody|no one|no-one)\b|\bpromise not to tell
        \b(?:nobody|no one) (?:else )?(?:needs?|has) to know|\bwithin (?:those|these|the) walls
        \bvindicate you in secret|\bstill tongue|\bguard (?:my|your) tongue|\bnot (?:to )?make a fuss\b
        \bwith nobody else|\bshame (?:up)?on (?:my|your|our) people|\bwithin the fold|\ball is well at home
        \bgood name of the church|\bgo to jail, would you
        \bnot (?:go|take it|tell|trouble|bring) (?:to )?the (?:police|law|authorities|world|court)
        \bbefore outsiders|\bcarry family matters|\bhealing? (?:me )?in the quiet|\bwash(?:ing)? .* linen
        \bas your (?:own|shared) secret|\bour secret\b|\bkeep (?:his|her|the|a) secret
      `),
  },
  {
    name: 'method',
    breaks: (words) =>
      either(anyOf`
        \bkill(?:ing)? (?:yourself|myself|himself|herself)
        (?<!\b(?:by|to) )\bsuicide(?! (?:prevention|line|helpline|hotline|crisis|watch))
        \blet it be (?:clean|shallow)|\bif it must be\b
        \b(?:whether|if) it (?:is|be) the (?:bridge|tablets|pills|rope|blade)
        \b(?:quick|easy|painless|gentle) way (?:to|out)
      `)(words) ||
      (either(anyOf`
        \bblades?\b|\brazors?\b|\bnoose\b|\brope\b|\bledge\b|\brooftop\b|\boverdose\b|\bcliff\b|\btrain tracks?\b
        \bbridge\b|\bexhaust\b|\bcounted out\b|\bknife\b|\bshotgun\b|\brevolver\b
      `)(words) &&
        (GRAVE.despair.test(words.query) || kindOfDanger(words.query) !== null) &&
        !sendsToHelp(words)),
  },
  {
    name: 'death as rest',
    breaks: either(anyOf`
        \bthin (?:curtain|veil)|\bstep(?:ping)? through\b|\bcarried home\b|\bburden down at last
        \btake me (?:gently|home|into|to (?:her|him|you))|\bwaking from a|\bonly quiet and light
        \bgoing toward (?:rest|peace|home)|\bwhatever comes tonight|\b(?:at )?peace at last
        \barms that have waited|\bit would not be (?:long|hard)|\blet it not be long|\bcome to (?:her|him) soon
        \bcall me home|\breunited (?:soon|before long)|\brest (?:at last|forever)|\bfalling asleep\b
        \bnothing more is asked of
        \b(?:brave|right|noble|holy|beautiful) (?:to|thing to) (?:die|end|let go of life)
        \bdeath is (?:a|the) (?:friend|gift|door|way|release)|\bfree to leave this
        \bno (?:shame|sin) in (?:leaving|ending)|\b(?:world|family|they) (?:would|will) be better (?:off )?without
        \bwalk out to (?:him|you) on|\bdecid(?:e|ed|ing) to (?:die|end)
      `),
  },
  {
    name: 'made small',
    breaks: (words) =>
      isGrave(words.query) &&
      says(anyOf`
        \b(?:pass|passes) like (?:weather|clouds)|\blow evening|\btense evening|\bhusbands?, fathers?\b
        \bdramatic things|\bsunnier days|\bpleasant (?:to|this)|\bsaints have stayed awake|\bwhat a gift it is
        \bsoul on fire|\bpractical people|\bbabies do this|\bdo (?:that|this) sometimes
        \bnothing (?:strange|to worry)|\bjust a phase|\bhard to watch but|\bmost of it is noise
        \b(?:everyone|everybody|every couple|every marriage|every family) has (?:low|bad|such|evenings|its)
        \bour quarrel|\bquarrels are|\bit is only\b|\bwill feel better|\bin the morning it|\bnice talk
        \bfunny feeling|\bfeels? funny
      `)(words),
  },
];

/** Asked last, when the words themselves are harmless: whether they leave somebody alone. */
export const referral: readonly Rule[] = [
  // Beside words as grave as these, a note that names nobody who can help leaves a person alone with them.
  { name: 'no help named', breaks: (words) => isGrave(words.query) && !sendsToHelp(words) },
  {
    name: 'danger',
    // A prayer is in the person's own words: it must not put danger into their mouth.
    breaks: (words) => kindOfDanger(words.prayer) !== null && !sendsToHelp(words),
  },
];
