import { anyOf, either, says, ways, type Rule } from './rule.ts';

const scripture = ways`
  the (?:holy )?(?:bible|scriptures?|gospels?|word|good book|psalms?|psalmist|proverbs?|verse|passage|commandments?|prophets?|apostles?)
  scripture|god[’']s word|his word|your word
`;
const persons =
  'god|jesus|christ|(?:the|our) lord|the father|the (?:holy )?spirit|heaven|paul|david|moses|peter|solomon';
const claims = ways`
  says?|said|is saying|tells?|told|whispers?|writes?|wrote|declares?|wants? you to|is telling
  has (?:told|shown|said|spoken|promised|commanded|revealed)|speaks? (?:to you|of|about)|promise[sd]?
  guarantee[sd]?|teach(?:es)?|commands?|commanded|demands?|forbids?|forbade|requires?|assures?
  warns? (?:that|us|you)|has it|puts it|is clear|makes clear|calls? you to
`;

/** Sayings that pass for Scripture and stand nowhere in it, or bent. */
const sayings = anyOf`
        god helps (?:those|them|people|the ones) (?:who|that)|money is the root of
        (?:more|much|bigger) than (?:you|we|one|a person) (?:can|could) (?:handle|bear|carry)
        cleanliness is (?:next|near)|too shall pass|spare the rod|god works in mysterious|love the sinner
        god moves in mysterious|charity begins at home|to thine own self|the lord works in
        pride (?:goes|comes) before (?:a|the) fall|the lion (?:shall|will) lie down with the lamb
        an eye for an eye|be in the world but not of|god (?:only )?wants you to be happy|follow your heart
        hate the sin|idle hands|ask and you (?:will|shall)|name it and claim it|as the saying (?:goes|has it)
        train up a child
      `;

/** Who speaks, and in whose name. */
export const attribution: readonly Rule[] = [
  {
    name: 'speaks as God',
    breaks: either(anyOf`
        (?:^|[.!?]\s+)(?:my )?(?:dear |beloved |precious |sweet )*(?:child|children|son|daughter|beloved),
        \bmy (?:dear|beloved|precious|sweet) (?:child|one)
        \bI(?:,)? (?:the lord|your (?:god|father|creator|maker))
        \bI am (?:the lord|your (?:god|father|creator|maker|shepherd)|with you|he who|the way|jesus)
        \b(?:says|declares) the lord|\bthus (?:says|saith)|\bas your (?:god|father in heaven|creator|savior)
        \btrust in me\b|\bcome to me\b
        \bI (?:created|formed|made|chose|called|forgive|love|will never leave) you\b
      `),
  },
  // A note speaks of "you". Nobody in it is "I": not God, and not a machine.
  { name: 'speaks as I', breaks: ({ note }) => /\b(?:I|me|my|mine|myself|I['’](?:m|ve|ll|d))\b/i.test(note) },
  {
    name: 'speaks as a prophet',
    breaks: says(anyOf`
        \b(?:a|this|that|his|her|the) word (?:from (?:heaven|god|the lord|your throne)|has gone out|for you)
        \bword from (?:heaven|the lord|god|your throne|the throne)|\bhear his heart|\bhe says to you
        \bto you this day\b|\bthrough these (?:very )?words|\byou have (?:shown|told|revealed to|spoken to) me\b
        \b(?:whom|that|which) (?:god|you|he|the lord) (?:has |have )?(?:chosen|chose|formed|prepared|appointed|picked) for (?:you|me)
        \bis the one (?:he|god|you|the lord)|\brevealing to me
        \bgod is (?:calling|leading|asking|moving|urging|telling|showing|preparing) you
        \bit is (?:god['’]s|his|the lord['’]s) will (?:that|for you)|\bis god['’]s (?:will|sign|answer|plan) for
        \bthis is (?:god|the lord)['’]s (?:sign|answer|door|doing)|\bI have heard you today
        \byou have (?:spoken|commanded)|\bnow is the time (?:he|god) has
      `),
  },
  {
    name: 'puts words into a mouth',
    breaks: either(anyOf`
        (?<!\b(?:of|says|say|said|thinks|believes|claims)(?: that)? )\b(?:${scripture}|${persons})(?: himself| itself| also| always| has long| never| plainly| clearly)? (?:${claims})\b|\bit is written\b|\baccording to (?:the )?(?:bible|scripture)|\bas (?:the )?(?:${scripture}) \w+s\b|\b(?:bible|scripture|biblical)(?:['’]s)? promises?\b|\bpromises? (?:of|in) (?:scripture|the bible)|\bas you (?:have )?commanded|\b(?:apostle|lord|jesus|paul|he) was (?:grieved|clear|plain) (?:when|that|about)
      `),
  },
  { name: 'saying', breaks: either(sayings) },
];
