import { anyOf, either, says, ways, type Rule } from './rule.ts';

const someone = ways`
  he|she|it|they|you|god|the lord|jesus|christ|your \w+|my \w+|our \w+|the \w+|this \w+|that \w+|everything
  things|all
`;
const surely =
  '(?:(?:surely|soon|still|yet|again|certainly|always|indeed|one day|even|then|also|only|already|really) )*';
const outcome = ways`
  heal
  be (?:healed|well|whole|cured|restored|home|back|found|there before|alive|safe|unharmed|spared|granted|approved|lifted|gone|over|fine|all right|alright|okay|ok|yours|provided|paid|free of|set free|born|pregnant|reunited|vindicated|rewarded|blessed|clean|clear|gentle|lenient)
  recover|walk (?:in|again|out|free)|come (?:back|home|through|clean|right|true|out|around|to you|in time)
  return (?!to the doctor)|ring\b|call you|raise (?:him|her|your|you|them|my)
  bring (?:him|her|them|it|your|my|back|you)|lead (?:him|her|your \w+|them) (?:back|home)
  turn (?:his|her|their) heart|provide|repay|pay\b|settle|reward|send you
  open (?:a|the|that|your) (?:\w+ )?(?:doors?|womb)|survive|live\b|pass (?:like|by|away|soon)|win\b
  get (?:the|it|better|a|that|your)
  have (?:a|your|the) (?:\w+ )?(?:baby|child|job|house|husband|wife|son|daughter|money|victory)|conceive|marry
  plant|love you (?:again|back)|make (?:him|her|them) (?:stop|change|love)|work out|lose its|vanish|disappear
  steady|quieten|lift (?:your|the)|change (?:his|her|him|their)|reach his heart|reach her heart|calm one day
  give (?:you|me) (?:back|a|more|the)|restore|know who did it|let us|bless (?:you|your) (?:with|more)
  rise again from|see (?:her|him|it|them) (?:walk|well|again|healed|come|laugh)|know exactly
`;

/** What may be said of days to come: who is near, what it is like, what helpers do. */
const harmless = ways`
  not|never
  be (?:with|near|beside|there(?! before)|waiting with|hard|long|slow|days|times|moments|mornings|nights)
  go (?:in |on )?with|come with|walk with|sit|stay|wait|know|listen|hear|help|ask|ache|hurt|say
  take (?:time|long|a while|more)|understand|need|want|keep|tell|have (?:to|another|questions)|hold|hang
  feel (?:strange|hard|slow|heavy|empty|wrong|long|far)|show|mean|cost|still|remember|miss|notice|meet
  carry on|think|wonder|look|sound|seem
`;

/** An outcome that nobody knows: health, money, a return, a verdict, a child. */
export const promises: readonly Rule[] = [
  {
    name: 'promise',
    breaks: (words) =>
      says(anyOf`
        \b${someone} (?:will|shall|is going to|are going to|is sure to|cannot help but) ${surely}${outcome}
      `)(words) ||
      says(anyOf`
        \b(?:is|are) (?:already )?(?:on (?:its|his|her|their) way|as good as|coming (?:home|back|to (?:you|my))|guaranteed|certain to|bound to|sure to|already (?:done|yours|healed|finished|won|moving|mine))
        \b(?:money|help|healing|breakthrough|miracle|answer|job|child|baby) is (?:already )?(?:coming|near|done|on)
        \bthe day is coming when|\bis (?:alive|safe|unharmed|out of danger)\b
        \bis working in (?:her|him|them) even now
        \balways (?:come out ahead|get|pays?|repays?|heals?|provides?|answers with)|\bsooner than you
        \b(?:guarantee|cannot fail|rest assured|mark these words|count on it|without (?:a )?doubt)\b
        \b(?:healing|money|child|victory|breakthrough) (?:is|are) (?:yours|mine|already)
        \bclaim (?:it|your|the|my) (?:healing|money|blessing|victory|promise)?
      `)(words) ||
      // "Never" takes nothing back here.
      either(anyOf`
        \bhas never (?:once |yet )?(?:left|failed|let|lost|refused) (?:a|any|one|anybody|somebody|those)\b
        \bno \w+ who (?:prays|trusts|believes) (?:is|goes|has|was|ever)
        \bdoes(?: not|n['’]t) let (?:\w+ ){0,3}(?:drift|go hungry|fail)|\bwas(?: not|n['’]t) watching for nothing
        \byou will not be one of those|\bnothing (?:bad )?(?:will|can) happen to
        \bwill not (?:return empty|let (?:him|her|it|you) die|lose (?:it|the|your (?:house|job|baby|child)))
      `)(words),
  },
  {
    name: 'prediction',
    breaks: ({ note }) =>
      says(anyOf`
        (?<!\b(?:who|that|which|what|if|when|as)(?: \w+)? )\b${someone} (?:(?:will|shall) |['’]ll )${surely}(?!${harmless}\b)
      `)({ note, prayer: '' }) ||
      says(anyOf`
        \bthere (?:will|shall) be (?:an? )?(?:peace|work|money|baby|way|healing|enough|another|reunion|victory|answer|breakthrough|cure)
        \bby (?:spring|summer|autumn|winter|christmas|easter|this time next|next (?:week|month|year)|the end of)\b[^.]*\b(?:be|have|see|hold|stand|walk|dance)\b
      `)({ note, prayer: '' }),
  },
  {
    name: 'promise in the prayer',
    breaks: ({ prayer }) =>
      says(anyOf`
        \bI (?:(?:already )?thank you (?:that|for)|know|am sure|am certain|believe|declare|claim|receive|trust)\b[^.]*\b(?:will\b|is already|are already|is done|is on its way|on its way|already (?:done|healed|given)|is alive|are bringing|is healed|am healed|you have (?:healed|given))
        \bI (?:declare|decree|claim|receive) (?:it|my|the|your|this|him|her|that)\b
        \buntil (?:I see (?:her|him) well|the day I see|she comes|he comes|I hold)
        \bbring(?:ing)? (?:my|her|him) \w+ back to me\b
      `)({ note: '', prayer }),
  },
];
