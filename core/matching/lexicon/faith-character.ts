import type { Entries } from './entries.ts';

export const faithAndCharacter: Entries = {
  'grief-and-loss': [
    'weeks_to_live, months_to_live, days_to_live, is_dying, ' +
      '@dear gone, @dear passed, @dear passed/dead/death/killed/murdered/drowned/overdosed, @dear put_to_sleep, ashes, burial, ' +
      'buried_my, casket, cemetery, closure, condolences, cremation, death_of my, death_of_a, died, ' +
      'dog/cat/puppy/kitten died/dead/down/over, dog_to_sleep, eulogy, first birthday_without, first christmas, ' +
      'first_christmas_without, grave, graveside, he_passed, heart much sad, heaven_see_my, her_side_of, his_side_of, in_heaven, ' +
      'is_gone, killed_in, last_breath, last_parent, loss_of my, loss_of_a, lost @dear to, lost my_@dear, lost my_best_friend, ' +
      'lost my_mom/dad, lost our_@dear, lost_a_loved, lost_him/her/someone, lost_our_son/daughter, loved_one, memorial, miss my @dear, ' +
      'miss my_mom/dad, miss_him/her, missing_my, mourner, obituary, orphan, passed last/away, passed_away/on, passed_in, passing_of, ' +
      'pet died/down, @dear put_down, put_her/him/them_down, put @dear down, put_our_dog, put_to_sleep, really_gone, say_goodbye, see_her_again, see_him_again, see_them_again, ' +
      'set plate, side closet, still_cry, still_set, was_put_down, we_buried, with_the_lord, without my_@dear, ' +
      'without_him/her/dad',
    'death, heartbroken, loss, lost, sad, sadness',
  ],
  miscarriage: [
    'empty_nursery/crib/cradle, baby at_10_weeks, baby died/never, baby in_heaven, baby never_got, baby was_gone, baby_we_never, born_sleeping, born_still, ' +
      'bring her_home_from_the_hospital, chemical_pregnancy, crib, d_and_c, due_date, ectopic, eleven weeks, ' +
      'little_one at, lost baby, lost little_one, lost_my_baby, lost_our_baby, never_got_to_hold, nursery empty, our_baby_was, ' +
      'our_little_one, painted nursery, pregnancy ended, sids, unborn, weeks_along, weeks_pregnant',
    'pregnancy, pregnant, ultrasound',
  ],
  regret: [
    'cant_move_on, what_if_i_had/hadnt, ' +
      'abortion, bad_decisions/choices, biggest_mistake, can_never_take, clock_back, could_have_been, do_it_all_differently, ' +
      'do_it_over/differently, do_over, dwell, go_back and_do, had_listened, let her_go, let him_go, let slip_away, missed my, ' +
      'missed_my_chance, missed_out_on, mistakes_from, mistakes_of_my, never_got_to, never_told him, never_told_her/my, ' +
      'never_took_the, now he_is_gone, now she_is_gone, past_mistakes, poor_choices, remorse, should_have/of, should_have_spent, ' +
      'shouldve, slip_away, spent_more_time, take_it_all_back, take_it_back, threw away, threw_it_all, too_late, too_late_to, ' +
      'turn_back_the_clock, undo, wasted my/years, wasted_my_twenties, wasted_time/my, what_might_have, when_i_had_the_chance, ' +
      'wish_i_could_go_back, wish_i_had, wish_i_hadnt/never, wish_id, worked_too_much while, worst_decision/mistake, would_have_been, ' +
      'wrong_choice/decision',
    'back, chance, choices, differently, mistake, sorry, wasted, wish, years_ago',
  ],
  doubt: [
    'a_myth, atheism, belief, believe but_i_cant, believe_any_of_this, believe_anymore/in/but, bible is_just, bible true, ' +
      'bible_is_even, bible_is_true, contradictions, did_jesus_really, does_god_exist, does_he_even, dont_believe, doubter, evidence, ' +
      'evolution, existence god, exvangelical, fooling_myself, genesis, god care/real/love, god made_up, god_exist, god_is_real, ' +
      'gods_existence, how_do_we_know, if_god_exists, if_god_is, if_i_believe, is_god_even, is_heaven_real, is_hell_real, ' +
      'is_there_a_god, jesus rose, jesus_real/rose, little_faith, losing faith, loss_of_faith, made_up, made_up god, make_believe, ' +
      'more_faith, my_faith_is, not_enough_faith, not_sure_god, not_sure_i_believe, proof, questioning, religions, ' +
      'rose_from_the_dead, science, show himself, skeptical, stopped_believing, trust god, trust what_the_bible, trust_the_bible, ' +
      'want_to_believe',
    'believe, bible, faith, real, true',
  ],
  'unanswered-prayer': [
    'answer_me, answered_prayer, answers my, asked_and_asked, asked_god, asked_god for, been_praying_for, begged god, does_prayer, ' +
      'does_praying, doesnt_hear_my, gave_up_praying, god answer/silent/listening/ignoring/hear, god ignores, god not answer, ' +
      'god not_hear, god_doesnt_care, god_said_no, god_wont, hear_my_prayers, hear_nothing/me, heard nothing, heaven silent, ' +
      'heaven_is_silent, hit_the_ceiling, ignored_by_god, ignores me god, ive_prayed, keep praying and, keep_praying, not hear_my, ' +
      'nothing_happens, only_silence, prayed healing, prayed years/hard, prayed_and_prayed, prayed_every_day, ' +
      'prayed_for_healing and, prayer work, prayers arent, prayers_bounce, prayers_hit, stopped_praying, tired_of_praying, unanswered, ' +
      'went_nowhere, where god, why_doesnt_god, why_hasnt_god, why_isnt_god, why_pray, why_wont_god, wont_answer god',
    'answer, hear, prayer, praying, silence, silent',
  ],
  'spiritual-dryness': [
    'havent_prayed, dont_pray, never_pray, hard_to_pray, stopped_praying, focus pray, concentrate pray, distracted pray, mind_wanders pray, havent_read bible, ' +
      'away_from_god, back_to_god, bible and_feel, bible boring, bible dust, bible feel_nothing, bored church, bored reading, ' +
      'bored_to_death, cant feel god, cant pray, chore, church bores, church_feels_empty, close_to_god, cold_heart, desert, ' +
      'devotional, devotions, disconnected, drift, dryness, faith_feels, faith_is_dying, far_away god, feel god_anymore, ' +
      'feel_god/close, feel_like_praying, feel_nothing_during, feel_the_spirit, fell_away, fire god/jesus, first_love, gathers_dust, ' +
      'god far, god_seems/feels, grow_spiritually, hard_heart, hard_to_pray, hear_god, heart_is_hard, left_god, lost_my_fire, ' +
      'miles_away, motions, my_faith_is, nothing_moves, now_i_am_cold, on_fire, on_fire_for, open_my_bible, pray_anymore, prayer_life, ' +
      'prayers_feel_empty, praying_feels, presence, quiet_time, read bible, renew, revival, revive, sing_the_songs, spiritual_life, ' +
      'spiritually_dead/numb/empty/tired, stale, thousand_miles, used_to_feel, walk_with_god, wilderness, worship',
    'bible, church, empty, numb, prayer, spiritual',
  ],
  'church-hurt': [
    '@church scandal/hurt/affair/stole/lied/covered/betrayed/fell/fired/arrested/yelled/hypocrite, act_holy, asked_questions, ' +
      'because_they_judged, building_fund, christians hurt, christians_are, church gossip/judged/members/hurt/talks, ' +
      'church_people/ladies/drama/politics/split/discipline/money, church_turned_on, church_wounded, clergy, confessed_to, ' +
      'controlling_church, covered_it_up, deacon, disfellowshipped, elders, excommunicated, fake_christians, find_a_church, ' +
      'hurt church, hurt_by_christians, hurt_by_the_church, hypocrisy, judged_at_church, judgmental_christians, kicked_out_of_church, ' +
      'leave_the_church, left_church, legalism, legalistic, ministry_leader, new_church, pastor affair/stole/lied, ' +
      'pastor yelled/shamed/stole/lied/hurt/fell, people church, protected_him, pulpit, quit_church, ran_off_with, religious_abuse, ' +
      'same_pew, shunned, small_group_hurt, spiritually_abused, told_to_leave, trust_the_church, youth_leader',
    '',
  ],
  'assurance-of-salvation': [
    'accept_jesus/christ, accept_me after, afraid_of_hell, afterlife, am_i_going_to, backslider, backsliding, baptism, baptized, ' +
      'be_sure heaven, become_a_christian, blaspheme, blasphemy, certain heaven, chosen_by_god, depart_from_me, did_it_count, ' +
      'died tonight, done_with_me, elect, eternity, fake_christian, fear_of_hell, gave_my_life, get_into_heaven, get_to_heaven, ' +
      'god love, god_still_want, going_to_heaven, gone_too_far, good_enough_christian, hellfire, left_behind, never_knew_you, ' +
      'not_really_saved, prayed_the_prayer, predestined, rapture, real_christian, really_saved, salvation, saved, scared_of_hell, ' +
      'sealed, sinned_too_much, sinners_prayer, still_a_christian, still_accept_me, sure_im_going, take_me_back, too_far_gone, ' +
      'too_much_for_god, true_christian, unforgivable, unpardonable, when_i_die',
    'christian, heaven, sinner',
  ],
  'spiritual-warfare': [
    'armor, astrology, attack_my_mind, attacked spiritually, attacking_my, attacking_my_family, bind, blasphemous_thoughts, ' +
      'crystals, dark_forces, dark_presence, deliverance, demonic, devil, enemy attack, evil, exorcism, exorcist, feel_watched, ' +
      'haunted, hear_voices, hexed, jinn, lucifer, magic, medium, new_age, nightmares every, occult, oppressed, oppression, ouija, ' +
      'paranormal, possessed, possession, powers_of_darkness, presence in_my_room, principalities, psychic, rebuke, satanic, seance, ' +
      'sits_on_my_chest, sleep_paralysis, spell, spiritual_attack/battle/war, strongholds, tarot, under_attack, voodoo, ' +
      'whispering lies, whispers feel, witch, witchcraft, witchdoctor',
    'darkness, enemy, nightmares, warfare',
  ],
  suffering: [
    'life_is_unfair, life_isnt_fair, afflicted, after_the_next, agony, allow children, anguish, babies sick, bad happen, bad_thing_after, calamity, ' +
      'cant_catch_a_break, deserve_this, doing this to us, doing_this_to_me, earthquake, everything_goes_wrong, first fire then, ' +
      'god allow/let/punishing/hate, god let good, god_allow/let, goes wrong, going_through, going_through_it/a/so/hell, good_god, ' +
      'hard_times, hardest_time, house_burned, how_can_god, how_could_god, hurricane, innocent, life hard, lost_everything, ' +
      'loving_god, one blow, one_bad_thing, one_thing_after_another, persecuted, persecution, punishing_me, so_much_hurt, ' +
      'so_much_pain_in_the_world, thing_after_another, tornado, tragic, tribulation, valley, what_did_i_do_to_deserve, where_was_god, ' +
      'why god_let, why_did_god_take, why_do_bad_things, why_do_good_people, why_does_god_let, why_is_this, why_so_much, ' +
      'why_would_god',
    'pain, trouble, why',
  ],
  pride: [
    'above others, above_the, accept_help, admit wrong, admit_when, admit_when_im, all_about_me, always_right, apologize_first, ' +
      'ask_for_help, at_least_im_not, attention, be_right, being told_i, being_wrong/corrected, better_than, ' +
      'better_than_everyone/others, better_than_others, better_than_them, boastful, brag, cant_apologize, cocky, correction, ' +
      'corrects_me, criticism, do_it_myself, egotistic, egotistical, fame, famous, full_of_himself, gets praise, hard to_apologize, ' +
      'hate_asking, haughty, have_to_be_right, have_to_win, im_better_than, independent, know-it-all, know_it_all, not_like_him, ' +
      'people_praise, praise_from/me, proudly, recognition, said_i_was_wrong, say_im_sorry, self-centered, show_off, status, superior, ' +
      'superiority, think_im_better, told_i_am_wrong, told_im_wrong, vain, vanity, want_credit, win_the_argument',
    'look_down',
  ],
  patience: [
    'annoy, antsy, being_slow, cant_i_wait, cant_stand, cant_wait_for, cuts_in_line, drives_me_crazy/nuts, for_being_slow, ' +
      'hate waiting, honk, hurry, impatiently, irritability, irritated, is_so_slow, line slow, long_suffering, longsuffering, patient, ' +
      'queue, repeat_myself, road_rage, rush, short_fuse/with, short_with_my, slow people, slow_drivers, slow_internet, slow_line, ' +
      'snippy, so_easily, takes_forever, takes_so_long, taking long, tolerance, tolerate, traffic, walkers',
    'slow',
  ],
  gratitude: [
    'got_the_job, got_a_job, got_promoted, passed_my/the exam/test, said_yes, cancer_free, in_remission, all_clear, healthy_baby, good_news, answered_my_prayer, got_engaged, ' +
      'always_negative, answered_my_prayer, appreciate, appreciation, appreciative, beat_cancer, been_so_good, celebrate, complainer, ' +
      'entitled, entitlement, for_granted, god good, god_has_been, good_news/day, happy_today, has_been_good, i_am_happy, im_happy, ' +
      'joyful, kind_to_us, less_negative, life_is_good, mom_is_healed, negative_all, negativity, never_see_the_good, praise report, ' +
      'praise_god, praise_the_lord, prayer_was_answered, rejoice, see_the_good, so_good_to_me, so_negative/happy, take granted, ' +
      'taking_things, thanks, unthankful, whine, wonderful, worship_god_for',
    'negative, praise',
  ],
  'judging-others': [
    'assume worst, better_christian, bias, biased, contempt, critical, criticise others, criticising how, despise, disdain, ' +
      'dont_dress_right, fault_finding/with, faultfinding, find_fault, hard_on_people/others, holier, how_they_look, hypercritical, ' +
      'hypocritical, judgemental, judgy, labeling, less_than_me, look down, nitpick, nitpicky, people dress, ' +
      'people_in_boxes, pharisee, plank, prejudice, roll_my_eyes, snob, snobbish, snobby, speck, stereotype, ' +
      'think_bad, think_less_of, think_the_worst, thoughts_about_people, welfare, what_people_wear, worst of people',
    'dress, stupid_people',
  ],
  'self-worth': [
    'feel_stupid/dumb/useless/pathetic, puts_me_down, put_me_down, ' +
      'a_nobody, accept_myself, am_i_enough, amount_to_nothing, burden, choose_me, confidence, confident, could_ever_love, ' +
      'deserve good, deserve_love/better, disgust_myself, disposable, dont_count, dont_matter/deserve, dumb, feel so_small, ' +
      'feel_like_nothing, feel_small, forgettable, fraud, good_enough, good_for_nothing, hate_who_i_am, i_am_nothing, identity, ' +
      'im_not_good, im_nothing, imposter, impostor, inadequacy, inadequate, inferior, inferiority, invisible, like_myself, ' +
      'love_myself/me, low_self, never_be_anything, never_enough, never_good_enough_for, no_talent, not_enough,replaceable, ' +
      'second_best, self_esteem/hate/love/talk, selfesteem, someone_like_me, talentless, undeserving, unimportant, unlovable, unloved, ' +
      'unworthy, useless, want_me, waste oxygen, waste_of, waste_of_oxygen, waste_of_space, worth, worthy',
    'deserve, enough, esteem, matter',
  ],
  comparison: [
    'ahead_of_me, all_my_friends, all_my_friends have/are, as_smart, be_like_her/him, behind_everyone, behind_in_life, ' +
      'behind_my_friends, better_at_everything, better_life, better_than_me/mine, by_my_age, classmates are, doing_better, ' +
      'dont_measure, everybody from, everybody_else, everybody_has, everyone else has, everyone has better, everyone_else, ' +
      'everyone_my_age, fear_of_missing, feel_behind, feel_less_than, fomo, friends all_have, friends have_better, friends own, ' +
      'friends_have_houses, has_a_house, her_perfect, holiday_photos, im_behind, influencers, instagram better, killing_it, ' +
      'left_behind, looks_better_than, looks_perfect, make my_life_look, missing_out, more_successful, more_successful_than, ' +
      'mums seem, my_age, next_to_other, not_as, on_instagram, other_girls/moms/guys/families, other_moms, other_mothers, other_mums, ' +
      'other_people_are, others_are, own houses, peers, perfect_life/families, prettier, smarter_than, so_behind, their_holiday, ' +
      'their_lives',
    'ahead, behind, better, envy, instagram, perfect, successful',
  ],
  perfectionism: [
    'all_or_nothing, anything_less, beat_myself_up over, check_everything, control_everything, crooked, details, do_it_right, ' +
      'double_check, eleven_times, error ruins, exactly_right, fear_of_failure, flaw, for_myself good, get_a_b, good enough, got_a_b, ' +
      'hard_on_myself, isnt_perfect, just_right, just_so, mistakes, never satisfied_with_my, not_perfect, ' +
      'one_mistake/typo, over_one, perfection, perfectionistic, perfectly, recheck, redo, rewrite, small_error, standards, ' +
      'still_not_right, ten_times, ten_times_before, threw whole, worst_critic',
    'exact',
  ],
  'people-pleasing': [
    'say_no_to_people/anyone/anybody/others/everyone/friends/her/him/them/church/boss/work, ' +
      'afraid people, afraid_to_disappoint, agreed though, always_apologizing, apologize_for_everything, apologize_too_much, ' +
      'avoid_conflict, be_mad_at_me, cant_say_no, care_what_people, change_myself_for, codependency, codependent, ' +
      'disappointing_people/anyone, everyone happy, everyone_else_first, fit_in, hate_disappointing, let anyone down, let_people_down, ' +
      'like_me, like_me_anymore, need_people_to_like, never tell no, no_to_anyone, not_like_me, over_apologize, ' +
      'overcommit, peoplepleaser, please_everyone/everybody/people, please_my_parents, pleasing_others, ' +
      'pressured_to, resent_it, say_yes/no, scared disappoint, scream_no, speak_up, stand_up_for_myself, tell my no, tell no, ' +
      'tell people what, theyll_like_me, think_of_me, use_me, used_by_people, validation, walk_over_me, ' +
      'walked_all_over, want_to_hear, what_everyone_thinks, what_others_think, what_people_think, who_i_am to_fit, yes_to_everyone',
    'disappoint, guilty_for_saying, liked',
  ],
  decisions: [
    'whether_to, whether_i_should, know_if_i_should, stay_or, ' +
      'a_sign, accept_the, advice, buy house, chose_between, commit_or, confirmation, decide, direction_from, discern, ' +
      'dont_know_which, go round_in_circles, god_s_will, god_wants_me_to, have_another_baby, hear_god_about, if_i_should, indecision, ' +
      'is_it_gods, job offer, keep_renting, know_what_god, make_the_right, make_up_my_mind, marry_him_or, opportunity, options, ' +
      'or stay, or_not, pros_and_cons, round_in_circles, say_yes, second_thoughts, should i_stay, should_i_move, should_i_take, ' +
      'should_we_move, sign_from, sign_from_god, stay leave, stay_or, stay_or_go, take job, take_this_job, to_pick, torn, two offers, ' +
      'two_roads, undecided, wants_me_to_do, what_god_wants, which college, which_one, ' +
      'which_one/college/job/way/path/school/direction, will_of_god, wisdom, wrong_college',
    'renting',
  ],
  waiting: [
    'asylum, been_years, by_now, deferred, eighteen months, everyone_elses_prayers, gods_promise, hasnt called, heard_back, ' +
      'how long lord, how much longer, how_long, immigration, in_between, is_it_ever, months still, my_turn, no_answer months, ' +
      'no_word, nothing_has_changed/happened, nothing_is_happening, paperwork, pause, promised_me, still hasnt, still_hasnt_happened, ' +
      'still_no answer, still_no word, timing, visa, waitlist, when_is_god, when_will, when_will_it/god/my/i, will_it_ever',
    'promise',
  ],
  'new-beginnings': [
    'first_day_of/at, just_graduated, ' +
      'after_losing_everything, another_chance, back_to_school, better_person, career_change, change_careers, change_my_life, ' +
      'differently, first_job/baby, from_scratch, from_zero, going_back_to_college, got_out_of_jail, got_out_of_prison, having_a_baby, ' +
      'learn new_things, life_after, made_new, moving_on_after, new_beginning/chapter/leaf/life/year/start/me/person/christian, ' +
      'new_leaf, new_mom_again, next_chapter, out_of_jail, out_of_prison, rebuild, released, restart, start again, ' +
      'start_over/again/fresh, starting my_own, starting_a_new/business, starting_college, starting_from, too_old_to_start, ' +
      'turn_my_life, turn_over_a_new, want_to_change, wedding_next',
    'begin, chapter, fresh',
  ],
  moving: [
    'abroad, across_the_country, another city, another_country, deployed, deployment, different_country, dorm, emigrate, expat, ' +
      'foreign, foreigner, going_away_to_college, hometown, immigrated, immigration, in_my_country, in_this_city, language, ' +
      'leave_for_college, leaving everyone, leaving_home/everything/my, leaving_my_friends, leaving_our, left country, miss home, ' +
      'miss_my_old, miss_my_old/country, my_old_home, new town new, new town/city, ' +
      'new_country/place/neighborhood/house/home/school/here, new_town, overseas, pcs, selling house, stationed, stranger_in, unpack, ' +
      'uproot',
    'city, country, neighborhood, place, town',
  ],
};
