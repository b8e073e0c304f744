/* The form of a rule is told in crisis-rules.ts. Text after // is a second rule that takes the first one back. */

/** Small children hit, and so do classmates: a matter for other notes. */
const SMALL =
  '(toddler|year_old|years_old|yr_old|preschooler|tantrum|tantrums|classmate|classmates|recess|bus|at_school|team|teammate)';

export const abuse: string[] = [
  // by name
  '(abuse|abused|abuser|abusers|abuses|abusing|abusive|rape|raped|rapes|raping|rapist|molest|molests|molested|molesting|molester|incest|pedophile|trafficked|sextortion)',
  '(sexual|sexually|indecently) (assault|assaulted|violated|harassing|harassed|harassment|exploited|touched|attacked|violence)',
  '(domestic|dating|partner|relationship|family|marital|physical|home) (violence|assault|battery)',
  'battered (wife|woman|women|wives|husband|by)',
  '(violated|assaulted|groomed|drugged|strangled) (me|by|my|at_a|when|as_a|while|her|him) // (dog|airport)',
  '(i|im|ive|was|been|got|being|were|get|gets|she|he) (been|was|being|got|gets|get)? (beaten_up|beaten_every|beaten_by|assaulted|strangled|battered) // (by_(my|her|his)_(words|team|classmate|church|pastors_words)|chess|golf|tennis|game|match|race|score)',
  '(i|im|ive|was|been|got|being|were|get|gets|she|he) (been|was|being|got|gets|get)? (beaten|beat|beat_up|hit|slapped|choked|punched|hurt|kicked) (by_(my|her|his|a_family)|as_a_(kid|child)|at_home|growing_up|every|daily|when_i_was|with_a_belt) !(by) // (by_(my|her|his)_(words|team|classmate|church|pastors_words)|chess|golf|tennis|game|match|race|score)',
  // blows
  '(FAMILY) ~4 (HITS) ~1 (me|my_mom|my_mother|us) !(verbally|online|publicly|in_(a|the|every)_meeting|with_(words|his_words|her_words)|up_with|back_with|to_it|at|in_(chess|golf|tennis|a_game)|with_a_(bill|text))',
  '(WHO|neighbor|stepson) ~4 (HITS) ~2 (WHOM) !(verbally|online|publicly|in_(a|the|every)_meeting|with_(words|his_words|her_words)|up_with|back_with|to_it|at|in_(chess|golf|tennis|a_game)|with_a_(bill|text)) // ' +
    SMALL,
  '(hits|hit|beats|beat|slaps|slapped|punches|punched|chokes|choked|kicks|kicked|strangled) (me|my_mom|my_mother|my_sister|us|the_kids) (when|because|if|again|in_front|with|in_the|until|every|for|so_hard|and_says|and_said|last_night|sometimes|while|across|up) // (it|that|this|song|news|inflation|bill|boss|memory|anxiety|pain|feeling|verse|sermon|truth|reality|grief|girl|boy|kid|kids|girls|boys|toddler|year_old|classmate|at_school|bus|recess|team|bullies|bully|car|truck|ball|wave|waves)',
  '(son|daughter|stepson|teenager|teen|grandson) ~2 (hits|hitting|beats|beating|attacks|attacked|punches|punched|choked) (me|us) // ' +
    SMALL,
  '(FAMILY|man|someone|somebody|person|he|she|they) (at_home|i_live_with|in_my_house|who|that|is|keeps|always|just|also|really|physically|sexually|still)? (is|keeps)? (hurts|hurting|harms|harming) (me|us|my_(mom|mother|sister|brother|kids|son|daughter)|her|the_kids|our_kids) !(that|when_(he|she)_(says|talks|ignores|doesnt|forgets)|to_see|to_watch|with_(his|her)|by|so_much_(to|that)|feelings|deeply|emotionally|the_most|more) // (feelings|words|what_he_said|what_she_said|it|he_is|not_talking)',
  '(someone|somebody|he|she|man|guy|stranger|they|PARTNER) (is|keeps|who|keep|wont_stop)? (is)? (stalking|threatening|hurting|beating|following|follows|stalks|touching) (me|my_(sister|brother|daughter|son|mom|friend|child|children|kid|kids|baby|grandson|granddaughter)) // (god|song|jesus|instagram|twitter|facebook|tiktok|online|church|chess|game|words|feelings)',
  '(PARTNER|he|she|hes|shes|dad|stepdad) ~2 (punches|punched|punching|kicks|kicked|smashes|smashed|smashing) (a|the|my|in|holes_in)? (wall|walls|hole|holes|door|doors|furniture|dishes)',
  '(dad|father|mom|mother|stepdad|stepmom|parents|husband|boyfriend|uncle|partner) (hurt|harmed) (me|us) !(so|by|when|with|deeply|emotionally|feelings|and_left|a_lot|very|really) // (feelings|words)',
  '(FAMILY|he|she|they|someone|man) (hurt|harmed|did_things_to|did_bad_things_to|did_stuff_to|did_sexual_things_to|did_something_to) (me|her|my_(sister|daughter|son)) (physically|sexually|when_i_was|as_a_(child|kid)|badly|at_night|in_my|that_nobody)',
  '(WHO|guy) ~3 (push|pushes|pushed|pushing|shove|shoves|shoved|shoving|throws|threw|slams|slammed|drags|dragged|pins|pinned|grabs|grabbed|shakes|shook|knocked|knocks|tackled) (me|us|my_(mom|mother|sister)|her) (around|down|against|into|off|onto|on|to_the|by|across|in_the|out_of|up|when|if|and|so|$|hard|outside|over|again) !(do_better|the_pool|church|the_spotlight|to_do|and_(hugs|hugged|said_good)) // ' +
    SMALL,
  '(throws|threw|throwing|hurls|smashes|smashed|breaks|broke|punches|punched) ~3 (at|in_front_of|near|over|beside) (me|us|my_head) // ' +
    SMALL,
  '(FAMILY|he|she) ~1 (broke|fractured|bruised|split|busted|blacked|pulled|pulls|grabs|grabbed|twists|twisted|squeezes) (my|her) (arm|nose|jaw|rib|ribs|finger|wrist|lip|eye|hair|throat|neck|face|hand|teeth|tooth) // (playing|accident|basketball|football)',
  '(hand|hands|fingers|pillow) (on|around|to|over) (my|her) (throat|neck|mouth|face)',
  '(puts|put|putting|laid|lays|raised|raises|lifts) (his|her|their|a) (hand|hands|fists|fist) (on|at|to|against) (me|her|us|my_(mom|kids|mother|daughter|sister)) // (pray|prayed|prayer|elders|anointed|spirit|healing|shoulder)',
  '(bruise|bruises|bruised|black_eye|welts|marks|busted_lip) ~5 (he|she|husband|boyfriend|partner|dad|stepdad|mom|makeup|him|neck|arms|face) // (biking|football|falling|sports|ego|fell|shots)',
  '(gave|gives) (me|her|my_mom) (a|another) (black_eye|bruise|busted_lip|concussion|bloody_nose)',
  '(hide|hiding|cover|covering|explain) ~1 (bruises|black_eye|injuries)',
  '(PARTNER|dad|father|stepdad|mom|stepmom|brother|he|she|son|uncle|hes|shes) ~3 (violent|physical_with|rough_with|aggressive_with_me)',
  'violent (husband|boyfriend|partner|father|dad|stepdad|wife|mom|home|household|relationship|marriage|ex)',
  '(hits|beats|slaps|punches|chokes|kicks|slapped|choked|strangled|punched) (me|us) (he|she|then|$) // (it|that|this|song|news|inflation|bill|boss|memory|anxiety|pain|feeling|verse|sermon|truth|reality|grief|girl|boy|kid|kids|toddler|year_old|classmate|bus|recess|team|bullies|bully|car|truck|ball|wave|waves|chess|game|guilt|regret|sadness|loneliness|tiredness|hunger|what|nothing)',
  // sexual
  '(WHO|coach|teacher|neighbor|tutor|boss|leader|cousin|kid|boy|guy|man|someone|somebody|doctor|relative) ~3 (touch|touches|touched|touching|fondled|fondles|groped|gropes|groping|rubbed|undressed|felt_up) (me|my_(daughter|son|sister|private|breasts|chest|body|thigh|butt)|her|him|us) // (heart|life|god|spirit|jesus|lord|soul|sermon|song|deeply|words|kindness)',
  '(touch|touched|touches|touching|kissed|kisses|filmed|photographed) (me|her|him|my_(daughter|son|body)) (inappropriately|sexually|down_there|there|in_(a|the|my)_(bad|wrong|weird|private|sexual|bed|shower)|in_bad|where|when_i_was|under|at_night|private|without|while|as_a|and_(said|told|told_me|to_keep)|in_ways|in_places|naked) // (god|spirit|jesus|lord|sermon|song)',
  '(WHO|uncle|someone|somebody|leader|boy) ~2 (comes|came|gets|got|climbs|climbed|sneaks|sneaked) (into|in) (my_(bed|bedroom)|bed_with_me|my_room_at_night) // (toddler|baby|nightmare|cat|dog)',
  '(forced|forces|forcing|force|makes|made|making|make|pressures|pressured|coerced|coerces|blackmailed|guilted|tricked) (me|her|him|my_(daughter|sister|son|friend)) (to|into)? ~1 (sex|sexual|sleep_with|touch|kiss_him|undress|perform|oral|have_sex|do_sexual|take_off|get_naked|sleep_in_his|send_(nudes|pictures|photos)|watch_porn|things_i_didnt|strip|prostitute|intimate|do_things) // (talk|sex_ed)',
  '(forced|forces|forcing) (himself|herself|themselves) (on|onto)',
  '(said|say|told_(him|her)|screamed|saying) no ~1 (he|she|they) (didnt_(stop|listen|care)|kept|did|wouldnt_stop|still|doesnt_(stop|listen))',
  '(without|against|no|didnt_give|never_gave|not) ~1 consent',
  '(took|takes|taken) advantage of (me|her|my_(daughter|sister)) (sexually|when_i|while|at_a_party|as_a|physically|in_my_sleep|when_she)',
  '(blackmail|blackmails|blackmailing|blackmailed) (me|her|him|my)',
  '(share|leak|post|send|posted|leaked|threatening_to_post) my (nudes|nude|naked|intimate)',
  '(hand|hands|fingers) (down|up|in|inside|into|under|between) (my|her|our|the) (own)? (pants|trousers|shirt|skirt|underwear|knickers|dress|shorts|panties|bra|clothes|blouse|pajamas|leggings|legs|jeans) !(pocket|pockets)',
  '(FAMILY|he|she|they) rapped (me|her|him)',
  '(i|was|got|been|he|she|they|were) (got|been|was)? rapped (by|when|at_a|as_a|me|her|him|in|last|while|$) // (song|beat|music|lyrics|mic|stage|knuckles|verse)',
  '(old|older|adult|grown) (man|guy|men) ~3 (me|my_daughter|my_son|her) ~2 (nudes|pictures|photos|naked|private|secret)',
  // fear
  '(afraid|scared|terrified|frightened|fearful|petrified) (of)? (my|his|her|our)? (own|drunk|angry|moms|mothers|dads)? (FAMILY) !(dying|leaving|cheating|getting|losing|being|falling|not|having|finding|passing|will_(die|leave|get)|is_(dying|sick|gonna|cheating|having)|in_laws?|wont|doesnt|has|might|gonna|deploying|going|would_leave|may|moving|never|cant|dont|and_me|wants|isnt|lost|health|relapse|might_die) // (dying|die|cancer|surgery|sick|hell|leave_me|cheat|cheating|driving|deployed|disappoint)',
  '(afraid|scared|terrified|frightened) of (him|her) !(dying|leaving|getting|being|cheating|going|not|losing|passing|falling|growing|finding|moving|hating|rejecting|saying|driving|ending)',
  '(he|she|dad|stepdad|husband|boyfriend|partner|wife|mom|ex) ~1 (scares|frightens|terrifies|intimidates) (me|us|the_kids|my_kids)',
  '(afraid|scared|terrified|worried|fear|frightened|think|know|says|said|told_me|threatens|threatened|threatening|swears|swore|tells_me|if_i_leave|if_i_tell) (that|of_what)? (he|she|hell|shell|they|my_(FAMILY)|to) ~2 (hurt|hit|kill|beat|harm|choke|come_after|shoot|burn_the|murder|stab|strangle) (me|us|him|her|my|the_(kids|dog|house|baby|family|children)|our|them) !(feelings|back_in)',
  '(PARTNER|hes|he|shes|stepdad|man) ~1 (gonna|trying_to|tried_to|about_to|will|wanna|might) kill me // (laugh|lol|jokes|traffic|homework|spending|spent)',
  '(threaten|threatens|threatened|threatening) (me|us|my_(life|family|kids|mom|safety|sister|daughter)|to_(kill|hurt|harm|beat|shoot|hit|take_(my|the|our)_(kids|children|son|daughter|baby)|burn|post|release|deport)|with_a_(gun|knife|bat|belt)|her|his) // (boss|manager|landlord|coworker|employer|bank|collectors|school|classmate|neighbor|lawsuit)',
  'death threats',
  '(find|track|hunt|come_after|come_for) (me|us|her) (down)? (and|to) ~1 (hurt|kill|beat|harm)',
  '(if_i_leave|if_i_tell|if_i_go|if_i_speak|if_i_say_anything|if_i_left) ~2 (he|she|hell|shell|they|theyll|hes) ~3 (hurt|kill|beat|hit|harm|destroy_me|take_(the|my|our)_kids) !(so|my_feelings)',
  '(PARTNER|he|she|hes) ~1 (stop|stops|stopped|stopping|forbids|forbid|prevents|prevent) me (from)? (seeing|talking|going|leaving|working|meeting|having|speaking|calling|visiting) !(fast|too|drunk)',
  '(pulled|pulls|held|holds|pointed|points|waved|waves) (a|his|the|out_a) (knife|gun|weapon|pistol|bat) (on|at|to|against)',
  '(fear|afraid|scared|fearing|feared|terrified|fearful) for (my|our|her|my_(kids|moms|sisters)) (life|safety|lives)',
  '(afraid|scared|terrified|dread|not_safe|unsafe|frightened) (of|for_me)? (to)? (go|going|be|being|come|coming|sleep|return) (back)? (at|in)? (my|our)? (own)? (home|house|alone_with_(him|her|my)) !(alone) // (grades|report|empty|burglar|ghost|haunted|someone_breaking)',
  '(afraid|scared|terrified) (to)? (leave|divorce|anger|upset|disagree_with|say_no_to|be_around|be_alone_with|make|tell) (him|my_(husband|boyfriend|partner|stepdad)) !(im|i|about|that|jesus|god|laugh|proud|happy)',
  '(NEG) ~2 safe (at_home|at_my_(house|home)|with_(him|her|my|his)|around_(him|her|my)|in_(my|this|our|my_own)_(home|house|marriage|relationship|bed|bedroom)|living_with|where_i_live|here_with|when_he) !(own_company|church|best)',
  'unsafe (at_home|with_(him|her|my)|around_(him|her|my)|in_my)',
  '(walk|walking|live|living|tiptoe) ~1 eggshells ~3 (home|husband|wife|boyfriend|girlfriend|him|her|dad|stepdad|house|partner)',
  // control
  '(PARTNER|he|she|hes|shes) ~2 (NEG|refuses_to) ~1 (let|allow|lets|letting|letting) (me|us) (to|ever|even|go)? (leave|see|talk|have|work|drive|use|call|visit|speak|out|contact|get_a_job|wear|eat|spend|go|anywhere|near|do_anything|make|be_around|hang) !(through|of|down|first|the_remote) // (out_of_my_head|doctor|parents|insurance)',
  '(PARTNER|he|she|hes|shes|stepdad) ~3 (control|controls|controlled|controlling|monitor|monitors|monitoring|track|tracks|tracking|spies_on|stalks|stalking|isolates|isolated|watches|checks) (me|everything|my_(phone|money|every|location|life|car|texts|clothes|body|messages)|all|who_i|what_i|where_i|when_i|how_i|every|our_money|the_money|the_finances) // (remote|blood|diabetes|weight|calories|cycle)',
  '(controlling|possessive|manipulative|violent|coercive) (husband|boyfriend|wife|girlfriend|partner|relationship|marriage|spouse|fiance|ex|man)',
  '(PARTNER) ~3 (controlling|possessive|scaring_me|stalking)',
  '(coercive_control|controlled_by_my_(PARTNER))',
  '(takes|took|keeps|hides|hid) ~2 my (money|paycheck|paychecks|phone|keys|passport|documents|cards|id) (so_i|away|and_wont|from_me|every|if_i|when) // (mom|dad|parents|teacher|school|brother|sister)',
  '(locks|locked|traps|trapped) (me|us|her) (in|inside|out|up|outside) // (keys|car_door|accident|keyless)',
  '(cut|cuts|cutting|keeps|kept|isolates|isolated|isolating) (me|us) (off|away)? from (my_(family|friends|mom|kids|parents)|everyone|seeing|leaving|friends)',
  '(PARTNER|he|she|stepdad|dad|mom|mother|father) ~2 (gaslight|gaslights|gaslighting|says_im_crazy|tells_me_im_crazy) ~5 (me|it_never_happened|$) ',
  '(he|she|husband|wife|boyfriend) ~1 (tells|says|told) ~3 crazy ~3 (never_happened|imagining|made_it_up|it_up)',
  '(stalker|being_stalked|restraining_order|protective_order|protection_order)',
  '(escape|flee|fleeing|escaping|get_away|run|hide|hiding|leave_safely|safely_leave|leave|running) (from)? (him|my_(husband|boyfriend|dad|stepdad|partner|ex)|with_my_kids|with_the_kids|this_marriage) (safely|before|without_(him|dying|getting)|alive|and_hide|and_take|because_he)',
  '(escape|flee|fleeing|escaping) ~1 (him|my_(husband|boyfriend|dad|stepdad|partner|marriage)|with_my_kids|with_the_kids|this_marriage)',
  '(parents|mom|dad|mother|father|they|stepmom|stepdad) (NEG) (even|always)? (feed|give) (me|us) (enough|food|dinner|at_all|$|anything_to_eat|any_food|for_days) // (attention|understand)',
  '(womens|battered|domestic|abuse) (shelter|shelters|refuge|hotline)',
  '(man|woman|guy|someone|neighbor|husband|wife|he|she) ~2 (hurts|hits|beats|beat) (me|his_(wife|girlfriend|kids|son)|her_kids|their) !(feelings) // (feelings|words|fans|ball|it)',
  // in Spanish, which many who search in English pray in
  '(me_(pega|golpea|maltrata|violo|violaron|amenaza)|violencia_domestica|abuso_sexual)',
];
