import type { Entries } from './entries.ts';

export const faithAndCharacter: Entries = {
  'grief-and-loss': [
    '@dear gone, @dear passed, @dear passed/dead/death/killed/murdered/drowned/overdosed, @dear put_to_sleep, ashes, burial, ' +
      'buried_my, casket, cemetery, closure, condolences, cremation, death_of my, death_of_a, died, ' +
      'dog/cat/puppy/kitten died/dead/down/over, dog_to_sleep, eulogy, first birthday_without, first christmas, ' +
      'first_christmas_without, friends_are_dying, funeral, grave, graveside, he_passed, heart much sad, heaven_see_my, her_side_of, ' +
      'his_side_of, in_heaven, is_gone, killed_in, last_breath, last_parent, loss_of my, loss_of_a, lost @dear to, lost my_@dear, ' +
      'lost my_best_friend, lost my_mom/dad, lost our_@dear, lost_a_loved, lost_him/her/someone, lost_our_son/daughter, loved_one, ' +
      'memorial, miss my @dear, miss my_@dear, miss my_mom/dad, miss_him/her, missing_my, mourner, obituary, orphan, passed last/away, ' +
      'passed_away/on, passed_in, passing_of, pet died/down, put down, put_our_dog, put_to_sleep, really_gone, say_goodbye, ' +
      'scattered ashes, see_her_again, see_him_again, see_them_again, set plate, side closet, side_of_the_bed, still_cry, still_set, ' +
      'was_put_down, we_buried, with_the_lord, without my_@dear, without_him/her/dad',
    'death, heartbroken, loss, lost, sad, sadness',
    'cry, gone, miss',
  ],
  miscarriage: [
    'baby at_10_weeks, baby died/never, baby in_heaven, baby never_got, baby was_gone, baby_we_never, born_still, ' +
      'chemical_pregnancy, crib, d_and_c, due_date, ectopic, heartbeat, heartbeat_stopped, lost baby, lost_my_baby, never_got_to_hold, ' +
      'no heartbeat, no_heartbeat, our_baby_was, pregnancy_loss, sids, unborn, weeks_along',
    'baby, heartbeat, pregnancy, pregnant, ultrasound, weeks',
  ],
  regret: [
    'abortion, bad_decisions/choices, biggest_mistake, blew_my, could_have_been, do_it_all_differently, do_it_over/differently, ' +
      'do_over, dwell, go_back and_do, had_listened, i_blew, if_only, let her_go, let him_go, missed my, missed_chance, missed_out_on, ' +
      'mistakes_from, mistakes_of_my, never_got_to, never_told him, never_told_her/my, past_mistakes, poor_choices, remorse, ' +
      'should_have/of, should_have_spent, shouldve, spent_more_time, take_it_back, threw away, threw_it_all, too_late, turn_back_time, ' +
      'undo, wasted my/years, wasted_my_twenties, wasted_time/my, what_might_have, wish_i_could_go_back, wish_i_hadnt/never, wish_id, ' +
      'worst_decision/mistake, would_have_been, wrong_choice/decision',
    'back, chance, choices, differently, mistake, sorry, wasted, wish, years_ago',
  ],
  doubt: [
    'a_myth, atheism, believe but_i_cant, believe_any_of_this, believe_anymore/in/but, bible is_just, bible true, bible_is_even, ' +
      'contradictions, did_jesus_really, does_he_even, dont_believe, doubter, evidence, evolution, exvangelical, god care/real/love, ' +
      'god_exist, how_do_we_know, if_i_believe, is_god_even, is_heaven_real, is_hell_real, jesus_real/rose, little_faith, ' +
      'losing faith, losing_my_faith, loss_of_faith, made_up, make_believe, more_faith, my_faith_is, not_enough_faith, not_sure_god, ' +
      'not_sure_i_believe, proof, questioning, religions, rose_from_the_dead, science, skeptical, stopped_believing, trust god, ' +
      'trust_the_bible, want_to_believe',
    'believe, bible, faith, real, true',
  ],
  'unanswered-prayer': [
    'answer_me, answered_prayer, answers my, asked_god, been_praying_for, begged god, does_prayer, doesnt_hear_my, gave_up_praying, ' +
      'god answer/silent/listening/ignoring/hear, god_doesnt_care, god_said_no, god_wont, hear_my_prayers, hear_nothing/me, ' +
      'heard_nothing, hit_the_ceiling, ignored_by_god, ive_prayed, keep praying and, keep_praying, no_answer, nothing_happens, ' +
      'only_silence, prayed years/hard, prayed_and_prayed, prayed_every_day, prayed_for_healing and, prayer work, prayers arent, ' +
      'prayers_hit, stopped_praying, tired_of_praying, unanswered, went_nowhere, where god, why_doesnt_god, why_hasnt_god, why_is_god, ' +
      'why_isnt_god, why_pray, why_wont_god',
    'answer, hear, prayer, praying, silence, silent',
  ],
  'spiritual-dryness': [
    'away_from_god, back_to_god, bible and_feel, bible boring, bible feel_nothing, bored reading, cant feel god, cant pray, ' +
      'cant_pray, church_feels_empty, close_to_god, cold_heart, desert, devotional, devotions, disconnected, drift, drifted god, ' +
      'drifted_away, dryness, faith_feels, far_from_god, feel_god/close, feel_like_praying, feel_nothing_during, feel_the_spirit, ' +
      'fell_away, fire god/jesus, first_love, god far, god_seems/feels, grow_spiritually, hard_heart, hard_to_pray, hear_god, ' +
      'heart_is_hard, left_god, lost_my_fire, motions, now_i_am_cold, on_fire, on_fire_for, pray_anymore, prayer_life, ' +
      'prayers_feel_empty, praying_feels, presence, quiet_time, read bible, renew, revival, revive, spiritual_life, ' +
      'spiritually_dead/numb/empty/tired, stale, used_to_feel, walk_with_god, wilderness, worship',
    'bible, bored, church, cold, empty, nothing, numb, prayer, spiritual',
  ],
  'church-hurt': [
    '@church scandal/hurt/affair/stole/lied/covered/betrayed/fell/fired/arrested/yelled/hypocrite, because_they_judged, ' +
      'christians are hypocrites, christians_are, church gossip/judged/members/hurt/talks, ' +
      'church_people/ladies/drama/politics/split/discipline/money, church_turned_on, clergy, controlling_church, covered_it_up, ' +
      'deacon, disfellowshipped, elders, excommunicated, fake_christians, find_a_church, hurt church, hurt_by_christians, hypocrisy, ' +
      'judged_at_church, judgmental_christians, leave_the_church, left_church, left_the_church, legalism, legalistic, ministry_leader, ' +
      'new_church, pastor affair/stole/lied, people church, quit_church, ran_off_with, religious_abuse, shunned, small_group_hurt, ' +
      'spiritual_abuse, spiritually_abused, toxic_church, trust_the_church',
    '',
    'christians, church, congregation, leaders, members, ministry, my_church, our_church, pastor, priest',
  ],
  'assurance-of-salvation': [
    'accept_jesus/christ, accept_me after, afraid_of_hell, afterlife, am_i_going_to, baptism, baptized, become_a_christian, ' +
      'blaspheme, blasphemy, born_again, chosen_by_god, depart_from_me, died tonight, elect, eternity, fake_christian, fear_of_hell, ' +
      'gave_my_life, get_into_heaven, get_to_heaven, god love, god_still, god_still_want, going_to_heaven, gone_too_far, ' +
      'good_enough_christian, hellfire, left_behind, never_knew_you, prayed_the_prayer, predestined, rapture, real_christian, ' +
      'salvation, saved, scared_of_hell, sealed, sinners_prayer, still_a_christian, still_accept_me, take_me_back, too_far_gone, ' +
      'true_christian, unforgivable, unforgivable_sin, unpardonable, unpardonable_sin, when_i_die',
    'christian, heaven, sinner',
  ],
  'spiritual-warfare': [
    'armor, astrology, attack_my_mind, attacked spiritually, attacking_my, attacking_my_family, bind, blasphemous_thoughts, ' +
      'crystals, curse_on, dark_presence, deliverance, demonic, devil, enemy attack, evil, evil_presence, exorcism, exorcist, ' +
      'fight_the_devil, generational_curse, haunted, hear_voices, hexed, lucifer, magic, medium, new_age, nightmares every, occult, ' +
      'oppressed, oppression, ouija, paranormal, possessed, possession, powers_of_darkness, presence in_my_room, principalities, ' +
      'psychic, put_a_curse, rebuke, satan whispering, satanic, seance, sleep_paralysis, spell, spiritual_attack/battle/war, ' +
      'strongholds, tarot, the_enemy, under_attack, voodoo, whispering lies, witch, witchcraft, witchdoctor',
    'attack, dark, darkness, enemy, house, nightmares, warfare, whisper',
  ],
  suffering: [
    'afflicted, agony, allow children, anguish, bad happen, bad_thing_after, calamity, cant_catch_a_break, deserve_this, earthquake, ' +
      'flood, god allow/let/punishing/hate, god_allow/let, goes wrong, going_through, going_through_it/a/so/hell, good_god, ' +
      'hard_times, hardest_time, house_fire/burned, how_can_god, how_could_god, hurricane, innocent, life hard, lost_everything, ' +
      'loving_god, one_bad_thing, one_thing_after_another, persecuted, persecution, punishing_me, refugee, storm, thing_after_another, ' +
      'tornado, tragic, tribulation, valley, war, what_did_i_do_to_deserve, where_was_god, why_do_bad_things, why_is_this, why_me, ' +
      'why_so_much, why_would_god',
    'pain, trouble, why',
  ],
  pride: [
    'above others, above_the, accept_help, admit wrong, admit_when, admit_when_im, all_about_me, always_right, apologize_first, ' +
      'ask_for_help, at_least_im_not, attention, be_right, being told_i, being_wrong/corrected, better_than, ' +
      'better_than_everyone/others, better_than_others, better_than_them, big_head, big_headed, boastful, brag, cant_apologize, cocky, ' +
      'conceited, correction, corrects_me, criticism, do_it_myself, egotistic, egotistical, fame, famous, full_of_himself, ' +
      'gets praise, hard to_apologize, hate_asking, haughty, have_to_be_right, have_to_win, im_better_than, independent, know-it-all, ' +
      'know_it_all, not_like_him, people_praise, praise_from/me, proud, proudly, recognition, said_i_was_wrong, say i_was_wrong, ' +
      'say_im_sorry, self-centered, show_off, status, superior, superiority, think_im_better, told_i_am_wrong, told_im_wrong, ' +
      'too_proud, vain, vanity, want_credit, win_the_argument',
    'look_down, stubborn',
    'admit, better, correct, credit, right, sorry, wrong',
  ],
  patience: [
    'annoy, antsy, cant_stand, cuts_in_line, drives_me_crazy/nuts, gets_on_my_nerves, hate waiting, honk, hurry, impatiently, ' +
      'irritability, irritated, is_so_slow, last nerve, line slow, long_suffering, longsuffering, nerves, on_my_nerves, patient, ' +
      'repeat_myself, road_rage, rush, short_fuse/with, short_with_my, slow people, slow_line, snap_at, snap_at_my_kids, snippy, ' +
      'so_easily, takes_forever, takes_so_long, taking long, tolerance, tolerate, traffic, waiting_in_traffic',
    'kids, line, nerves, slow, snap',
  ],
  gratitude: [
    'always_negative, answered_my_prayer, appreciate, appreciation, appreciative, been_so_good, celebrate, complainer, entitled, ' +
      'entitlement, for_granted, god good, god_has_been, good_news/day, happy_today, i_am_happy, im_happy, joyful, life_is_good, ' +
      'mom_is_healed, negative_all, negativity, praise report, praise_god, praise_the_lord, prayer_was_answered, rejoice, ' +
      'so_good_to_me, so_negative/happy, taking_things, thanks, unthankful, whine, wonderful, worship_god_for',
    'good, happy, negative, praise',
  ],
  'judging-others': [
    'assume worst, better_christian, bias, biased, contempt, critical, critical_spirit, despise, disdain, dont_dress_right, ' +
      'fault_finding/with, faultfinding, find_fault, hard_on_people/others, holier, how_they_look, hypercritical, hypocritical, ' +
      'judgemental, judgy, labeling, less_than_me, look down, look_at_my_neighbor, nitpick, nitpicky, people dress, people_who_are_on, ' +
      'pharisee, plank, prejudice, snob, snobbish, snobby, speck, stereotype, think_bad, think_less_of, thoughts_about_people, ' +
      'welfare, what_people_wear',
    'dress, stupid_people',
  ],
  'self-worth': [
    'a_nobody, accept_myself, am_i_enough, burden, call_me_worthless, confidence, confident, could_ever_love, deserve good, ' +
      'deserve_love/better, disgust_myself, disposable, dont_matter/deserve, dumb, feel_like_nothing, forgettable, fraud, good_enough, ' +
      'good_for_nothing, hate_myself, i_am_nothing, identity, im_nothing, imposter, impostor, inadequacy, inadequate, inferior, ' +
      'inferiority, invisible_at, like_myself, love_myself/me, never_be_anything, never_enough, no_talent, not_enough, put down, ' +
      'replaceable, second_best, self_esteem/hate/love/talk, selfesteem, someone_like_me, talentless, undeserving, unimportant, ' +
      'unlovable, unloved, unworthy, useless, waste_of, waste_of_space, worth, worthy',
    'deserve, enough, esteem, matter, nothing, special',
  ],
  comparison: [
    'ahead_of_me, all_my_friends have/are, be_like_her/him, behind_everyone, behind_in_life, behind_my_friends, better_life, ' +
      'better_than_me/mine, by_my_age, classmates are, dont_measure, everybody_else, everyone else has, everyone has better, ' +
      'everyone_else, everyone_my_age, falling_behind, fear_of_missing, feel_behind, feel_less_than, fomo, friends all_have, ' +
      'friends have_better, friends own, friends_have_houses, her_perfect, im_behind, influencers, instagram better, left_behind, ' +
      'looks_better_than, looks_perfect, measure_up, missing_out, more_successful, more_successful_than, my_age, next_to_other, ' +
      'not_as, on_instagram, other_girls/moms/guys/families, other_people_are, others_are, own houses, peers, perfect_life/families, ' +
      'prettier, prettier_than, shadow, smarter_than, so_behind, their_lives',
    'ahead, behind, better, envy, everyone, friends, instagram, others, perfect, successful',
  ],
  perfectionism: [
    'afraid mistakes, all_or_nothing, anything_less, be_perfect, beat_myself_up over, check_everything, control_everything, details, ' +
      'do_it_right, double_check, fear_of_failure, flaw, get_a_b, good enough, got_a_b, happy_with_my_work, hard_on_myself, ' +
      'isnt_perfect, just_right, little_mistake, make_mistakes, not_perfect, one_mistake/typo, over_one, perfection, perfectionistic, ' +
      'perfectly, recheck, redo, rewrite, self_critical, small_mistake, standards, still_not_right, ten_times_before, worst_critic',
    'exact, mistake, right',
  ],
  'people-pleasing': [
    'afraid people, afraid_to_disappoint, agreed though, always_apologizing, apologize_for_everything, apologize_too_much, ' +
      'avoid_conflict, be_mad_at_me, cant_say_no, care_what_people, change_myself_for, codependency, codependent, ' +
      'disappointing_people/anyone, doormat, everyone happy, everyone_else_first, fear_of_man, fit_in, hate_disappointing, ' +
      'let anyone down, let_people_down, letting anyone down, like_me, like_me_anymore, need someone_to_tell, need_people_to_like, ' +
      'no_to_anyone, not_like_me, over_apologize, overcommit, people_pleasing, people_will_be_mad, peoplepleaser, ' +
      'please_everyone/everybody/people, please_my_parents, pleasing_others, pressured_to, pushover, resent_it, say_no, say_yes/no, ' +
      'scared disappoint, scream_no, speak_up, stand_up_for_myself, tell no, tell people what, tell_me_im_doing, theyll_like_me, ' +
      'think_of_me, use_me, used_by_people, validation, walk_over_me, walked_all_over, want_to_hear, what_everyone_thinks, ' +
      'what_others_think, what_people_think, who_i_am to_fit, yes_to_everyone',
    'disappoint, guilty_for_saying, liked',
    'please, yes',
  ],
  decisions: [
    'a_sign, advice, buy house, chose_between, commit_or, confirmation, decide, direction_from, discern, god_s_will, ' +
      'god_wants_me_to, gods_will, have_another_baby, hear_god_about, if_i_should, indecision, is_it_gods, job offer, keep_renting, ' +
      'know_what_god, make_the_right, make_up_my_mind, opportunity, options, or_stay, pros_and_cons, say_yes, second_thoughts, ' +
      'should_i_move, should_we_move, sign_from_god, stay leave, stay_or, stay_or_go, take job, take_this_job, to_pick, torn, ' +
      'two offers, undecided, wants_me_to_do, what_god_wants, which_one/college/job/way/path/school/direction, will_of_god, wisdom, ' +
      'wrong_college',
    'renting',
    'between, choice, choose, offer, path, should_i, should_we, sign',
  ],
  waiting: [
    'asylum, been_years, by_now, deferred, eighteen months, everyone_elses_prayers, gods_promise, hasnt called, heard_back, ' +
      'how long lord, how much longer, how_long, immigration, in_between, is_it_ever, limbo, months still, my_turn, no_answer months, ' +
      'no_word, nothing_has_changed/happened, nothing_is_happening, on_hold, paperwork, pause, promised_me, sick_of_waiting, ' +
      'still hasnt, still waiting, still_hasnt_happened, still_no answer, still_no word, timing, visa, waiting_for_test, waitlist, ' +
      'when_is_god, when_will, when_will_it/god/my/i, will_it_ever',
    'promise',
    'long, results, still, turn, word, years',
  ],
  'new-beginnings': [
    'after_losing_everything, another_chance, begin again, begin_again, better_person, career_change, change_careers, ' +
      'change_my_life, expecting, first_day/job/baby, fresh_start, got_out_of_prison, graduate, having_a_baby, learn new_things, ' +
      'life_after, made_new, moving_on_after, new_beginning/chapter/leaf/life/year/job/start/me/person/christian, new_mom_again, ' +
      'next_chapter, out_of_prison, rebuild, released, restart, second_chance, start again, start_over/again/fresh, starting my_own, ' +
      'starting_a_new/business, starting_college, too_old_to_start, transition, turn_my_life, turn_over_a_new, want_to_change, ' +
      'wedding_next',
    'begin, chance, change, chapter, fresh, new, start',
  ],
  moving: [
    'abroad, across_the_country, another city, another_country, boxes, deployed, deployment, different_country, dorm, emigrate, ' +
      'expat, foreign, foreigner, going_away_to_college, hometown, immigrated, immigration, language, leave_for_college, ' +
      'leaving_home/everything/my, leaving_my_friends, left country, miss home, miss_my_old/country, my_old_home, new town/city, ' +
      'new_country/place/neighborhood/house/home/school/here, overseas, pcs, selling house, stationed, stranger_in, unpack, uproot',
    'city, country, leave, neighborhood, new, place, town',
  ],
};
