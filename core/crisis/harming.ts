/* The form of a rule is told in pattern.ts. Text after // is a second rule that takes the first one back. */

const CLOSE =
  'wife|husband|girlfriend|boyfriend|partner|kid|kids|child|children|son|daughter|baby|newborn|infant|toddler|mother|mom|father|dad|' +
  'stepson|stepdaughter|stepdad|stepmom|family|brother|sister|parents|ex|grandson|granddaughter|grandma|grandpa';
const DEPENDENT = '(baby|newborn|infant|toddler|child|children|kid|kids|son|daughter|family|wife|husband|partner)';
const NOT_BY_HAND =
  '(feelings|words|divorce|divorcing|leaving|moving|separating|emotionally|disappoint|truth|lying|lol|joking|game|movie)';

/** Said by those who hurt somebody, or fear that they will: what comforts whom they hurt is wrong for them. */
export const harming: string[] = [
  `i ~3 (hit|hitting|beat|beating|slapped|slap|punched|choked|strangled|shoved|kicked|shook|smacked|raped|molested) my (own|little|new|newborn)? (${CLOSE}) !(at|in|with_a_(ball|pillow)|head|hand|knee|up_with)`,
  `(wanna|want|gonna|urge|urges|thoughts|think|thinking|thought|might|ill|afraid|scared|plan|planning|fantasize|fantasizing|tempted) ~3 (kill|killing|murder|murdering|stab|stabbing|shoot|shooting|poison|poisoning|suffocate|smother|drown) (my_(${CLOSE}|boss|teacher|neighbor|roommate|coworkers)|him|her|them|someone|somebody|people|everyone|others|other_people)`,
  `(i|im|ill|ive) ~3 (might|may|will|ill|gonna|wanna|almost|nearly|could) ~1 (hurt|harm|shake|shook|hit|drown|smother) (my|the|our) ${DEPENDENT} // ${NOT_BY_HAND}`,
  '(baby|newborn|infant|toddler) ~5 (wanna|want|could|might|almost|nearly|scared|afraid) ~3 (shake|shaking|hurt|hurting|hit|hitting|throw|smother|harm) (him|her|it|them)',
  `(thoughts|thought|urge|urges|afraid|scared|images|thinking) (of|about|to)? ~1 (hurting|harming|shaking|hurt|harm|shake|dropping|throwing|drowning) (my|the|our) ${DEPENDENT} // ${NOT_BY_HAND}`,
  '(wanna|want|gonna|might|will|ill|urge|urges|thoughts) ~2 (hurt|hurting|harm|harming|attack|attacking) (someone|somebody|other_people) // (dont|didnt|never|not|no|without|feelings|words|mean|meant|who|because_i)',
  '(wanna|want|wants|gonna|plan|plans|planning|thinking|talks|talking|threatens|threatened) ~3 (shoot|shooting|bomb|bombing|attack|attacking) (up)? (my|the|his|her|our|a|his_own)? (school|church|office|workplace|mosque|synagogue|work)',
  '(i|ive) (have|had)? (raped|rape|molested|molest|abuse|abused|assaulted) (someone|somebody|a|my|her|him|boys|girls|children|kids) !(drugs|alcohol|body)',
  '(god|voice|voices|something) ~2 (told|tells|says|telling|saying) ~2 (kill|hurt|stab|harm) (him|her|my|the|them|people|someone|somebody|everyone)',
];
