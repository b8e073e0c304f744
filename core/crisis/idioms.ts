import { createPattern } from './pattern.ts';
import { plain } from './spelling.ts';

const ACCIDENT =
  'shaving|cooking|chopping|slicing|carving|accidentally|accident|playing|gym|lifting|running|jogging|falling|fell|working_out|workout|exercising|' +
  'skating|skiing|skateboarding|football|soccer|basketball|practice|slipped|tripped|ladder|bike|paper|kitchen|onions|vegetables|stove|oven|iron|glass|bagel|gardening|dancing|yoga|training';

/** Ways of speaking that use the words without the danger. They are cut out first, each only as far as it reaches. */
export const benign = [
  '(run|ran|running|runs) (some|the|our|10|ten|five)? suicides',
  '(career|political|social|commercial|financial) suicide',
  '(is|its|be|was) suicide (for|to)',
  '(no|without|not_any) (wish|desire|intention|intentions|plan|plans|thought|thoughts) (to|of) (die|dying|kill_myself|killing_myself|hurt_myself)',
  '(abuse|abuses|abusing|abused) (of)? (the|his|her|a)? (caps|commas|company|expense|card|credit|trust|parking|discount|return|kindness|generosity|hospitality|office|pulpit)',
  'end it all with',
  'suicide (squeeze|blonde|bomber|bombers|bombing|attack|attacks|vest|is_painless|squad|doors|door|drill|drills|prevention_month|run|runs|soda|sprint|sprints)',
  'overdose on (chocolate|sugar|carbs|cuteness|christmas)',
  'take my life and let it be !(over|done|finished|the_end|enough)',
  '(id|i_would|rather|sooner) ~1 die than (sing|wear|dance|camp|lose_to|cook|karaoke)',
  'kill me now (lol|haha|lmao|please_lol)',
  'jump out (of)? (the|a|my) window (lol|haha|lmao)',
  '(not|never|nt|isnt|arent|wasnt|im_not|dont_feel|no_longer) (feeling|really|actually|exactly|at_all)? suicidal',
  '(not|im_not|no) (gonna|going_to)? (kill|killing|hurt|hurting) (myself) or',
  '(is|are|was|were|be|been|its|thats|just|keeps|youre|r) killing (me|us|my|him|her|it|them) !(and_i_mean)',
  '(killing|kill|killed) (time|it|the_mood|the_vibe|zombies|bugs|ants|weeds|bacteria|germs|flies|cancer|two_birds|the_lights|the_engine|mockingbird|a_mockingbird|bill)',
  'to kill a mockingbird',
  'killing myself (laughing|at_the_gym|at_work|working|studying|trying|to_meet|to_make|to_get|to_please|to_finish|over_this|over_a)',
  '(could|would|id|i) kill (for|to_have|to_see|to_be)',
  '(mom|dad|mother|father|parents|wife|boss|coach|teacher|sister|brother|they|roommate|professor) (is|are|were|was)? (gonna|will|would|might|about_to) kill me',
  '(suicide|kill|killing) (missions|mission|streak|shot|switch)',
  'painkiller',
  'buzzkill',
  'killer',
  '(something|food|cake|pizza|views|view|shoes|dress|chocolate|recipe|is|are|was|were|its|just|thats|a) to die for',
  '(die|died|dies|dying|dead|death) (hard|of_(laughter|laughing|embarrassment|embarrassed|boredom|cringe|heat|hunger|curiosity|shame)|laughing|inside_from)',
  '(dying|die) to (see|know|meet|try|get|go|eat|hear|visit|read|watch|tell|ask|find_out|be_there|be_with_you|have|play|wear|buy|self|sin|my_flesh|the_flesh|myself|my_old|ourselves|my_own_desires|christ)',
  '(would|id|gladly|willing_to|we|to|wanna) die for (my|our|you|him|her|them|jesus|christ|god|a_(cup|coffee|slice|piece|nap|burger)|this_(cake|pizza|food)|some)',
  '(dead) (tired|serious|end|ends|last|weight|wrong|line|lines|sea|pool|battery|phone|car|beat|heat)',
  '(dont|didnt|doesnt|not|never|wont|nt) (wanna|ready_to|gonna) die',
  '(jesus|christ|he|lord|savior|god|son) (who|had_to|had|has|came_to|willingly|loved_us_and)? (die|died|dies) (for|on|so)',
  '(drug|drugs|substance|alcohol|pill|opioid|prescription|painkiller|adderall|meth|laxative) (abuse|abuser|abusers|abusing|abused|use_and_abuse)',
  '(abuse|abused|abuses|abusing|abuser) (of)? (drugs|drug|alcohol|pills|substances|painkillers|opioids|medication|meds|power|authority|the_system|grace|gods_grace|his_power|her_power|adderall|prescription|laxatives|cocaine|my_body_with)',
  '(spiritual|spiritually|religious|church) (abuse|abused|abusive)',
  '(abusive) (language_filter|church)',
  '(hits|hit|hitting) (me|us|him|her|them) with !((a|his|her|the|an|my|their)_(leather|wooden|big|closed|open|metal)?_?(belt|stick|cane|fist|fists|hand|hands|shoe|slipper|bat|bottle|pan|spoon|hose|cord|wire|ruler|hanger|phone|broom|hammer|pipe|brush|rod|car|palm|chair|remote|paddle)|whatever|everything|anything|something|things|objects|fists|belts|sticks)',
  '(hits|hitting) (me|us|him|her|them) (up|back)',
  '(inflation|bill|bills|price|prices|tax|taxes|grief|memory|memories|anxiety|homesickness|loneliness|guilt|sermon|verse|realization|tiredness|sadness|depression|nostalgia|jet_lag|boss|manager) ~2 (hits|hit|hitting|attacks) (me|us) !(in_the|on_the|with_(a|his|her)|and|across)',
  'hit me (up|back|with_your_best|with_the|with_a_(bill|text)|that|like_a|like_the|hard_that|out_of_nowhere|when_i_(realized|saw|heard)|one_more_time|baby)',
  '(hits|hit|hitting) (on) (me|her|him|my|women|girls|guys|everyone)',
  '(it|that|reality|news|truth|grief|this|song|sermon|words|word|verse|wave|waves|loss|sadness) (just|really|finally|suddenly|all)? (hits|hit|hurts|hurt|beats|kills) (me|us)',
  '(hit|got_hit|was_hit|were_hit) (me|us|him|her)? (by|with) (a|the|an|some|this) (car|truck|bus|drunk|drunk_driver|driver|ball|bill|bills|wave|train|van|suv|motorcycle|flu|news|layoff)',
  '(beat|beats|beating|beaten) (me|us|him|her|them|myself|himself|herself)? (to_it|to_the_punch|at_(chess|checkers|golf|cards|tennis|pool|darts|soccer|football|basketball|monopoly|mario|games|everything|anything|it|this|that|his|her|their|my|our|a|the)|in_(the|a|every|chess|golf|cards|tennis|monopoly|mario)|by_(a_point|points|one)|the_odds|cancer|around_the_bush|up_about|up_over|up_for|myself_up|eggs)',
  '(beat|beating|beats) (myself|himself|herself|yourself|themselves) up',
  '(cut|cuts|cutting|slit) (myself|himself|herself|yourself)? (off|back|down|out|some_slack|a_break|ties|corners|coupons|grass|the_grass|hair|my_hair|calories|carbs|costs|class|classes|school|expenses|spending|sugar|short|edge|onions|vegetables|wood|board|boards|remarks|words|comments|people|contact|it_close|the_cord|fabric|paper|glass|meat|hours|jobs|staff|myself_off|toxic|him_off|her_off|them_off|me_off)',
  `(cut|hurt|burned|burnt|burn|cutting|injured|hit|stabbed|shot|bit) (my|his|her)? ~1 (myself|himself|herself|finger|fingers|thumb|hand|hands|leg|legs|arm|chin|face) (on|in|at|with|while|when|from|by|doing|a|the|i_was|my|this_morning)? ~2 (${ACCIDENT})`,
  `(${ACCIDENT}) (and)? (i|he|she)? ~1 (cut|hurt|burned|burnt|injured|shot|hit) (myself|himself|herself|my_\\w+)`,
  '(cut|hurt|burned|burnt|injured) my (back|knee|ankle|shoulder|finger|thumb|toe|foot|hip|elbow|hand|hair|nails|toenails)',
  '(shoot|shot|shooting) (myself|himself|herself|yourself|my) (in_the_foot|in_foot|shot)',
  '(shoot|shot|take|shoots) (my|your|a|the) shot',
  'pull the trigger on',
  '(kick|kicking|kicked|kicks) (myself|yourself|himself|herself) !(to_death)',
  '(hang|hanging|hung) (out|in_there|on|up|around|myself_up|over)',
  '(end|ending|ended|ends) (it|things|everything) (with|between)',
  '(end|ended|ending) (up|the_day|the_week|on_a)',
  '(push|pushes|pushed|pushing) (me|us|him|her|them|myself) (to|hard|harder|too|away|beyond|forward|out_of_my|towards|toward|past)',
  '(die|died|dying|dead) (phone|battery|plants|plant|car|tree)',
  '(choked|choking|choke) (up|on)',
  '(hair|wanna|gonna|to|ll) dye',
  '(PARTNER) ~2 (end|ending|ended) things !(all|now|tonight|for_good|soon)',
  'cutting edge',
  '(paper|hair|short|pay|budget|tax|price) (cut|cuts)',
  '(embarrassed|embarrassing|awkward|blushing|mortified|humiliated) ~ (wanna|could|wish_i_could|want) ~1 (disappear|die)',
  'die (of|from) (cancer|covid|old_age|a_heart|heart|natural|this_disease)',
  '(wake|waking) up (late|early|at|so|for|sick|tired|on_time|alone|next|hungover|to_an_alarm)',
].map((rule) => createPattern(rule, 'g'));

/** The text without ways of speaking that only sound like danger ("dying to know"), where it has any. */
export const withoutIdioms = (text: string): string => {
  const said = plain(text);
  const has = new Set(said.split(' '));
  const rest = benign.reduce((left, idiom) => idiom.cut(left, has), said);
  return rest === said ? text : rest.replaceAll('..', '').trim();
};
