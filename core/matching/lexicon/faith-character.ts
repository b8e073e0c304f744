import type { Entries } from './entries.ts';

export const faithAndCharacter: Entries = {
  'grief-and-loss': [
    'mourner, memorial, burial, cremation, eulogy, obituary, cemetery, grave, graveside, casket, ashes, passed_away/on, passing_of, ' +
      'passed last/away, @dear passed/dead/death/killed/murdered/drowned/overdosed, death_of my, death_of_a, lost_my_@dear, ' +
      'lost my_@dear, lost my_mom/dad, lost_our_son/daughter, lost_a_loved, loved_one, loss_of my, loss_of_a, lost_him/her/someone, ' +
      'died, miss my_mom/dad, miss my @dear, miss_him/her, missing_my, still_cry, heart much sad, without_him/her/dad, without my_@dear, ' +
      'heaven_see_my, see_him_again, see_her_again, see_them_again, in_heaven, my_dog, say_goodbye, closure, condolences, orphan, ' +
      'last_parent, killed_in, buried_my, friends_are_dying, he_passed, miss my_@dear, we_buried, first_christmas_without, put_our_dog, ' +
      'dog_to_sleep, side_of_the_bed, i_lost_my, first christmas, put down',
    'loss, lost, dead, death, gone, cry, miss, sad, sadness, heartbroken',
  ],
  miscarriage: [
    'pregnancy_loss, lost_my_baby, baby died/never, baby was_gone, baby at_10_weeks, weeks_along, no_heartbeat, no heartbeat, ' +
      'heartbeat_stopped, ectopic, d_and_c, chemical_pregnancy, sids, due_date, baby_we_never, never_got_to_hold, unborn, crib, ' +
      'born_still, heartbeat, our_baby_was, baby never_got, baby in_heaven, lost baby',
    'ultrasound, baby, pregnancy, pregnant, weeks, heartbeat',
  ],
  regret: [
    'remorse, wish_i_could_go_back, wish_i_hadnt/never, wish_id, should_have/of, shouldve, could_have_been, would_have_been, ' +
      'what_might_have, if_only, go_back and_do, do_it_over/differently, do_over, do_it_all_differently, turn_back_time, undo, ' +
      'take_it_back, wasted my/years, wasted_time/my, wasted_my_twenties, threw_it_all, missed_chance, missed_out_on, missed my, ' +
      'let her_go, let him_go, wrong_choice/decision, bad_decisions/choices, poor_choices, worst_decision/mistake, biggest_mistake, ' +
      'past_mistakes, mistakes_of_my, mistakes_from, never_told him, never_told_her/my, too_late, never_got_to, abortion, dwell, ' +
      'should_have_spent, spent_more_time, had_listened, blew_my, i_blew, threw away',
    'wish, mistake, chance, back, wasted, choices, differently, sorry, years_ago',
  ],
  doubt: [
    'doubter, dont_believe, believe_any_of_this, believe_anymore/in/but, if_i_believe, not_sure_i_believe, not_sure_god, god_exist, ' +
      'proof, evidence, bible true, bible_is_even, bible is_just, trust_the_bible, contradictions, jesus_real/rose, did_jesus_really, ' +
      'is_heaven_real, is_hell_real, religions, evolution, science, atheism, skeptical, losing_my_faith, loss_of_faith, my_faith_is, ' +
      'little_faith, not_enough_faith, more_faith, exvangelical, questioning, does_he_even, make_believe, made_up, stopped_believing, ' +
      'is_god_even, rose_from_the_dead, a_myth, want_to_believe, believe but_i_cant, how_do_we_know, god care/real/love, losing faith, ' +
      'trust god',
    'believe, faith, real, true, bible',
  ],
  'unanswered-prayer': [
    'unanswered, answer_me, answers my, answered_prayer, prayers arent, does_prayer, why_pray, ' +
      'god answer/silent/listening/ignoring/hear, no_answer, only_silence, heard_nothing, hear_nothing/me, hear_my_prayers, ' +
      'prayed_and_prayed, been_praying_for, keep_praying, keep praying and, prayed_for_healing and, begged god, ive_prayed, ' +
      'prayed_every_day, hit_the_ceiling, prayers_hit, god_said_no, why_wont_god, why_doesnt_god, why_hasnt_god, why_isnt_god, god_wont, ' +
      'ignored_by_god, god_doesnt_care, tired_of_praying, stopped_praying, gave_up_praying, doesnt_hear_my, nothing_happens, why_is_god, ' +
      'asked_god, went_nowhere, prayer work, prayed years/hard, where god',
    'answer, prayer, praying, silent, silence, hear',
  ],
  'spiritual-dryness': [
    'dryness, spiritually_dead/numb/empty/tired, far_from_god, away_from_god, god_seems/feels, close_to_god, cant feel god, ' +
      'feel_god/close, presence, feel_the_spirit, bible feel_nothing, bible and_feel, bible boring, bored reading, cant_pray, cant pray, ' +
      'hard_to_pray, prayers_feel_empty, praying_feels, pray_anymore, quiet_time, devotions, devotional, prayer_life, motions, ' +
      'church_feels_empty, worship, used_to_feel, lost_my_fire, first_love, on_fire, cold_heart, hard_heart, heart_is_hard, ' +
      'now_i_am_cold, drifted_away, drift, fell_away, left_god, back_to_god, wilderness, desert, revive, revival, renew, spiritual_life, ' +
      'grow_spiritually, faith_feels, stale, walk_with_god, hear_god, on_fire_for, feel_like_praying, feel_nothing_during, disconnected, ' +
      'fire god/jesus, god far, read bible, drifted god',
    'spiritual, cold, empty, bible, numb, church, bored, prayer, nothing',
  ],
  'church-hurt': [
    'hurt_by_christians, church_people/ladies/drama/politics/split/discipline/money, my_church, our_church, excommunicated, ' +
      'disfellowshipped, shunned, church gossip/judged/members/hurt/talks, judged_at_church, toxic_church, spiritual_abuse, ' +
      'spiritually_abused, religious_abuse, legalism, legalistic, controlling_church, ' +
      '@church scandal/hurt/affair/stole/lied/covered/betrayed/fell/fired/arrested/yelled/hypocrite, pastor affair/stole/lied, pastor, ' +
      'elders, covered_it_up, deacon, leave_the_church, quit_church, find_a_church, new_church, trust_the_church, christians_are, ' +
      'christians are hypocrites, hypocrisy, fake_christians, judgmental_christians, priest, clergy, small_group_hurt, ministry_leader, ' +
      'church_turned_on, left_church, because_they_judged, ran_off_with, hurt church, people church, left_the_church',
    'church, congregation, leaders, ministry, christians, members',
  ],
  'assurance-of-salvation': [
    'saved, salvation, unforgivable_sin, unforgivable, unpardonable, unpardonable_sin, blaspheme, blasphemy, scared_of_hell, ' +
      'afraid_of_hell, fear_of_hell, going_to_heaven, get_to_heaven, get_into_heaven, when_i_die, eternity, afterlife, rapture, ' +
      'left_behind, depart_from_me, never_knew_you, born_again, sinners_prayer, prayed_the_prayer, accept_jesus/christ, gave_my_life, ' +
      'become_a_christian, real_christian, true_christian, still_a_christian, fake_christian, good_enough_christian, god_still_want, ' +
      'too_far_gone, gone_too_far, take_me_back, baptized, baptism, elect, predestined, chosen_by_god, sealed, am_i_going_to, ' +
      'still_accept_me, accept_me after, god_still, hellfire, died tonight, god love',
    'heaven, sinner, christian',
  ],
  'spiritual-warfare': [
    'demonic, devil, satanic, lucifer, the_enemy, evil, evil_presence, attacking_my_family, dark_presence, presence in_my_room, ' +
      'sleep_paralysis, spiritual_attack/battle/war, under_attack, attacked spiritually, attack_my_mind, oppressed, oppression, ' +
      'possessed, possession, exorcism, exorcist, deliverance, rebuke, bind, armor, principalities, strongholds, occult, witch, ' +
      'witchcraft, witchdoctor, voodoo, magic, spell, generational_curse, hexed, tarot, ouija, psychic, medium, seance, astrology, ' +
      'new_age, crystals, haunted, paranormal, powers_of_darkness, hear_voices, nightmares every, blasphemous_thoughts, attacking_my, ' +
      'put_a_curse, curse_on, fight_the_devil, satan whispering, whispering lies, enemy attack',
    'attack, warfare, dark, darkness, enemy, nightmares, house, whisper',
  ],
  suffering: [
    'why_do_bad_things, why_me, god_allow/let, god allow/let/punishing/hate, allow children, loving_god, good_god, why_would_god, ' +
      'innocent, tragic, tribulation, afflicted, hard_times, going_through_it/a/so/hell, one_bad_thing, one_thing_after_another, ' +
      'cant_catch_a_break, storm, valley, persecuted, persecution, refugee, war, house_fire/burned, flood, hurricane, tornado, ' +
      'earthquake, lost_everything, agony, anguish, punishing_me, why_so_much, how_can_god, how_could_god, what_did_i_do_to_deserve, ' +
      'deserve_this, why_is_this, hardest_time, bad_thing_after, thing_after_another, where_was_god, going_through, calamity, ' +
      'bad happen, goes wrong, life hard',
    'pain, trouble, why',
  ],
  pride: [
    'proud, proudly, cocky, egotistical, egotistic, big_head, vain, vanity, haughty, boastful, brag, show_off, ' +
      'better_than_everyone/others, im_better_than, think_im_better, know_it_all, know-it-all, always_right, have_to_be_right, ' +
      'told_i_am_wrong, told_im_wrong, being_wrong/corrected, being told_i, admit_when_im, ask_for_help, accept_help, criticism, ' +
      'correction, corrects_me, superior, superiority, self-centered, all_about_me, attention, praise_from/me, want_credit, recognition, ' +
      'fame, famous, status, apologize_first, cant_apologize, say_im_sorry, hard to_apologize, do_it_myself, independent, better_than, ' +
      'admit_when, hate_asking, win_the_argument, have_to_win, people_praise, at_least_im_not, not_like_him, admit wrong',
    'wrong, better, credit, admit, right, correct, sorry, look_down',
  ],
  patience: [
    'patient, impatiently, short_fuse/with, short_with_my, snippy, snap_at, snap_at_my_kids, line slow, slow people, slow_line, ' +
      'traffic, honk, road_rage, annoy, irritated, irritability, gets_on_my_nerves, on_my_nerves, tolerate, tolerance, cant_stand, ' +
      'drives_me_crazy/nuts, hurry, rush, long_suffering, longsuffering, takes_forever, takes_so_long, repeat_myself, ' +
      'waiting_in_traffic, so_easily, is_so_slow, nerves, cuts_in_line, antsy, hate waiting, last nerve, taking long',
    'slow, line, snap, kids, nerves',
  ],
  gratitude: [
    'thanks, praise_god, praise_the_lord, praise report, unthankful, for_granted, appreciate, appreciation, appreciative, complainer, ' +
      'whine, negative_all, negativity, always_negative, so_negative/happy, good_news/day, answered_my_prayer, prayer_was_answered, ' +
      'celebrate, rejoice, joyful, happy_today, im_happy, i_am_happy, life_is_good, wonderful, entitled, entitlement, worship_god_for, ' +
      'god_has_been, so_good_to_me, been_so_good, taking_things, mom_is_healed, god good',
    'praise, negative, happy, good',
  ],
  'judging-others': [
    'judgemental, judgy, critical, critical_spirit, hypercritical, find_fault, fault_finding/with, faultfinding, nitpick, nitpicky, ' +
      'holier, pharisee, hypocritical, plank, speck, prejudice, bias, biased, stereotype, people dress, dont_dress_right, ' +
      'what_people_wear, contempt, disdain, despise, labeling, snob, snobby, snobbish, better_christian, less_than_me, think_less_of, ' +
      'hard_on_people/others, how_they_look, people_who_are_on, welfare, thoughts_about_people, think_bad, look_at_my_neighbor, ' +
      'look down, assume worst',
    'dress, stupid_people',
  ],
  'self-worth': [
    'self_esteem/hate/love/talk, selfesteem, confidence, confident, worthy, unworthy, worth, useless, good_for_nothing, ' +
      'waste_of_space, waste_of, good_enough, not_enough, never_enough, am_i_enough, inadequate, inadequacy, inferior, inferiority, ' +
      'hate_myself, love_myself/me, accept_myself, like_myself, disgust_myself, i_am_nothing, im_nothing, feel_like_nothing, a_nobody, ' +
      'dont_matter/deserve, unimportant, burden, unlovable, unloved, undeserving, deserve_love/better, dumb, talentless, no_talent, ' +
      'imposter, impostor, fraud, identity, call_me_worthless, never_be_anything, second_best, replaceable, disposable, forgettable, ' +
      'invisible_at, could_ever_love, someone_like_me, deserve good, put down',
    'enough, nothing, special, matter, deserve, esteem',
  ],
  comparison: [
    'measure_up, dont_measure, better_life, better_than_me/mine, everyone has better, everyone else has, everyone_else, ' +
      'everybody_else, ahead_of_me, behind_in_life, left_behind, falling_behind, feel_behind, im_behind, behind_my_friends, ' +
      'behind_everyone, fomo, missing_out, fear_of_missing, perfect_life/families, her_perfect, looks_perfect, their_lives, ' +
      'other_girls/moms/guys/families, next_to_other, other_people_are, others_are, prettier_than, smarter_than, more_successful, ' +
      'more_successful_than, my_age, by_my_age, friends_have_houses, friends all_have, friends have_better, all_my_friends have/are, ' +
      'not_as, shadow, be_like_her/him, influencers, on_instagram, instagram better, peers, classmates are, looks_better_than, ' +
      'so_behind, prettier, own houses, friends own, feel_less_than, everyone_my_age',
    'better, behind, perfect, instagram, ahead, others, successful, everyone, envy, friends',
  ],
  perfectionism: [
    'perfection, perfectionistic, be_perfect, isnt_perfect, not_perfect, perfectly, flaw, redo, rewrite, recheck, check_everything, ' +
      'double_check, still_not_right, standards, hard_on_myself, worst_critic, self_critical, one_mistake/typo, make_mistakes, ' +
      'small_mistake, little_mistake, beat_myself_up over, fear_of_failure, details, control_everything, get_a_b, got_a_b, ' +
      'anything_less, just_right, all_or_nothing, happy_with_my_work, over_one, ten_times_before, do_it_right, good enough, ' +
      'afraid mistakes',
    'mistake, right, exact',
  ],
  'people-pleasing': [
    'people_pleasing, peoplepleaser, please_everyone/everybody/people, please_my_parents, pleasing_others, say_yes/no, ' +
      'yes_to_everyone, tell no, walk_over_me, walked_all_over, use_me, used_by_people, what_people_think, what_others_think, ' +
      'what_everyone_thinks, care_what_people, validation, need_people_to_like, not_like_me, like_me_anymore, ' +
      'disappointing_people/anyone, afraid_to_disappoint, hate_disappointing, let_people_down, apologize_for_everything, ' +
      'apologize_too_much, always_apologizing, over_apologize, speak_up, fear_of_man, fit_in, pressured_to, change_myself_for, ' +
      'codependent, codependency, overcommit, resent_it, avoid_conflict, no_to_anyone, think_of_me, be_mad_at_me, people_will_be_mad, ' +
      'who_i_am to_fit, everyone_else_first, tell people what, want_to_hear, tell_me_im_doing, need someone_to_tell, everyone happy, ' +
      'afraid people',
    'please, yes, disappoint, liked, guilty_for_saying',
  ],
  decisions: [
    'decide, undecided, indecision, choose, choice, which_one/college/job/way/path/school/direction, make_up_my_mind, gods_will, ' +
      'god_s_will, will_of_god, what_god_wants, direction_from, discern, wisdom, sign_from_god, a_sign, confirmation, stay_or_go, ' +
      'should_we_move, should_i_move, should_i/we, take_this_job, two offers, offer, keep_renting, pros_and_cons, make_the_right, ' +
      'options, opportunity, advice, hear_god_about, is_it_gods, torn, second_thoughts, commit_or, to_pick, know_what_god, ' +
      'god_wants_me_to, wants_me_to_do, have_another_baby, stay_or, wrong_college, if_i_should, say_yes, or_stay, take job, job offer, ' +
      'buy house, chose_between, stay leave',
    'path, sign, between, renting',
  ],
  waiting: [
    'sick_of_waiting, how_long, my_turn, when_will_it/god/my/i, when_is_god, is_it_ever, will_it_ever, timing, on_hold, still_no word, ' +
      'no_word, waiting_for_test, waitlist, visa, immigration, asylum, paperwork, gods_promise, nothing_is_happening, ' +
      'nothing_has_changed/happened, still_hasnt_happened, been_years, in_between, deferred, everyone_elses_prayers, pause, promised_me, ' +
      'by_now, when_will',
    'turn, long, still, results, promise, years, word',
  ],
  'new-beginnings': [
    'new_beginning/chapter/leaf/life/year/job/start/me/person/christian, begin_again, begin again, start_over/again/fresh, ' +
      'start again, restart, fresh_start, next_chapter, turn_over_a_new, second_chance, another_chance, rebuild, change_my_life, ' +
      'turn_my_life, better_person, out_of_prison, got_out_of_prison, released, made_new, graduate, starting_college, ' +
      'starting_a_new/business, starting my_own, career_change, change_careers, first_day/job/baby, moving_on_after, life_after, ' +
      'too_old_to_start, transition, new_mom_again, wedding_next, having_a_baby, expecting, after_losing_everything, learn new_things, ' +
      'want_to_change',
    'begin, start, fresh, change, chance, new, chapter',
  ],
  moving: [
    'across_the_country, new_country/place/neighborhood/house/home/school/here, new town/city, different_country, another_country, ' +
      'another city, leaving_home/everything/my, miss_my_old/country, immigrated, immigration, emigrate, foreigner, foreign, ' +
      'stranger_in, expat, abroad, overseas, pcs, deployment, deployed, stationed, boxes, unpack, uproot, leaving_my_friends, language, ' +
      'going_away_to_college, dorm, leave_for_college, hometown, my_old_home, miss home, selling house, left country',
    'town, city, leave, new, country, place, neighborhood',
  ],
};
