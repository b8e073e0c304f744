import { anyOf, either, says, sentences, ways, type Rule } from './rule.ts';

/** Steps with consequences, told instead of offered. */
const ORDERED = ways`
  marry|divorce|quit|sell (?:the|your)|resign|sign(?! up)|invite (?:him|her|them)
  forgive (?:him|her|them|your|and)|obey|submit|yield|cancel|skip|throw (?:away|out)|block|borrow|invest
  command|order (?:it|them|the|every)|rebuke|bind|burn|renounce|fast|vow|sow|double|halve
  leave (?:him|her|them|your (?:husband|wife|job|church|family)|the (?:marriage|church|hospital|meetings?|sessions?|pills|tablets))
  stop (?:taking|seeing|going|the)|go back|give (?:him|her) (?:a|another)
  let (?:him|her|your (?:husband|wife|father|mother)|the elders|your elders) (?:in|back|come|lead|decide|have|deal)
  stay (?:with him|with her|where|beside|married|silent|quiet)|return to (?:him|her|your)
  ask (?:his|her) forgiveness|apologi[sz]e|keep (?:silent|quiet|it (?:to|between|within|quiet))|say nothing
  trust (?:him|her|your husband|the elders|your leaders|that he)|honou?r (?:him|her)|cut (?:him|her|them) off
  do not (?:tell|call|report|see a|take (?:the|your|them)|trouble|bother|involve|let the doctors?|listen to|apply|go to the)
`;
const ORDERS = new RegExp(
  String.raw`^(?:(?:so|then|therefore|and|but|now|tonight|today|instead|first|simply|please),? )?${ORDERED}\b`,
  'i',
);

/** Nobody is blamed, shamed or decided for. */
export const judgement: readonly Rule[] = [
  {
    name: 'blame',
    breaks: says(anyOf`
        \b(?:hidden|unconfessed|secret|buried) (?:sin|bitterness)|\bfrom (?:my|your|his|her|their) own sin
        \bsins? of (?:the|your|our|their) (?:fathers?|parents?|mothers?)|\bopened the door to
        \bsearch your (?:life|heart|past)|\bfinger on what|\bbears? its mark
        \b(?:result|fruit|wages|consequence|harvest) of (?:your|my|our|the|his|her|their) (?:sin|choices|unbelief|past|disobedience)
        \bbecause (?:of )?(?:your|my|you have) (?:sin|sinned)
        \b(?:lack of|not enough|weak|more|little|small) faith\b|\bpunish(?:ing|ed|es|ment)?\b|\bbody tells on
        \blose its right|\blost its right|\bbrought (?:this|it) (?:on|upon)|\bchasten\w*|\bgod is not mocked
        \breap(?:s|ed|ing)? what|\bdeserved? (?:it|this|what)|\bwhat (?:I|you|he|she|we|they) (?:have )?deserved?
        \bkeeps accounts|\bold account\b|\bfor what (?:he|she|they|you) had done
        \bfaith (?:was|is|were) too (?:small|weak|little)|\b(?:doubt|unbelief) (?:that|which) (?:has|keeps|kept)
        \breason (?:was|is) (?:unbelief|your|sin|doubt)|\blast doubt\b|\bshow me which|\bwhat (?:we|you|I) laid on
        \bbegan wrongly|\bgod (?:is|has been) (?:teaching|disciplining|testing|judging) you
        \bif you had (?:prayed|believed|trusted|obeyed)|\byour (?:unbelief|disobedience)|\bcarries it\b|\bblockage
        \bsent (?:this|it) to
        \bgod (?:has )?(?:sent|took|taken|gave|given|allow(?:s|ed)|let|used?|uses|means|meant|permitted) (?:[\w’']+ ){0,5}(?:to|because|so that|in order)\b
        \bget your attention|\bwake-?up call|\blesson (?:in|here|that|for)
        \bpart of (?:his|god['’]s|a larger|a greater) (?:plan|design|purpose)
      `),
  },
  {
    name: 'shame',
    breaks: says(anyOf`
        \bfilth\w*\b|\bdisgust\w*\b|\babominat\w+\b|\bpervers\w+\b|\bpervert\w*\b|\bdirt(?:y)? out of me\b
        \bgluttony\b|\bgluttonous\b|\black of discipline\b|\bashamed of (?:what|who|my body|you|your)\b
        \bright to be ashamed\b|\blet that shame\b|\bshame do its\b|\bstop being a (?:man|woman)\b|\bgreed that\b
        \bon show\b|\bself-?pity\b|\bselfish\b|\bspoiled\b|\blazy\b|\bidiots?\b|\bstupid\b|\bmorons?\b|\blosers?\b
        \bpathetic\b|\bworthless\b|\byou are (?:so )?(?:fat|ugly)\b|\bdis?grace to\b
        \b(?:you|yours)(?:elf)? (?:have let|let) yours\b|\bfallen? (?:into )?ruin\b|\bweak(?:ling)?\b|\bcowards?\b
        \bmake me hate\b|\bdamaged (?:vessel|woman|man)\b|\bcrushed flower\b|\boverlook what\b|\bdamaged goods\b
        \bused goods\b|\bimpure\b|\bunclean\b|\bwicked (?:child|girl|boy|woman|man)\b|\bturns his face from\b
        \bhell\b|\beffeminate\b|\bunnatural\b|\bsissy\b|\bmake me (?:normal|straight)\b
        \bchang(?:e|ed|es) (?:your|these|his|her) (?:desires|orientation)\b|\bunmanly\b
      `),
  },
  {
    name: 'contempt',
    breaks: says(anyOf`
        \bidolatr\w+\b|\bidols?\b|\blocusts\b|\bvermin\b|\bdecent (?:folk|people)\b|\bsuch people\b
        \blying people\b|\bwhom to avoid\b|\breligion of\b|\bheathens?\b|\bpagans?\b|\binfidels?\b|\bmummery\b
        \bfalse (?:church|religion|gods?|prophet)\b|\bfoolish people\b|\bsavages?\b
        \b(?<!all )(?:those|these) people (?:are|bow|will|have|never|always|mumble|worship)\b|\bthat people\b
        \b(?:his|her|their|your) kind\b\b|\bsame people\b|\brun(?:s|ning)? in the blood\b|\bsilver more than\b
        \blove money\b|\bthirty pieces\b|\bamong (?:my|your|our) own\b|\bbow to plaster\b|\bnot one in a hundred\b
        \bas lost as\b|\bdarkness of (?:islam|hinduism|rome|judaism)\b|\bjews are\b|\bmuslims are\b
        \bcatholics are\b|\bgays? are\b|\bimmigrants are\b|\bwomen are\b|\bmen are (?:all|by nature)\b
      `),
  },
  {
    name: 'verdict',
    breaks: says(anyOf`
        \byou (?:must|have to|need to|ought to|should) (?:leave|marry|divorce|quit|sell|resign|keep the (?:baby|child)|end (?:the|this|your)|break (?:up|off|with)|forgive|submit|obey|give (?:up|him|her|away|all)|cut (?:him|her|them) off|choose|vote|confess)
        \bhand in (?:your|my) notice|\bresign (?:today|tomorrow|now|before)|\bsay yes\b|\bring (?:him|her) tonight
        \btell(?:s)? (?:him|her) yes|\bdo(?:es)? not apply
        \bleave (?:him|her|your (?:wife|husband|job|church)) (?:now|today|tonight|before)
        \b(?:is|are) (?:always|clearly|plainly|simply) (?:a )?(?:sin|sinful|wrong|god['’]s)
        \bis (?:a|the) (?:mortal |grave )?sin\b
        \bgod (?:approves|disapproves|is pleased with your|is displeased|has decided|forbids)
        \bthe right (?:choice|decision|thing) is (?:to|clear)
        \b(?:abortion|divorce|ivf|contraception|euthanasia|the pill|vaccines?|dating) is (?:a|the|murder|right|fine|not a sin|permitted|forbidden)
        \bvote for\b|\bcalls? a man out of the boat|\bdo not look back\b
        \bto turn away from (?:him|her|this) (?:now )?would
      `),
  },
  {
    name: 'law',
    breaks: either(anyOf`
        \bdo not go to (?:the|your|court) ?(?:hearing|court|trial|interview)?|\bgo (?:tomorrow )?without a lawyer
        \b(?:innocent man|you) needs? no(?:ne| lawyer)|\bsign (?:the|what|whatever|it)\b|\bplead\b(?! with)
        \bpleading\b[^.]*\b(?:charge|court)|\bwithhold\b
        \btake the (?:boys|girls|children|kids) (?:to|and|before|across)\b|\bpossession counts
        \bjudges? (?:is|are|cannot|can't|must|like|favou?rs?)\b|\boff your record|\bno attorney|\battorney could
        \bnot served in person|\btell the officers everything|\brule against you\b|\bstop paying
        \bhide (?:the|your) (?:money|assets|papers)|\bdestroy (?:the|those|any)
        \brecord (?:him|her|them) (?:secretly|without)|\bquote the (?:law|statute)
      `),
  },
  {
    name: 'gift for a return',
    breaks: says(anyOf`
        \bmake a vow|\bmake it costly|\bI vow\b|\bcostly (?:gift|vow|sacrifice|offering)|\bsacrifice that hurts
        \bsow (?:it|this|that)\b|\bseed comes|\bmy seed\b|\bwhen giving begins
        \bplant (?:this|my|your|the) [\w’']+ (?:payment|money|gift|savings)|\bmultiply it
        \bsow(?:ing|n)? (?:a |your |the |my )?(?:seed|\w+ (?:dollars|pounds)|money|savings|what)
        \bseed (?:gift|of faith|money|offering|faith)|\bhundredfold|\bout-?give
        \bgive (?:what the next|all (?:you|that)|to (?:his|the) (?:work|servant|ministry|man of god)|god (?:first|the savings)|(?:your|the) (?:savings|last|rent|first (?:fruits?|tenth|pay)))
        \bgift is (?:already )?(?:there|pleading|heard)|\bsee how great my gift|\bwindows of heaven|\bman of god\b
        \bcome out ahead|\bto your servant\b|\bempty-handed|\bempty hands|\bthe best of what I own
        \blay it (?:at|on) the altar|\b(?:will|shall) (?:repay|multiply|return) (?:it|you|your)
        \btithe (?:and|first)|\bgod (?:repays|multiplies|rewards) (?:a|the|every|what|those)
      `),
  },
  {
    name: 'order',
    breaks: ({ note }) => sentences(note).some((sentence) => ORDERS.test(sentence)),
  },
];
