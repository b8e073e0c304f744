import type { Entries } from './entries.ts';

export const faithAndCharacter: Entries = {
  'grief-and-loss': [
    'mourner, memorial, burial, cremation, eulogy, obituary, cemetery, grave, graveside, casket, ashes, passed_on, passing_of, ' +
      'passed last, @dear passed, @dear dead, @dear death, @dear gone, @dear killed, @dear drowned, @dear overdosed, lost_my_@dear, ' +
      'lost my_@dear, lost my_mom, lost my_dad, lost_our_son, lost_a_loved, loved_one, loss_of my, loss_of_a, lost_him, lost_her, ' +
      'lost_someone, died, miss my_mom, miss my_dad, miss_him, miss_her, missing_my, still_cry, heart much sad, without_him, ' +
      'without_her, without my_@dear, heaven_see_my, see_him_again, see_her_again, in_heaven, my_dog, goodbye_to_my, say_goodbye, ' +
      'closure, condolences, orphan, last_parent, killed_in, buried_my, he_passed, she_passed, we_buried, without_dad, without_mom, ' +
      'put_our_dog, dog_to_sleep, to_sleep our, side_of_the_bed, empty_side, her_clothes_in, his_clothes, call dad anymore, hes_gone, ' +
      'shes_gone, is_gone, her_voice, his_voice, death_of, lost_to_suicide, suicide_loss, overdose_death, i_lost_my, first christmas, ' +
      'passed away, miss @dear, put down, year since',
    'loss, lost, dead, death, gone, cry, tears, heaven, miss, sad, sadness, heartbroken, sorrow, sorrowful, weep, sudden, devastated, ' +
      'heaviness',
  ],
  miscarriage: [
    'still_birth, pregnancy_loss, baby was_gone, baby at_10_weeks, weeks_along, ectopic, d_and_c, chemical_pregnancy, sids, due_date, ' +
      'never_got_to_hold, unborn, crib, born_still, heartbeat, our_baby_was, baby in_heaven, not_expecting_anymore, pregnancy_is_over, ' +
      'bleeding pregnancy, bleeding pregnant, lost_the_pregnancy, it_was_early, scan no, empty_arms, lost_another, second_loss, ' +
      'lost baby, baby died, baby never',
    'ultrasound, baby, pregnancy, pregnant, weeks, womb, nursery',
  ],
  regret: [
    'remorse, wish_i_could_go_back, wish_i_had, wish_i_hadnt, wish_id, should_have, shouldve, should_of, if_only, go_back and_do, ' +
      'do_it_over, do_over, do_it_differently, do_it_all_differently, undo, take_it_back, wasted my, wasted_time, wasted_my_twenties, ' +
      'threw_it_all, missed_chance, missed_out_on, missed my, let her_go, let him_go, wrong_choice, wrong_decision, bad_decisions, ' +
      'bad_choices, poor_choices, worst_decision, worst_mistake, biggest_mistake, made_a_huge, past_mistakes, mistakes_of_my, ' +
      'mistakes_from, never_told_my, too_late, never_got_to, abortion, dwell, should_have_spent, spent_more_time, wish_i_never, ' +
      'wasted_my, had_listened, had_known, let the_love, love_of_my_life go, wrong_career, wrong_man, married_too_young, chance_and_i, ' +
      'blew_my, i_blew, kids_growing_up, wasted years, thrown away',
    'wish, mistake, chance, back, wasted, choices, differently, sorry, years_ago',
  ],
  doubt: [
    'doubter, dont_believe, believe_any_of_this, believe_anymore, if_i_believe, not_sure_i_believe, god_exist, proof, evidence, ' +
      'bible true, bible_is_even, bible is_just, contradictions, jesus_real, is_hell_real, is_christianity, christianity_true, ' +
      'religions, evolution, science, atheism, skeptical, loss_of_faith, my_faith_is, little_faith, more_faith, exvangelical, ' +
      'questioning, does_he_even, make_believe, made_up, stopped_believing, believe_in, is_god_even, jesus_rose, rose_from_the_dead, ' +
      'a_myth, want_to_believe, believe_but, believe but_i_cant, used_to_be_so_sure, so_sure and_now, any_of_it, how_do_we_know, ' +
      'jesus_without, christian_anymore, god care, sure god, god real, losing faith, god love, trust god',
    'believe, belief, faith, real, true, unsure, uncertain, bible, exist, convinced, doubtful',
  ],
  'unanswered-prayer': [
    'unanswered, answer_me, answers my, answered_prayer, prayers arent, does_prayer, why_pray, no_answer, god silent, only_silence, ' +
      'heard_nothing, hear_nothing, hear_my_prayers, hear_me, keep_praying, prayed_for_healing and, ive_prayed, hit_the_ceiling, ' +
      'prayers_hit, god_said_no, why_wont_god, why_doesnt_god, why_hasnt_god, why_isnt_god, god_wont, stopped_praying, doesnt_hear_my, ' +
      'nothing_happens, why_is_god, asked_god, god said_no, prayers went, went_nowhere, begged_him, did_nothing god, he_did_nothing, ' +
      'same_thing asking, asking_for_the_same, god quiet, their_miracle, miracle except, god_never, not_listening, prayer work, ' +
      'prayed years, where god, god answer, god ignoring, god listening, god hear, begged god, prayed hard, god forgotten',
    'answer, prayer, praying, silent, silence, hear',
  ],
  'spiritual-dryness': [
    'dry_spell, dryness, spiritually_dead, spiritually_numb, spiritually_empty, spiritually_tired, far_from_god, away_from_god, ' +
      'god_seems, close_to_god, closer_to_god, draw_near, cant feel god, feel_god, presence, bible feel_nothing, bible and_feel, ' +
      'bored reading, cant_pray, cant pray, hard_to_pray, praying_feels, pray_anymore, quiet_time, devotions, devotional, prayer_life, ' +
      'motions, worship, used_to_feel, lost_my_fire, first_love, on_fire, cold_toward, cold_heart, hard_heart, heart_is_hard, ' +
      'now_i_am_cold, drifted_away, drift, fell_away, left_god, back_to_god, wilderness, desert, revive, revival, renew, spiritual_life, ' +
      'grow_spiritually, faith_feels, stale, walk_with_god, hear_god, god_feels, on_fire_for, feel_like_praying, feel_nothing_during, ' +
      'feel_close, thirsty, joy_in_the_lord, hunger_for_the, fell_asleep_praying, disconnected, church_is_boring, bible_doesnt, ' +
      'god_used_to, heart_feels_cold, pray_but, fire god, god far, bible boring, read bible, fire jesus, drifted god',
    'spiritual, cold, distant, empty, bible, numb, church, bored, prayer, nothing',
  ],
  'church-hurt': [
    'church_people, church_ladies, church_drama, church_politics, church_split, my_church, our_church, church_discipline, ' +
      'excommunicated, disfellowshipped, shunned, church gossip, church judged, church members, toxic_church, spiritual_abuse, ' +
      'spiritually_abused, spiritually_abusive, religious_trauma, religious_abuse, legalism, legalistic, controlling_church, ' +
      '@church hurt, @church affair, @church stole, @church lied, @church covered, @church betrayed, @church fell, @church fired, ' +
      '@church yelled, @church hypocrite, pastor affair, pastor stole, pastor lied, pastor, youth_pastor, elders, covered_it_up, deacon, ' +
      'quit_church, find_a_church, new_church, christians_are, christians are hypocrites, hypocrisy, fake_christians, priest, clergy, ' +
      'church_rejected, ministry_leader, church_turned_on, because_they_judged, ran_off_with, church_money, church_wont, church talks, ' +
      'asking_questions, kicked_me_out for, church_leaders, walk_into_a, walk_into_church, sanctuary, follow_jesus_without, hurt church, ' +
      'church hurt, people church, left church',
    'church, congregation, leadership, leaders, ministry, christians, members, religious, sermon, pulpit',
  ],
  'assurance-of-salvation': [
    'saved, salvation, eternal_security, unforgivable_sin, unforgivable, unpardonable, unpardonable_sin, blaspheme, blasphemy, hell, ' +
      'fear_of_hell, going_to_heaven, get_to_heaven, when_i_die, eternity, eternal_life, afterlife, rapture, depart_from_me, ' +
      'never_knew_you, book_of_life, born_again, sinners_prayer, accept_jesus, accept_christ, gave_my_life, real_christian, ' +
      'true_christian, fake_christian, too_far_gone, gone_too_far, take_me_back, baptized, baptism, elect, predestined, grace_run_out, ' +
      'chosen_by_god, sealed, am_i_going_to, still_accept_me, accept_me after, god_still, hellfire, conversion_story, god_rejected_me, ' +
      'when_jesus_comes, died tonight, left behind, god forgive',
    'heaven, eternal, sinner, christian, grace',
  ],
  'spiritual-warfare': [
    'demonic, devil, satanic, lucifer, unclean_spirit, the_enemy, evil, evil_presence, dark_presence, presence in_my_room, ' +
      'sleep_paralysis, spiritual_attack, spiritual_warfare, spiritual_battle, spiritual_war, under_attack, oppressed, oppression, ' +
      'possessed, possession, exorcism, exorcist, deliverance, rebuke, bind, armor, principalities, strongholds, occult, witch, ' +
      'witchcraft, witchdoctor, voodoo, magic, spell, generational_curse, hexed, tarot, ouija, psychic, medium, seance, astrology, ' +
      'new_age, crystals, haunted, ghosts, paranormal, dark_forces, powers_of_darkness, hear_voices, nightmares every, ' +
      'blasphemous_thoughts, attacking_my, put_a_curse, curse_on, fight_the_devil, satan whispering, whispering lies, ' +
      'closer_to_god everything, bless_my_house, enemy attack',
    'attack, battle, warfare, dark, darkness, enemy, nightmares, protection, house, whisper',
  ],
  suffering: [
    'why_do_bad_things, why_me, allow children, god_let, god let, loving_god, good_god, why_would_god, innocent, tragic, tribulation, ' +
      'afflicted, hard_times, difficult_time, going_through_hell, one_bad_thing, unfair_life, not_fair, so_unfair, storm, valley, ' +
      'persecuted, persecution, refugee, war, house_fire, house_burned, flood, hurricane, tornado, earthquake, lost_everything, agony, ' +
      'anguish, tormented, punishing_me, god is_mad_at_me, why_so_much, how_can_god, how_could_god, what_did_i_do_to_deserve, ' +
      'deserve_this, why_is_this, this_is_happening, hardest_time, bad_thing_after, thing_after_another, where_was_god, going_through, ' +
      'how_much_more, can_one_person_take, terrible_accident, accident_changed, misery, my_whole_life has_been, wars where, ' +
      'children_dying, dying_in, calamity, catastrophe, why_us, why_my_family, cant_catch, test from_god, god_testing, testing_me, ' +
      'is_god_angry, bad happen, god allow, goes wrong, god punishing, god hate, life hard',
    'pain, trouble, unfair, cruel, why, broken, victim, difficult, tough',
  ],
  pride: [
    'proud, proudly, cocky, egotistical, egotistic, big_head, vain, vanity, haughty, boastful, brag, show_off, think_im_better, ' +
      'know_it_all, know-it-all, always_right, have_to_be_right, told_i_am_wrong, told_im_wrong, being_wrong, being told_i, ' +
      'ask_for_help, accept_help, criticism, correction, being_corrected, corrects_me, superior, superiority, self_righteous, ' +
      'self-centered, all_about_me, attention, praise_from, want_credit, recognition, fame, famous, status, apologize_first, ' +
      'cant_apologize, say_im_sorry, do_it_myself, independent, control_freak, better_than, admit_when, admit_that_im, hate_asking, ' +
      'win_the_argument, have_to_win, praise_me, people_praise, people_look_up_to, need_praise, never_wrong, dont_need_anyone, my_way, ' +
      'show_people, look_important, at_least_im_not, at_least_i, not_like_him, not_like_them, admit wrong',
    'wrong, better, credit, admit, right, correct, sorry, look_down',
  ],
  patience: [
    'patient, impatiently, short_fuse, short_with_my, short_with, snippy, snap_at, snap_at_my_kids, line slow, slow_line, traffic, ' +
      'honk, road_rage, red_lights, annoy, irritated, irritability, gets_on_my_nerves, on_my_nerves, tolerate, tolerance, cant_stand, ' +
      'drives_me_crazy, drives_me_nuts, hurry, rush, slow_to_anger, long_suffering, longsuffering, takes_forever, repeat_myself, ' +
      'waiting_in_traffic, so_easily, is_so_slow, nerves, short_tempered, repeats herself, repeats_himself, slow_down_and, hate_lines, ' +
      'cuts_in_line, antsy, snap_when, wait_my_turn, hate waiting, slow people, last nerve, taking long',
    'wait, slow, frustrated, line, snap, calm, kids',
  ],
  gratitude: [
    'thanks, praise_god, praise report, unthankful, for_granted, appreciate, appreciation, appreciative, complainer, whine, ' +
      'negative_all, negativity, always_negative, so_negative, good_news, cancer_free, celebrate, rejoice, joyful, happy_today, ' +
      'so_happy, im_happy, i_am_happy, good_day, life_is_good, wonderful, spoiled_kids, entitled, entitlement, god_has_been, ' +
      'so_good_to_me, been_so_good, taking_things, mom_is_healed, see_the_good, answered_my, god good',
    'praise, negative, joy, happy, good, glad',
  ],
  'judging-others': [
    'judgemental, judgy, critical, critical_spirit, hypercritical, find_fault, fault_finding, faultfinding, nitpick, nitpicky, ' +
      'self_righteous, holier, pharisee, hypocritical, plank, speck, prejudice, bias, biased, stereotype, assume_things, people dress, ' +
      'dont_dress_right, other_political, contempt, disdain, despise, labeling, snob, snobby, snobbish, better_christian, less_than_me, ' +
      'think_less_of, how_they_look, people_who_are_on, welfare, fault_with, thoughts_about_people, tear apart everyone, ' +
      'notice what_is_wrong, what_is_wrong_with my, people_who_live_in_sin, accept_people, think_bad, roll_my, look_at_my_neighbor, ' +
      'people_like_that, look down, assume worst, hard people',
    'fault, harsh, opinion, lifestyle, sinners, dress, stupid_people',
  ],
  'self-worth': [
    'self_esteem, selfesteem, confidence, confident, worthy, unworthy, worth, waste_of_space, waste_of, good_enough, not_enough, ' +
      'never_enough, am_i_enough, inadequate, inadequacy, inferior, inferiority, hate_myself, hate myself, self_hate, love_myself, ' +
      'self_love, accept_myself, like_myself, disgust_myself, i_am_nothing, im_nothing, nobody_special, a_nobody, not_special, ' +
      'not_important, dont_matter, unimportant, burden, unlovable, unloved, undeserving, dont_deserve, deserve_love, deserve_better, ' +
      'dumb, talentless, no_talent, imposter, impostor, fraud, identity, self_talk, second_best, replaceable, disposable, forgettable, ' +
      'invisible_at, love_me, could_ever_love, someone_like_me, deserve good, thinks_she_is, trash, compliment, valuable, my_opinion, ' +
      'never_counts, who_i_am, amount_to_nothing, like_nothing, feel_small, no_good, put down, god see',
    'value, enough, nothing, special, lovable, matter, deserve, esteem, image',
  ],
  comparison: [
    'measure_up, dont_measure, better_life, everyone has better, everyone_else, everybody_else, ahead_of_me, left_behind, ' +
      'falling_behind, feel_behind, im_behind, behind_everyone, fomo, missing_out, highlight_reel, perfect_life, perfect_families, ' +
      'her_perfect, looks_perfect, their_lives, other_girls, next_to_other, other_moms, others_are, other_guys, other_families, ' +
      'smarter_than, richer_than, more_successful, more_successful_than, my_age, by_my_age, friends_have_houses, all_my_friends have, ' +
      'all_my_friends are, not_as, shadow, be_like_her, be_like_him, influencers, on_instagram, instagram better, peers, classmates are, ' +
      'looks_better_than, better_than_mine, so_behind, prettier, own houses, friends own, feel_less_than, less_than_other, is_ahead, ' +
      'behind_in, everyone_my_age, my_classmates, old_college_friends, other_churches, i_scroll and, scroll_and feel, the_life_they',
    'better, behind, perfect, instagram, ahead, others, successful, everyone, envy, enviable, pretty, friends',
  ],
  perfectionism: [
    'perfection, perfectionistic, be_perfect, isnt_perfect, not_perfect, perfectly, flaw, redo, rewrite, recheck, check_everything, ' +
      'double_check, still_not_right, standards, worst_critic, self_critical, one_mistake, make_mistakes, small_mistake, tiny_mistake, ' +
      'little_mistake, beat_myself_up over, details, control_everything, ocd_about, get_a_b, got_a_b, anything_less, just_right, ' +
      'one_typo, happy_with_my_work, over_one, ten_times_before, do_it_right, error, exact, cried_about, not_a_hundred, ' +
      'start_over_until, disappointed_with_my_effort, my_effort, good enough, afraid mistakes',
    'perfect, mistake, right, obsess',
  ],
  'people-pleasing': [
    'people_pleaser, people_pleasing, peoplepleaser, please_everyone, please_everybody, please_people, pleasing_others, say_yes, ' +
      'say_no, tell no, walk_over_me, walked_all_over, use_me, what_everyone_thinks, peoples_opinions, validation, need_people_to_like, ' +
      'not_like_me, disappointing_people, hate_disappointing, upset_anyone, upsetting_people, always_apologizing, over_apologize, ' +
      'speak_up, fear_of_man, fit_in, pressured_to, codependent, codependency, overcommit, resent_it, avoid_conflict, no_to_anyone, ' +
      'think_of_me, will_they_think, be_mad_at_me, who_i_am to_fit, everyone_else_first, others_first, myself_first, tell people what, ' +
      'want_to_hear, tell_me_im_doing, need someone_to_tell, afraid_to_upset, yes_to, depending_on_who, want_people_to, disappoint_my, ' +
      'everyone_needs_me, hate_letting, people mad, everyone happy',
    'please, opinion, yes, nice, disappoint, agree, liked',
  ],
  decisions: [
    'decide, undecided, indecision, choose, choice, which_one, which_college, which_job, which_way, which_path, which_school, ' +
      'make_up_my_mind, gods_will, god_s_will, will_of_god, what_god_wants, what_god wants_me, direction_from, discern, wisdom, ' +
      'sign_from_god, a_sign, confirmation, stay or leave, should_i_move, should_i, should_we, two offers, offer, keep_renting, ' +
      'pros_and_cons, options, opportunity, advice, which_direction, is_it_gods, torn, second_thoughts, commit_or, pick_a, to_pick, ' +
      'know_what_god, god_wants_me_to, wants_me_to_do, have_another_baby, stay_or, wrong_college, if_i_should, whether_to, say_yes, ' +
      'or_not, or_stay, move_or_stay, is_god_telling_me, telling_me_to, which_church, which_doctor, take job, job offer, buy house',
    'wise, path, sign, unsure, whether, between, renting',
  ],
  waiting: [
    'how_long, my_turn, when_is_god, is_it_ever, will_it_ever, timing, on_hold, still_no word, no_word, waiting_for_test, waitlist, ' +
      'visa, green_card, immigration, asylum, paperwork, gods_promise, been_years, in_between, deferred, pause, promised_me, ' +
      'nothing_has_happened, not_knowing, what_comes_next, door shut, every_door, stays shut, nothing_is_moving, by_now, ' +
      'transplant_list, adoption taking, when_will',
    'turn, long, yet, still, someday, results, promise, years, soon, word',
  ],
  'new-beginnings': [
    'new_beginning, begin_again, begin again, start_over, start again, start_again, restart, start_fresh, fresh_start, clean_slate, ' +
      'blank_slate, new_chapter, next_chapter, new_leaf, new_life, new_year, new_job, new_start, new_me, second_chance, another_chance, ' +
      'rebuild, change_my_life, turn_my_life, better_person, out_of_prison, got_out_of_prison, out_of_jail, out_of_rehab, released, ' +
      'made_new, new_person, graduate, starting_college, starting_a_new, career_change, change_careers, first_day, first_job, moving_on, ' +
      'life_after, too_old_to_start, transition, new_mom_again, military_to, new_christian, new_believer, getting_married, wedding_next, ' +
      'having_a_baby, first_baby, expecting, after_losing_everything, opening_my_own, my_own_business, learn new_things, change_who, ' +
      'want_to_change, be_someone_new, turning_over',
    'begin, start, fresh, change, chance, new, chapter, future, recover',
  ],
  moving: [
    'across_the_country, new_country, new_place, new_neighborhood, new_house, new_home, new_school, different_country, ' +
      'another_country, another city, leaving_home, miss_my_old, miss_my_country, immigrated, immigration, emigrate, foreigner, foreign, ' +
      'stranger_in, expat, abroad, overseas, pcs, deployment, deployed, stationed, boxes, unpack, uproot, leaving_everything, ' +
      'leaving_my_friends, new_here, language, going_away_to_college, dorm, hometown, my_old_home, old_house, leaving_my, leaving_our, ' +
      'smaller_apartment, transferred, hate_this_town, go_back_home, feels_like_home, here feels_like, my_new_church, new town, ' +
      'new city, miss home, selling house',
    'town, city, settle, leave, new, country, adjust, place, neighborhood',
  ],
};
