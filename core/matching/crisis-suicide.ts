/* The form of a rule is told in crisis-rules.ts. Text after // is a second rule that takes the first one back. */

/** Someone who is ill or old may well write letters and plan a funeral. */
const ILL =
  '(cancer|terminal|terminally|hospice|palliative|tumor|stage|chemo|months_to_live|weeks_to_live|deployed|deployment|elderly|old|older|insurance|' +
  'lawyer|estate|retire|retired|seventy|eighty|ninety|70|75|80|85|90|dad|moms|dads|mothers|fathers|husbands|vacation|holiday|trip|work|college|university)';

export const suicide: string[] = [
  // said outright
  '(suicide|suicides|suicidal|suicidality|kms|kys|ctb|unalive)',
  '(kill|killing|killed|kills|murder|end|ending|ended|off|offing|hang|hanging|hanged|hung|drown|drowning|poison|poisoning|neck|gas|shoot|shooting|shot|delete|unalive) (SELF)',
  '(sewer|kermit) (slide|sewer)',
  '(take|takes|taking|took|taken|end|ends|ending|ended|finish) (POSS) ~1 (life|lives|existence)',
  '(end|ending|ended|finish) (it_all|it_now|it_tonight|it_soon|it_today|it_for_good|it_once|my_suffering|my_misery)',
  '(DESIRE|about|ready_to|consider|considering|plan|planning|thinking|tempted_to|decided_to|need_to|going) ~1 (end|ending|ended) (it|things|everything|the_pain|my_pain|this_pain) // (end|ending|ended) (it|things) (with|between)',
  // wishing for death
  '(DESIRE|ready_to|prefer|deserve|deserves|beg|begging|like_to|able_to|should|just|let_me|longing|yearn|time_to|try|trying|tried|way|ways|how|of) (to|i|id|im|i_could|i_would|i_can|that_i|god_would_let_me|for|could|just|god_to_let_me|im_better_off|to_go_to_sleep_and|we_could_all|she|he|it_was_easy_to|everyday_to|every_night_to)? (just|literally|really|honestly|actually|be|was|were|to|so_badly|only)? (die|died|be_dead|dead|dying|drop_dead|death) !(for|hard|daily|penalty|before|of_natural|with_dignity|from|and_rise|bed|row|battery|to_self) // (hope|pray|praying|way|just|how|ways|time_to|of) (be|to|just|he|she)? (dying|death|dead|he_died|she_died|died)',
  '(better_off|rather_be|wanna_be|wish_i_was|wish_i_were|wishing_i_was|wish_im|should_be|wish_we_were) dead',
  '(let|kill|take|strike) me (die|now|god|lord|please|down_dead)',
  '(please|just|somebody|someone|god|lord|would) (just|please)? (kill|end) me !(if|over|with)',
  '(god|lord|jesus) ~2 take me (home|now|away|tonight|already|out_of|in_my|to_heaven|$) // (doctor|take_me_home_from)',
  '(wish|if_only|regret) i (was|were|wasnt|werent|had|hadnt|never|didnt|am|could|would|couldnt|wouldnt) ~2 (born|alive|exist|existed|vanish|disappear|on_this_earth|in_this_world|here_anymore|in_the_ground) !(there|here_for)',
  '(shouldnt|shouldve|should|should_have) ~1 (never|not|be|have)? (be_alive|exist|been_born|been_alive|be_here_anymore|be_on_this_earth)',
  '(NEG) ~2 deserve ~1 (live|life|living|be_alive|exist|breathe|be_here) // (live_with|life_with)',
  '(NEG|nobody|no) ~1 (wanna|want|care_to|wish_to|sure_i_wanna|like|know_how_to|see_why|feel_like|reason|see_myself|gonna) ~1 (live|living|be_alive|being_alive|exist|existing|be_here_anymore|wake_up|go_on|keep_going_anymore|be_on_this|be_on_earth|see_tomorrow|see_another|carry_on|be_around_anymore|be_in_this_world|breathe|stay_alive|survive_this|face_another_day) !(with|here|at|near|next|together|by|paycheck|there|apart|alone|in_(fear|sin|the_past|this_(house|town|city|country|apartment|state)|my|a|an|texas)|a_(lie|double)|like_(a|my|him|her|them|that)|up|off|on_(vacation|a|my_own|dates)|two|for|without_(god|jesus)|under|dates|early|late|as)',
  '(NEG) ~1 wanna be (here|around) !(at|with|tonight|in_(this|the)|for|when|to|while|working|on|him|her|you|people|anyone|them)',
  '(tired|sick|done|exhausted|weary|fed_up|over|had_enough|through|bored|enough|give_up|giving_up|gave_up|given_up|out) (of|with|being|on|trying)? ~1 (life|living|alive|being_alive|existing|this_life|to_live|staying_alive|this_world|to_stay_alive|breathing) !(in|with|paycheck|at|here|alone|like|on|a_lie|together|apart|insurance|under|up|changes|coach|drama|out)',
  '(hate|cant_stand|hates|resent) (being_alive|living|existing|that_i_exist|that_im_alive|that_i_woke_up|to_be_alive) !(in|with|here|at|near|alone|on|like)',
  '(cant|dont_know_how|dont_think_i_can|dont_know_if_i_can|not_sure_i_can|dont_see_how_i_can|cant_see_how_to|strength_to|dont_know_how_much_longer_i_can|hard_to) (just|to)? (keep_living|keep_on_living|go_on_living|live_anymore|be_alive|live_another_day|face_another|face_tomorrow|make_it_another|make_it_to_tomorrow|stay_alive|exist_anymore|do_life_anymore|survive_another|live_this_life|go_on) !(a|the|vacation|dates|this_trip|with_(this|the|my)|to|living_with|holiday)',
  '(reason|reasons|will|desire|point|purpose|use|worth|nothing|anything|motivation) ~1 (to|in|of|for)? ~1 (live|living|living_anymore|being_alive|stay_alive|staying_alive|exist|existing|be_alive|be_here_anymore|going_on|carrying_on|being_here|live_for|breathing|stay_here|go_on) !(in|with|together|near|a_good|for_christ|for_god|paycheck|there)',
  '(NEG|is|isnt|if|lifes|longer) ~1 worth (living|it_anymore)',
  'why (am_i|im_i|did_god|should_i|do_i|bother|even) ~3 (alive|keep_living|stay_alive|keep_me_alive|live_anymore|living)',
  // a world without me
  '(better|happier|easier|fine|relieved|freer) (off|place)? (without_me|if_i_(was|were|wasnt|werent|had|died|disappeared|just|never|left_this|killed|ended)|when_im_gone|once_im_gone|if_im_(dead|gone)|with_me_(gone|dead)) !(driving|there|around)',
  '(nobody|anyone|anybody|who|they|people|family|friends|everyone|parents|kids|husband|wife|mom|dad|he|she|world) ~3 (miss|notice|care|cares|cry|mourn|sad|even_know|come_to_my_funeral) ~1 (me|that|it)? (if|when) (i|im|me) ~2 (gone|dead|die|died|disappear|disappeared|vanished|vanish|passed|here|around|alive) // (if|when) (i|im) ~1 (got|get|come|show_up|stay|am|im) here',
  '(nobody|who) ~1 (would|will|even|wouldnt) ~1 miss me !(at|when_i_move)',
  '(NEG) ~1 (care|mind|matter) (if|whether) (i|im) ~1 (die|died|live|dead|wake|survive|alive)',
  '(wouldnt|would_not|might_not) ~1 (mind|care|be_sad) ~1 (dying|if_i_died|if_i_didnt_wake|not_waking|being_dead|never_waking)',
  'without me ~4 (better|happier)',
  // sleep, leaving, disappearing
  '(DESIRE|could|just|if_i|asking|begging|god|beg|let_me|me|asked|id) ~ ~2 (never|not|dont|didnt|wouldnt|wont) (have_to|ever|to)? (wake|waking|woke) !(up_(him|her|them|the))',
  'never (have_to)? wake up again',
  '(sleep|asleep) (forever|for_good|and_not_wake|and_never_wake)',
  '(DESIRE|could|just) ~1 (disappear|vanish) !(into_(a|my|the|work|books|his|her)|for_(a|the|one|two|three|some|an|few)|from_(instagram|facebook|social|tiktok|twitter|snapchat|the_internet|online|work|the_(party|room|meeting|office)|school)|on|behind|to|with|in_(a|the|my)|at|under) // (him|her|they|he|she|it|to) disappear',
  '(DESIRE|could|just) ~1 (not_exist|stop_existing|cease_to_exist|stop_breathing|not_be_alive|not_be_here_anymore|not_be_here|be_no_more|leave_this_world|leave_this_earth|leave_this_life|be_erased) // (him|her|they|he|she|it|to) disappear',
  '(leave|leaving|exit|depart|escape) (this|the) (world|earth|life) (behind|for_good|forever|$|and|because|now|soon)',
  'wanna? out of (life|this_life|this_world)',
  '(DESIRE|want|need) (it|this|everything|life|my_life|it_all) (all|just)? (to)? (be_over|be_done|was_over|were_over|would_be_over|end|end_already|just_end|stop_forever|would_end) !(with|before|well) // (this|the) (semester|week|day|trial|war|year|workday|winter|meeting|class)',
  '(wont|not_gonna|doubt_ill|dont_think_ill|dont_think_i_will|not_sure_ill|might_not|dont_plan_to|not_planning_to|dont_expect_to) ~1 (be_here|be_around|be_alive|make_it_through_the_night|make_it_to|see_tomorrow|live_past|live_to|survive_tonight) (tomorrow|much_longer|for_long|next_week|in_the_morning|anymore|by_then|christmas|morning|$|be|see|my) // (make_it_to_(church|work|class|the|your|my_(appointment|flight)))',
  '(way|escape|option|solution|answer|thing_left|peace) ~2 (is_death|is_to_die|except_death|but_death|except_dying|but_to_die|is_dying|but_dying|except_to_die|in_death)',
  '(only|no_other|see_any|see_a|is_no) (way_out|escape) !(of|for_(him|her|them))',
  '(check|checking) out (of_life|for_good|early_from_life|permanently)',
  '(join|be_with|go_be_with) (him|her|them|my_\\w+|jesus|god|the_lord|our_\\w+) (in_heaven)? (now|tonight|early|sooner|in_heaven) // (will|ill|someday|one_day|cant_wait|again) ~3 (be_with|join) ',
  '(DESIRE|ready_to) (just|to)? (go|be|join|meet) ~1 (heaven|jesus|my_lord|home_to_god|home_to_jesus|home_to_heaven|him_in|her_in|them_in) !(when_i_die|someday|one_day|but_how|in_worship)',
  // plans, means, goodbyes
  '(DESIRE|INTENT) ~3 (overdose|overdosing|od|jump_off|jumping_off|jump_in_front|jumping_in_front|step_in_front|stepping_in_front|walk_into|walking_into|walk_in_front|run_into_traffic|jump_out|drive_off|driving_off|drive_into|driving_into|crash_my_car|crashing_my_car|drive_my_car|driving_my_car|swerve|hang_from|jump_from|bleed_out|steer_into|jumping_from) // (diving_board|bungee|bunk|swing|lake|trampoline|church|room|store|parking)',
  '(take|took|taking|swallow|swallowed|swallowing) (all|whole|every|too_many|handful|enough|a_bunch_of|a_whole|the_whole|a_handful|a_bottle|the_bottle|a_box|a_packet|loads|lots|a_load|dozens|bleach|poison) ~3 (pills|meds|tablets|medication|tylenol|bottle|painkillers|pill|paracetamol|ibuprofen|aspirin|xanax|antidepressants|bleach|poison|$) // (vitamins|doctor|as_prescribed|prescribed|on_time|rid|blame)',
  '(pills|gun|rope|bridge|razor|bullet|knife|blade|meds|train|noose) ~3 (end_it|end_everything|end_my|end_the_pain|in_my_mouth|to_my_head|my_wrist|my_throat|my_neck|be_quick|would_be_easy|all_be_over|and_be_done)',
  '(bullet|gun|pistol|shotgun|knife) (in|to|through|at|against) (my|me|his_own|her_own) (head|brain|mouth|skull|heart|throat|wrist|temple|own|brains)',
  '(slit|slitting|cut|cutting|slash|slice|slicing|opened|slits|cuts) (POSS) (wrist|wrists|throat|veins)',
  '(blow|blowing|blew) (POSS) (brains|head) (out|off)',
  'noose',
  '(how_many|enough|lethal) (pills|tylenol|sleeping_pills|dose|painkillers) (does_it|to|would|will|it|do_i|can|of)?',
  '(painless|easiest|easy|quickest|quick|fastest|best|least_painful|peaceful|a|any|many) (way|ways|method|methods) (to|of) (die|go|dying|end_it|end_my|kill|end_everything) !(shopping|well|to_(the|a))',
  '(goodbye|suicide|farewell) (note|notes|letter|letters|video|videos|message|messages)',
  '(better|happier|easier|fine|relieved|freer) (off)? if i (wasnt|werent|was_not|were_not|didnt) (around|here|alive|exist|in_the_picture)',
  '(drank|drink|drinking|drunk|swallowed|swallow) ~1 (bleach|poison|antifreeze|ammonia|pesticide) // (accident|accidentally|dog|toddler|baby|cat|puppy)',
  // means at hand
  '(have|ive|has|got|bought|buying|hiding|hid|hides|keep|keeps|keeping|found|stashed|saved|saving|collecting|stockpiling|hoarding|theres|is|with|ordered) ~3 (rope|noose|razors|razor|razorblades|blades|blade|pills|gun|tablets|knife|pistol|charcoal|helium) ~2 (ready|in_(POSS)_(room|bedroom|closet|drawer|hand|hands|lap|bag|car|garage|bed)|hidden|stashed|saved_up|under_(POSS)|tonight|in_front_of|beside|next_to_me|by_(POSS)_bed) // ' +
    '(shaving|shave|climbing|hunting|jump_rope|doctor|prescription|prescribed|blood|tow|vitamins|headache|kitchen|intruder|burglar|safe|locked|thyroid|allergy|malaria|diet|abortion)',
  '(bought|buying|ordered|got|stealing|stole) (a|some|the|enough|my|this|dads|his) (rope|noose) !(swing|ladder|for_(the|climbing|sailing|my)|course|bridge)',
  '(have|ive_got|got) (a|the|my) (rope|noose) (ready|and|now|here|in|tied|hanging|$) // (climbing|boat|swing)',
  '(sitting|sit|here|holding|hold|staring|stare|looking|look|lying) (here|there|on_my_bed|alone|in_my_car)? (with|at|holding)? ~1 (a|the|this|my|his|all_my|all_these|all_the)? (pills|gun|razor|blade|noose|rope|bottle_of_pills|tablets) (in|and|right|now|tonight|on|wondering|thinking|beside|$) // (shop|store|range|museum|doctor|pharmacy|hunting|climbing|shave|shaving)',
  '(gun|pills|rope|razor|noose|blade) ~4 (keep|keeps|cant_stop|cant_stop_from) (looking_at|staring_at|thinking_about|picking|holding|calling|reaching)',
  '(standing|stood|sitting|sat|im) ~1 (on|at|by|near) (a|the|top_of_the|my) (bridge|ledge|roof|rooftop|cliff|edge_of|train_tracks|tracks|railing|window_ledge) ~1 (and_(thinking|ready|i|want|wanna|cant|wont|about|looking_down)|right_now|ready|about_to|thinking|alone|looking_down|wondering|tonight|now|$) // (photo|view|picnic|hiking|selfie|proposed|beautiful)',
  // arrangements
  '(written|wrote|writing|write|writes|left|leaving|recorded|recording|making|made) ~3 (letter|letters|note|notes|message|messages|video|videos|instructions|passwords) ~5 (after|when|once|for_when|before|if) (im|i) ~1 (gone|die|dead|leave|go|not_here|do_it|not_around|end) // ' +
    ILL,
  '(planning|plan|planned|arranging|arranged|preparing|prepared|organizing|imagining|rehearsing) ~1 (my|my_own) ~1 (death|funeral|exit|suicide|overdose|end|last_day) // ' +
    ILL,
  '(planning|plan|planned|researching|googling|googled|searching|searched) (how|ways|where|when|for_ways) (to|of|i) ~1 (die|dying|do_it|end|hang|overdose|kill)',
  '(arranged|arranging|sorted|sorting|tidied|settled|putting|put) ~2 (affairs|will|everything_in_order|things_in_order) ~4 (gone|goodbye|goodbyes|tired|over|cant_do|no_one|die) // ' +
    ILL,
  '(who|someone|somebody|they|you|he|she|mom|dad|wife|husband|family) (will|would|can|to|could|please)? (take_care_of|look_after|care_for|feed|raise|keep) ~3 (when|once|after|if) im (gone|dead|not_here) // ' +
    ILL,
  '(cant|dont|do_not|cannot|no_longer) ~1 see (a|any|my|no) (future|tomorrow|way_out|way_forward|reason_to|point_in_(going|life|living)) !(with|together|at|here|for_us|in_(this|my|the)_(job|company|church|career|relationship|marriage|city|town))',
  '(took|taken|takes|take|taking|had|attempted|tried|survived|hospital_after|hospital_from|did|from) (an|another|a|intentional|deliberate)? (overdose|od) // (heroin|fentanyl|cocaine|accidental|accidentally|opioid|meth|dose_of|chocolate|coffee)',
  '(overdosed|overdosing|overdose|ods|oded) (on_purpose|on_(my|his|her|some|the)?_?(pills|tablets|tylenol|paracetamol|meds|sleeping|medication|antidepressants|aspirin|ibuprofen|xanax)|deliberately|intentionally|because)',
  '(saving_up|hoarding|stockpiling|collecting|stashing|saved_up|hoards|stockpiled|hoarded) ~1 (pills|tablets|meds|paracetamol|tylenol)',
  '(son|daughter|he|she|hes|shes|kid|friend|teen|teenager|brother|sister|wife|husband|mom|dad|boyfriend|girlfriend|roommate|nephew|niece|cousin) ~2 (talks|talk|talking|talked|jokes|joking|joked|speaks|speaking) (a_lot|all_the_time|constantly|often)? about (dying|being_dead|wanting_to_die|wanna_die|not_being_here|not_being_alive|ending_(it|everything|things)|death_all|not_waking|not_existing) // (heaven|old|cancer|hospice|elderly|grandma|will)',
  '(might|may|could) as well be dead',
  '(DESIRE) (that)? i (dont|never|wont|didnt|do_not) ~1 (make_it|survive|live_through|live_to|wake|see) ~3 (night|morning|tomorrow|surgery|crash|week|year|birthday) // (late|church|work|flight|appointment)',
  '(last|final) (note|letter|letters|goodbye|goodbyes) (to|for)',
  '(writing|wrote|write|written|say|saying|said) (my|their|his|her)? (final|last)? goodbyes',
  'goodbye (world|cruel)',
  '(this|tonight|today) (is|will_be) my last (night|day|goodbye|message|prayer|hours) !(at|of|in|on_the_job|before|with)',
  '(last|final) (day|night) (on_earth|alive|on_this_earth|of_my_life)',
  'by the time (you|anyone) (read|reads|find|finds) (this|me)',
  '(giving|gave|give) away ~3 (things|stuff|belongings|possessions) ~ (before_i|wont_need|cause_i_wont)',
  '(have|made|got|make|making|has|had|with) (a|the|my) plan ~3 (die|do_it|end|kill|tonight|how_i|overdose|hurt_myself) // (debt|budget|retire|weight)',
  '(how|when|where) (i|he|she) (would|will|could|might|can|wants_to|wanna) (do_it|die|kill)',
  '(POSS|another|an|a|since_his|since_her) (last|first|second|third|failed)? attempt (on_(my|his|her)_life|failed|and_im_still|to_(die|end|kill|take))',
  'tried to (die|end_it)',
  // thoughts
  '(thought|thoughts|thinking|think|dream|dreaming|fantasize|fantasizing|obsessed|daydream|dreams|urge|urges|picture|imagine|imagining) (of|about|with|a_lot_about|all_the_time_about|how)? ~1 (dying|being_dead|ending_my|ending_things|not_being_here|not_being_around|not_existing|not_being_alive|not_waking|my_own_death|my_own_funeral|my_funeral|wanting_to_die|wanna_die|driving_off|death_every|death_all) !(a_relationship|the|our|things_with|it_with|to_self|loved|parents) // (afraid|scared|terrified|fear|anxious|anxiety|panic)',
  '(intrusive|dark|bad) thoughts (of|about) (death|dying|hurting|harming|ending|not_being|killing)',
  '(having|have|these|scary|very|really|getting|get) (very|really|such|some|these|so)? dark thoughts',
  '(NEG) ~2 (safe|trust) ~1 (with_myself|myself_(alone|tonight|right_now|around|to_be|not_to|with|anymore)|alone_with_(myself|my_thoughts)|by_myself_tonight|left_alone|from_myself) !(relationship|women|money)',
  '(do|doing|done|did|hurt) (something|anything) ~1 (to_(SELF)|permanent|i_cant_take_back)',
  'what (i|ill) ~1 do to myself',
  '(DESIRE) ~1 (a|some|the)? (car|bus|truck|train|drunk_driver|plane|i_get|heart|something|god_just|cancer_would) ~1 (hits|hit|kills|crashes|stop|stops|takes_me|take_me|kill|run_me|killed) (me|by|$|beating|out|over|into)',
  '(sometimes_i|just|i) wish it (was|were|would_be|would_all_be) (all)? over !(with)',
];

export const selfHarm: string[] = [
  'self (harm|harms|harming|harmed|harmer|injury|injure|injuring|injuries|mutilation|mutilate|mutilating|hurting)',
  '(selfharm|selfharming|selfharmed)',
  '(hurt|hurting|hurts|harm|harming|harmed|cut|cutting|cuts|burn|burning|burned|scratching|injure|injuring|bruise|bruising|hitting|punching|choking|carving|slicing|stabbing) (myself|yourself) !(financially|by|more|emotionally|in_the_long|with_(my_words|food|comparison))',
  '(hit|punch|slap|choke|bite|stab) myself ~1 (until|to_feel|when_i_am|because|again|so_hard|in_the|with_a)',
  '(hurts|hurting|harms|harming|harmed|cuts|cutting|burns|burning|injuring|mutilating) (himself|herself|themselves|themself)',
  '(DESIRE|INTENT|might|threatens|talks) ~2 (hurt|cut|burn|harm) (himself|herself|themselves|themself)',
  '(hurt|cut|burned|harm) (himself|herself|themselves) (on_purpose|again|because|with_a|intentionally)',
  '(cant|how_do_i|how_to|want_to|wanna) ~1 (stop|quit) cutting !(down|back|out|off|corners|class|school|people|carbs|hair|costs|ties|calories)',
  '(been|started|start|stop|stopped|quit|keep|urge|urges|relapsed|relapsing|relapse|from|with|is|im|shes|hes|about|to|like|of|for|by|and) (with|on|to|just)? cutting (again|since|because|when|to|for|at_night|$|but|and|every|in|so|as|after|now|before|lately|i|helps|is|anymore|god|lord|on|or|my|a)',
  '(i|wanna|gonna|urge_to|to|ive|she|he|almost|just|and) cut (again|last_night|tonight|to_feel|when_i|because_i|deeper|too_deep|until_i)',
  '(cut|cuts|cutting|burn|burns|burning|burned|scar|scars|slice|sliced|carved|carve|carving|blade|razor) (on|in|into|across|all_over|up|along|to)? (POSS) (own)? (arm|arms|wrist|wrists|thigh|thighs|leg|legs|skin|stomach|forearm|forearms|hips|body) // (shaving|grill|oven|stove|surgery|section|accident|acne|cooking)',
  '(DESIRE|urge_to|need_to|have_to|gonna|tempted_to|trying_not_to) (bleed|make_myself_bleed|hurt_my_body|cut_my|burn_my|see_blood)',
  '(razor|razors|razorblade|razorblades|blades) ~3 (skin|wrist|wrists|arm|arms|again|hidden)',
];
