import type { Entries } from './entries.ts';

export const faithAndCharacter: Entries = {
  'grief-and-loss': [
    'mourner, memorial, burial, cremation, eulogy, obituary, cemetery, grave, graveside, casket, ashes, passed_away, passed_on, ' +
      'passing_of, passed last, @dear passed, @dear dead, @dear death, @dear killed, @dear murdered, @dear drowned, @dear overdosed, ' +
      'death_of my, death_of_a, lost_my_@dear, lost my_@dear, lost my_mom, lost my_dad, lost_our_son, lost_our_daughter, lost_a_loved, ' +
      'loved_one, loss_of my, loss_of_a, lost_him, lost_her, lost_someone, died, miss my_mom, miss my_dad, miss my @dear, miss_him, ' +
      'miss_her, missing_my, still_cry, heart much sad, without_him, without_her, without my_@dear, heaven_see_my, see_him_again, ' +
      'see_her_again, see_them_again, in_heaven, my_dog, goodbye_to_my, say_goodbye, closure, condolences, orphan, last_parent, ' +
      'killed_in, buried_my, friends_are_dying, he_passed, miss my_@dear, we_buried, first_christmas_without, without_dad, put_our_dog, ' +
      'dog_to_sleep, side_of_the_bed, i_lost_my, first christmas, put down',
    'loss, lost, dead, death, gone, cry, miss, sad, sadness, heartbroken',
  ],
  miscarriage: [
    'pregnancy_loss, lost_my_baby, baby died, baby was_gone, baby at_10_weeks, weeks_along, no_heartbeat, no heartbeat, ' +
      'heartbeat_stopped, heart_stopped_beating, ectopic, d_and_c, chemical_pregnancy, sids, due_date, baby_we_never, never_got_to_hold, ' +
      'unborn, crib, born_still, heartbeat, our_baby_was, baby never_got, baby in_heaven, lost baby, baby died, baby never',
    'ultrasound, baby, pregnancy, pregnant, weeks, heartbeat',
  ],
  regret: [
    'remorse, wish_i_could_go_back, wish_i_hadnt, wish_id, should_have, shouldve, should_of, could_have_been, would_have_been, ' +
      'what_might_have, if_only, go_back and_do, do_it_over, do_over, do_it_differently, do_it_all_differently, turn_back_time, undo, ' +
      'take_it_back, wasted my, wasted_time, wasted_my_twenties, threw_it_all, missed_chance, missed_out_on, missed my, let her_go, ' +
      'let him_go, wrong_choice, wrong_decision, bad_decisions, bad_choices, poor_choices, worst_decision, worst_mistake, ' +
      'biggest_mistake, made_a_mistake, past_mistakes, mistakes_i_made, mistakes_of_my, mistakes_from, never_told him, never_told_her, ' +
      'never_told_my, too_late, never_got_to, abortion, dwell, should_have_spent, spent_more_time, wish_i_never, wasted_my, ' +
      'had_listened, blew_my, i_blew, wasted years, threw away',
    'wish, mistake, chance, back, wasted, choices, differently, sorry, years_ago',
  ],
  doubt: [
    'doubter, dont_believe, believe_any_of_this, believe_anymore, if_i_believe, not_sure_i_believe, not_sure_god, god_exist, proof, ' +
      'evidence, bible true, bible_is_even, bible is_just, trust_the_bible, contradictions, jesus_real, did_jesus_really, ' +
      'is_heaven_real, is_hell_real, religions, evolution, science, atheism, skeptical, losing_my_faith, loss_of_faith, my_faith_is, ' +
      'little_faith, not_enough_faith, more_faith, exvangelical, questioning, does_he_even, make_believe, made_up, stopped_believing, ' +
      'believe_in, is_god_even, jesus_rose, rose_from_the_dead, a_myth, want_to_believe, believe_but, believe but_i_cant, ' +
      'how_do_we_know, god care, god real, losing faith, god love, trust god',
    'believe, faith, real, true, bible',
  ],
  'unanswered-prayer': [
    'unanswered, answer_me, answers my, answered_prayer, prayers arent, does_prayer, why_pray, god answer, no_answer, god silent, ' +
      'only_silence, heard_nothing, hear_nothing, hear_my_prayers, hear_me, prayed_and_prayed, been_praying_for, keep_praying, ' +
      'keep praying and, prayed_for_healing and, begged god, ive_prayed, prayed_every_day, hit_the_ceiling, prayers_hit, god_said_no, ' +
      'why_wont_god, why_doesnt_god, why_hasnt_god, why_isnt_god, god_wont, ignored_by_god, god_doesnt_care, tired_of_praying, ' +
      'stopped_praying, gave_up_praying, doesnt_hear_my, nothing_happens, why_is_god, asked_god, went_nowhere, prayer work, ' +
      'prayed years, where god, god answer, god ignoring, god hear, begged god, prayed hard',
    'answer, prayer, praying, silent, silence, hear',
  ],
  'spiritual-dryness': [
    'dryness, spiritually_dead, spiritually_numb, spiritually_empty, spiritually_tired, far_from_god, away_from_god, god_seems, ' +
      'close_to_god, cant feel god, feel_god, presence, feel_the_spirit, bible feel_nothing, bible and_feel, bible boring, ' +
      'bored reading, cant_pray, cant pray, hard_to_pray, prayers_feel_empty, praying_feels, pray_anymore, forget_to_pray, quiet_time, ' +
      'devotions, devotional, prayer_life, motions, church_feels_empty, worship, used_to_feel, lost_my_fire, first_love, on_fire, ' +
      'cold_heart, hard_heart, heart_is_hard, now_i_am_cold, drifted_away, drift, fell_away, left_god, back_to_god, wilderness, desert, ' +
      'revive, revival, renew, spiritual_life, grow_spiritually, faith_feels, dead_inside_spiritually, stale, relationship_with_god, ' +
      'walk_with_god, hear_god, god_feels, on_fire_for, feel_like_praying, feel_nothing_during, feel_close, fire god, god far, ' +
      'bible boring, read bible, fire jesus, drifted god',
    'spiritual, cold, empty, bible, numb, church, bored, prayer, nothing',
  ],
  'church-hurt': [
    'hurt_by_christians, church_people, church_ladies, church_drama, church_politics, church_split, my_church, our_church, ' +
      'church kicked_me, church_discipline, excommunicated, disfellowshipped, shunned, church gossip, church judged, judged_at_church, ' +
      'church members, toxic_church, spiritual_abuse, spiritually_abused, religious_abuse, legalism, legalistic, controlling_church, ' +
      '@church scandal, @church hurt, @church affair, @church stole, @church lied, @church covered, @church betrayed, @church fell, ' +
      '@church fired, @church arrested, @church yelled, @church hypocrite, pastor affair, pastor stole, pastor lied, pastor, elders, ' +
      'covered_it_up, cover_up church, deacon, leave_the_church, quit_church, done_with_church, find_a_church, new_church, ' +
      'trust_the_church, christians_are, christians are hypocrites, hypocrisy, fake_christians, judgmental_christians, ' +
      'worship_team kicked, priest, clergy, church_doesnt_accept, small_group_hurt, ministry_leader, church_turned_on, left_church, ' +
      'because_they_judged, church hurt, ran_off_with, church_money, church talks, hurt church, church hurt, people church, ' +
      'left_the_church',
    'church, congregation, leaders, ministry, christians, members',
  ],
  'assurance-of-salvation': [
    'saved, salvation, unforgivable_sin, unforgivable, unpardonable, unpardonable_sin, blaspheme, blasphemy, scared_of_hell, ' +
      'afraid_of_hell, fear_of_hell, going_to_heaven, get_to_heaven, get_into_heaven, when_i_die, eternity, afterlife, rapture, ' +
      'left_behind, depart_from_me, never_knew_you, book_of_life, born_again, sinners_prayer, prayed_the_prayer, accept_jesus, ' +
      'accept_christ, gave_my_life, become_a_christian, real_christian, true_christian, still_a_christian, fake_christian, ' +
      'good_enough_christian, god_still_want, too_far_gone, gone_too_far, take_me_back, baptized, baptism, elect, predestined, ' +
      'chosen_by_god, sealed, am_i_going_to, still_accept_me, accept_me after, god_still, hellfire, died tonight, god love',
    'heaven, sinner, christian',
  ],
  'spiritual-warfare': [
    'demonic, devil, satanic, lucifer, the_enemy, evil, evil_presence, attacking_my_family, dark_presence, presence in_my_room, ' +
      'sleep_paralysis, spiritual_attack, spiritual_battle, spiritual_war, under_attack, attacked spiritually, attack_my_mind, ' +
      'oppressed, oppression, possessed, possession, exorcism, exorcist, deliverance, rebuke, bind, armor, principalities, strongholds, ' +
      'occult, witch, witchcraft, witchdoctor, voodoo, magic, spell, generational_curse, hexed, tarot, ouija, psychic, medium, seance, ' +
      'astrology, new_age, crystals, haunted, paranormal, powers_of_darkness, hear_voices, nightmares every, blasphemous_thoughts, ' +
      'attacking_my, put_a_curse, curse_on, fight_the_devil, satan whispering, whispering lies, enemy attack',
    'attack, warfare, dark, darkness, enemy, nightmares, house, whisper',
  ],
  suffering: [
    'why_do_bad_things, why_me, god_allow, god allow, allow children, god_let, god let, loving_god, good_god, why_would_god, innocent, ' +
      'problem_of_evil, tragic, tribulation, afflicted, hard_times, going_through_it, going_through_a, going_through_so, ' +
      'going_through_hell, one_bad_thing, one_thing_after_another, cant_catch_a_break, storm, valley, persecuted, persecution, refugee, ' +
      'war, house_fire, house_burned, flood, hurricane, tornado, earthquake, lost_everything, agony, anguish, punished_by_god, ' +
      'punishing_me, why_so_much, how_can_god, how_could_god, what_did_i_do_to_deserve, deserve_this, why_is_this, hardest_time, ' +
      'bad_thing_after, thing_after_another, where_was_god, going_through, calamity, bad happen, god allow, goes wrong, god punishing, ' +
      'god hate, life hard',
    'pain, trouble, why',
  ],
  pride: [
    'proud, proudly, cocky, egotistical, egotistic, big_head, vain, vanity, haughty, boastful, brag, show_off, better_than_everyone, ' +
      'better_than_others, im_better_than, think_im_better, know_it_all, know-it-all, always_right, have_to_be_right, told_i_am_wrong, ' +
      'told_im_wrong, being_wrong, being told_i, admit_when_im, ask_for_help, accept_help, criticism, correction, being_corrected, ' +
      'corrects_me, superior, superiority, self-centered, all_about_me, attention, praise_from, want_credit, recognition, fame, famous, ' +
      'status, apologize_first, cant_apologize, say_im_sorry, hard to_apologize, do_it_myself, independent, better_than, admit_when, ' +
      'hate_asking, win_the_argument, have_to_win, praise_me, people_praise, at_least_im_not, not_like_him, admit wrong',
    'wrong, better, credit, admit, right, correct, sorry, look_down',
  ],
  patience: [
    'patient, impatiently, short_fuse, short_with_my, short_with, snippy, snap_at, snap_at_my_kids, line slow, slow people, slow_line, ' +
      'traffic, honk, road_rage, annoy, irritated, irritability, gets_on_my_nerves, on_my_nerves, tolerate, tolerance, cant_stand, ' +
      'drives_me_crazy, drives_me_nuts, hurry, rush, slow_to_anger, long_suffering, longsuffering, takes_forever, repeat_myself, ' +
      'waiting_in_traffic, so_easily, is_so_slow, nerves, cuts_in_line, antsy, hate waiting, slow people, last nerve, taking long',
    'slow, line, snap, kids, nerves',
  ],
  gratitude: [
    'thanks, praise_god, praise_the_lord, praise report, unthankful, for_granted, appreciate, appreciation, appreciative, complainer, ' +
      'whine, negative_all, negativity, always_negative, so_negative, good_news, answered_my_prayer, prayer_was_answered, celebrate, ' +
      'rejoice, joyful, happy_today, so_happy, im_happy, i_am_happy, good_day, life_is_good, wonderful, entitled, entitlement, ' +
      'worship_god_for, god_has_been, so_good_to_me, been_so_good, taking_things, mom_is_healed, god good',
    'praise, negative, happy, good',
  ],
  'judging-others': [
    'judgemental, judgy, critical, critical_spirit, hypercritical, find_fault, fault_finding, faultfinding, nitpick, nitpicky, holier, ' +
      'pharisee, hypocritical, plank, speck, prejudice, bias, biased, stereotype, people dress, dont_dress_right, what_people_wear, ' +
      'contempt, disdain, despise, negative_about_everyone, labeling, snob, snobby, snobbish, better_christian, less_than_me, ' +
      'think_less_of, hard_on_people, hard_on_others, how_they_look, people_who_are_on, welfare, fault_with, thoughts_about_people, ' +
      'think_bad, look_at_my_neighbor, look down, assume worst',
    'dress, stupid_people',
  ],
  'self-worth': [
    'self_esteem, selfesteem, confidence, confident, worthy, unworthy, worth, useless, good_for_nothing, waste_of_space, waste_of, ' +
      'good_enough, not_enough, never_enough, am_i_enough, inadequate, inadequacy, inferior, inferiority, hate_myself, self_hate, ' +
      'love_myself, self_love, accept_myself, like_myself, disgust_myself, i_am_nothing, im_nothing, feel_like_nothing, feel_like_trash, ' +
      'a_nobody, dont_matter, unimportant, burden, unlovable, unloved, undeserving, dont_deserve, deserve_love, deserve_better, dumb, ' +
      'talentless, no_talent, imposter, impostor, fraud, identity, self_talk, beat_myself_up, call_me_worthless, never_be_anything, ' +
      'second_best, replaceable, disposable, forgettable, invisible_at, love_me, could_ever_love, someone_like_me, deserve good, ' +
      'put down',
    'enough, nothing, special, matter, deserve, esteem',
  ],
  comparison: [
    'measure_up, dont_measure, better_life, better_than_me, everyone has better, everyone else has, everyone_else, everybody_else, ' +
      'ahead_of_me, behind_in_life, left_behind, falling_behind, feel_behind, im_behind, behind_my_friends, behind_everyone, fomo, ' +
      'missing_out, fear_of_missing, perfect_life, perfect_families, her_perfect, looks_perfect, their_lives, other_girls, ' +
      'next_to_other, other_moms, other_people_are, others_are, other_guys, other_families, prettier_than, smarter_than, ' +
      'more_successful, more_successful_than, my_age, by_my_age, friends_have_houses, friends all_have, friends have_better, ' +
      'all_my_friends have, all_my_friends are, not_as, shadow, be_like_her, be_like_him, influencers, on_instagram, instagram better, ' +
      'peers, classmates are, looks_better_than, better_than_mine, so_behind, prettier, own houses, friends own, feel_less_than',
    'better, behind, perfect, instagram, ahead, others, successful, everyone, envy, friends',
  ],
  perfectionism: [
    'perfection, perfectionistic, be_perfect, isnt_perfect, not_perfect, make_it_perfect, perfectly, flaw, redo, rewrite, recheck, ' +
      'check_everything, double_check, still_not_right, standards, hard_on_myself, worst_critic, self_critical, making_a_mistake, ' +
      'one_mistake, make_mistakes, small_mistake, little_mistake, beat_myself_up over, fear_of_failure, details, control_everything, ' +
      'get_a_b, got_a_b, less_than_perfect, anything_less, just_right, one_typo, all_or_nothing, happy_with_my_work, over_one, ' +
      'ten_times_before, do_it_right, good enough, afraid mistakes',
    'mistake, right, exact',
  ],
  'people-pleasing': [
    'people_pleasing, peoplepleaser, please_everyone, please_everybody, please_people, please_my_parents, pleasing_others, say_yes, ' +
      'yes_to_everyone, say_no, tell no, walk_over_me, walked_all_over, use_me, used_by_people, what_people_think, what_others_think, ' +
      'what_everyone_thinks, care_what_people, validation, need_people_to_like, not_like_me, like_me_anymore, disappointing_people, ' +
      'afraid_to_disappoint, hate_disappointing, disappointing_anyone, let_people_down, make_people_mad, is_everyone_mad, ' +
      'apologize_for_everything, apologize_too_much, always_apologizing, over_apologize, speak_up, fear_of_man, fit_in, pressured_to, ' +
      'change_myself_for, codependent, codependency, overcommit, resent_it, avoid_conflict, no_to_anyone, think_of_me, be_mad_at_me, ' +
      'people_will_be_mad, who_i_am to_fit, everyone_else_first, tell people what, want_to_hear, tell_me_im_doing, need someone_to_tell, ' +
      'everyone happy, afraid people',
    'please, yes, disappoint, liked, guilty_for_saying',
  ],
  decisions: [
    'decide, undecided, indecision, choose, choice, which_one, which_college, which_job, which_way, which_path, which_school, ' +
      'make_up_my_mind, gods_will, god_s_will, will_of_god, what_god_wants, direction_from, discern, wisdom, sign_from_god, a_sign, ' +
      'confirmation, stay_or_go, should_we_move, should_i_move, should_i, should_we, take_this_job, accept_the_job, two offers, offer, ' +
      'keep_renting, pros_and_cons, make_the_right, options, opportunity, advice, which_direction, hear_god_about, is_it_gods, torn, ' +
      'second_thoughts, commit_or, to_pick, know_what_god, god_wants_me_to, wants_me_to_do, have_another_baby, stay_or, wrong_college, ' +
      'if_i_should, say_yes, take job, job offer, buy house, chose_between, stay leave',
    'path, sign, between, renting',
  ],
  waiting: [
    'sick_of_waiting, how_long, my_turn, when_will_it, when_will_god, when_will_my, when_is_god, when_will_i, is_it_ever, ' +
      'will_it_ever, timing, on_hold, still_no word, no_word, still_havent_heard, havent_heard_back, waiting_for_test, waitlist, visa, ' +
      'immigration, asylum, papers_to_come, paperwork, promise_of_god, gods_promise, nothing_is_happening, nothing_has_changed, ' +
      'still_hasnt_happened, been_years, in_between, deferred, everyone_elses_prayers, pause, promised_me, nothing_has_happened, by_now, ' +
      'when_will',
    'turn, long, still, results, promise, years, word',
  ],
  'new-beginnings': [
    'new_beginning, begin_again, begin again, start_over, start again, start_again, restart, start_fresh, fresh_start, new_chapter, ' +
      'next_chapter, turn_over_a_new, new_leaf, new_life, new_year, new_job, new_start, new_me, second_chance, another_chance, rebuild, ' +
      'change_my_life, turn_my_life, better_person, out_of_prison, got_out_of_prison, out_of_rehab, released, made_new, new_person, ' +
      'graduate, starting_college, starting_a_new, starting my_own, starting_a_business, career_change, change_careers, first_day, ' +
      'first_job, moving_on_after, leave_the_past, life_after, too_old_to_start, transition, new_mom_again, new_christian, wedding_next, ' +
      'having_a_baby, first_baby, expecting, after_losing_everything, learn new_things, want_to_change',
    'begin, start, fresh, change, chance, new, chapter',
  ],
  moving: [
    'across_the_country, new_country, new_place, new_neighborhood, new_house, new_home, new_school, new town, new city, ' +
      'different_country, another_country, another city, leaving_home, miss_my_old, miss_my_country, immigrated, immigration, emigrate, ' +
      'foreigner, foreign, stranger_in, expat, abroad, overseas, pcs, deployment, deployed, stationed, boxes, unpack, uproot, ' +
      'leaving_everything, leaving_my_friends, new_here, language, going_away_to_college, dorm, leave_for_college, hometown, ' +
      'my_old_home, leaving_my, new city, miss home, selling house, leave_my_country, left country',
    'town, city, leave, new, country, place, neighborhood',
  ],
};
