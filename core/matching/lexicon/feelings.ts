import type { Entries } from './entries.ts';

export const feelings: Entries = {
  anger: [
    'blow/blew up, blow_a_fuse, fly_off_handle, flew_off, see red, blood boil, snap at, snapped_at, lash out, short_tempered, hothead, ' +
      'wrath, rageful, livid, enraged, infuriate, seething, irate, explosive, punch wall, punched hole, slam door, screaming_at, so_mad, ' +
      'pissed_off, madness_at, flip out, flipped_out, go_off_on, outrage, fuming, ticked_off, vengeful, revenge, get_even, payback, ' +
      'boiling over, losing_it_on, hulk, see red',
    'mad, furious, swear_at, curse_at, yell, hate my_@kin, makes_me_crazy, crashing_out, tantrum_myself, violent_thoughts, lose_it, ' +
      'pissed, temper_tantrum',
  ],
  anxiety: [
    'panic, panicky, panicking, worrier, on_edge, heart race, heart pounding, heart_beats_fast, chest tight, mind race, racing_mind, ' +
      'racing_thought, cant breathe, stomach knot, knots stomach, overanalyze, freak out, freaking_out, spiral, what_ifs, worst_case, ' +
      'worst_thing, cant_relax, cant_calm, catastrophize, jittery, hyperventilate, ocd, agoraphobia, shaky_hands, sweaty palms, uneasy, ' +
      'restless_mind, dread monday, sunday_scaries, mind wont stop, mind_wont_shut, brain wont stop, brain_wont_shut, ' +
      'thoughts wont stop, stage_fright, speak in_front_of, public_speaking, hypochondriac, tense, wreck, butterflies, doom_feeling, ' +
      'health_anxiety, apprehensive, uptight, fretting, on_pins, heart pounding, chest tight',
    'nervous, unsure_future, future scare, stressed, cant_settle, scared_of_everything, overwhelm_with_worry, breathe, mind, ' +
      'tight_chest',
  ],
  fear: [
    'scary, terror, petrified, fearful, horror, creeped, claustrophobia, spiders, heights, fear_of_dying, afraid die, scared dying, ' +
      'end_times, war, rapture, school_shooting, shooting, intruder, burglar, break_in, haunted, the_dark, coward, timid, courage, ' +
      'brave, bravery, paranoid, freaked, spooked, robbed, mugged, startle, afraid die, scared dying',
    'dread, dangerous, dark, worried_about, future',
  ],
  depression: [
    'depressive, no_hope, lost_hope, feel_nothing_anymore, emptiness, worth_getting_up, cant get out_of bed, cant_get_up, stay_in_bed, ' +
      'in_bed_all, no joy, not_fun_anymore, no_interest, lost_interest, dark_place, dark_cloud, darkness, rock_bottom, miserable, ' +
      'misery, melancholy, gloomy, sad_all, always_sad, so_sad, sadness, unhappy, crying_all, cry_every, cant_stop_crying, cry_for_no, ' +
      'crying for_no, mental_illness, mental_health, bipolar, prozac, zoloft, lexapro, postpartum, baby_blues, heaviness, ' +
      'everything grey, everything gray, dont_enjoy, dont enjoy anything, cant_feel_happy, cant enjoy, no_will, no_energy, low_mood, ' +
      'feeling_low, feel_so_low, feel_down, feeling_blue, dead_inside, hollow, mentally_exhausted, hate_my_life, my_life_sucks, ' +
      'life_is_meaningless, havent_showered, stopped_caring, black_hole, bleak, dark_night, broken_inside, down_lately, been_so_down, ' +
      'never_happy, cant be_happy, not_happy, ache_inside, nothing fun',
    'sad, low, cry, shower, grey, tired_of_everything, sleep_all_day',
  ],
  loneliness: [
    'isolation, no_one_to, nobody_to, have_nobody, have_no_one, noone_to, got_nobody, all_alone, so_alone, feel_alone, totally_alone, ' +
      'completely_alone, by_myself, eat alone, sit alone, live_alone, alone on christmas, no_one_calls, no_one called, nobody texts, ' +
      'no_one texts, nobody_visits, no_one_visits, nobody_cares, no_one_cares, nobody_understands, no_one_understands, nobody_knows_me, ' +
      'no_one_knows, unseen, nobody_sees_me, nobody_notices, forgotten, no_company, solitude, empty_house, empty_apartment, ' +
      'no_community, outsider, dont_belong, dont_fit, nobody_checks, no_one_checks, nobody likes_me, spend weekends alone, know_no_one, ' +
      'dont_know_anyone, no_one_asks, no_one_around, loner, quiet_house, table alone, no_one came, nobody came, hold_me, be_held, ' +
      'nobody calls',
    'alone, nobody, no_one, company, birthday, lunch, silent_phone, miss_people',
  ],
  overwhelm: [
    'too_much, too_many, buried in, buried_under, plate, stretched_thin, stretched_too, juggling, cant_keep_up, cant_cope, ' +
      'cant_handle, cant handle, cant_do_it_all, to_do_list, stressed, stressful, under_pressure, pressure_from, breaking_point, ' +
      'at_my_limit, everything_at_once, one_thing_after, pulled in, frazzled, hundred things, thousand things, no_time, ' +
      'never_enough_time, busy, hectic, chaos, chaotic, out_of_control, underwater, head_above_water, meltdown, breaking_down, ' +
      'losing_my_mind, going_crazy, wits_end, crushed_by, snowed_under, all_on_me, depends_on_me, holding_everything, responsibility, ' +
      'carrying everything, cant_take_it, cant_take_this, breakdown',
    'behind, heavy_load, handle, cope, everything, mental_load',
  ],
  guilt: [
    'conscience, remorseful, contrite, repent, repentance, blame_myself, forgive myself, awful_thing_i, terrible_thing_i, bad_thing_i, ' +
      'things_ive_done, thing_i_did, what_i_did, what_ive_done, i_did_something, did_wrong, done_wrong, i_was_wrong, mess_i_made, ' +
      'i_cheated_on, i_cheated, i had_an_abortion, abortion, i_lied_to, stole from, i_stole, killed someone, hit_and_run, i_caused, ' +
      'because_of_me, dui_killed, make amends, atone, unforgiven, ask forgiveness, weighs_on_me, let_god_down, feel_terrible_about, ' +
      'committed, god forgive, forgive myself, ask forgiveness, hurt someone',
    'sin, sorry, feel_bad, past, punish, forgiven, bad_mom, bad_person, terrible_person, awful',
  ],
  shame: [
    'shameful, embarrassment, humiliated, disgraced, dirty, filthy, unclean, disgusting, look anyone in_the_eye, cant_face, cant face, ' +
      'hide_my_face, want_to_hide, if_people_knew, if they knew, if_anyone_knew, never look at me the_same, my_past, tainted, ' +
      'damaged_goods, used_goods, std, herpes, hiding who_i, laughing_stock, scarlet, not_clean, feel_used, cringe_at_myself, ' +
      'criminal_record, prison, felon, hiding bottles, made a fool, secret_past, my_secret',
    'secret, hide, past, cringe, looks_at_me, face them, fool',
  ],
  jealousy: [
    'covetous, green_with, why_do_they_get, gets_everything, got_everything, get everything, got the i_wanted, that_i_wanted, ' +
      'what_i_wanted, should_have_been_mine, why_not_me, happy_for_her, happy_for_him, happy_for_them, cant_be_happy_for, bugs_me_that, ' +
      'has_what_i, have_what_i, resent their, favorite child, the_favorite, favors, favoritism, spotlight, better_than_mine, ' +
      'talking_to_other, likes another, outshines',
    'sister has, brother has, promoted instead, others have, resent, gets, attention, threatened_by',
  ],
};
