import type { Entries } from './entries.ts';

export const feelings: Entries = {
  anger: [
    'blow/blew up, see red, blood boil, snap at, snapped_at, short_tempered, hothead, wrath, rageful, livid, enraged, infuriate, ' +
      'seething, irate, explosive, punch wall, slam door, screaming_at, so_mad, pissed_off, madness_at, go_off_on, outrage, fuming, ' +
      'vengeful, revenge, get_even, payback, losing_it_on, hulk, worked up, cut_me_off followed, threw my phone, threw_my, ' +
      'temper ruining, slammed',
    'mad, furious, curse_at, yell, hate my_@kin, makes_me_crazy, crashing_out, tantrum_myself, lose_it, pissed, temper_tantrum',
  ],
  anxiety: [
    'panic, panicky, panicking, worrier, on_edge, heart race, chest tight, mind race, racing_mind/thought, cant breathe, stomach knot, ' +
      'knots stomach, overanalyze, spiral, worst_thing, cant_relax/calm, catastrophize, jittery, hyperventilate, ocd, agoraphobia, ' +
      'uneasy, restless_mind, dread monday, mind wont stop, mind_wont_shut, thoughts wont stop, speak in_front_of, hypochondriac, tense, ' +
      'wreck, butterflies, apprehensive, uptight, fretting, imagine worst, stomach hurts every, hands shake, hands_shaking, shaky, ' +
      'sweaty, something bad happen, something_bad, what_if something, what_if_i',
    'nervous, stressed, scared_of_everything, breathe, mind',
  ],
  fear: [
    'scary, terror, petrified, fearful, horror, creeped, claustrophobia, spiders, heights, fear_of_dying, afraid die, scared dying, ' +
      'end_times, war, rapture, shooting, intruder, burglar, break_in, haunted, the_dark, coward, timid, courage, brave, bravery, ' +
      'paranoid, freaked, spooked, robbed, mugged, startle, wont drive, every_noise, noise night, whats_happening_in_the_world',
    'dread, dangerous, dark, worried_about, future',
  ],
  depression: [
    'depressive, no_hope/will/energy, lost_hope, feel_nothing_anymore, emptiness, worth_getting_up, cant get out_of bed, cant_get_up, ' +
      'stay_in_bed, in_bed_all, no joy, dark_place/cloud/night, darkness, miserable, misery, melancholy, gloomy, sad_all, always_sad, ' +
      'so_sad/down, sadness, unhappy, crying_all, cry_every, cant_stop_crying, cry_for_no, crying for_no, bipolar, prozac, zoloft, ' +
      'lexapro, postpartum, heaviness, everything grey, dont_enjoy, dont enjoy anything, cant_feel_happy, cant enjoy, feeling_low, ' +
      'feel_so_low, feel_down, dead_inside, hollow, hate_my_life, havent_showered, stopped_caring, bleak, down_lately, been_so_down, ' +
      'never_happy, cant be_happy, not_happy, dont enjoy, whats_the_use, use_of_trying, nothing fun',
    'sad, low, cry, shower, grey, tired_of_everything, sleep_all_day',
  ],
  loneliness: [
    'isolation, no_one_to/calls/cares/knows/checks/asks/around, nobody_to/visits/cares/notices/checks, have_nobody, have_no_one, ' +
      'got_nobody, all_alone, so_alone/quiet, feel_alone, by_myself, eat alone, sit alone, live_alone, no_one called/texts/came, ' +
      'nobody texts/came/calls, nobody_knows_me, unseen, nobody_sees_me, forgotten, no_company, solitude, empty_house/apartment, ' +
      'outsider, dont_belong, nobody likes_me, know_no_one, dont_know_anyone, loner, quiet_house, hold_me, be_held, checks_on_me, ' +
      'dinner_alone, house quiet, surrounded_by_people, no_one_to_share, left_behind',
    'alone, nobody, no_one, company, birthday, lunch, silent_phone, miss_people',
  ],
  overwhelm: [
    'too_much/many, plate, juggling, cant_keep_up, cant_cope/handle/keep, cant handle, cant_do_it_all, to_do_list, stressed, ' +
      'stressful, under_pressure, pressure_from, breaking_point/down, falling_apart, one_thing_after, frazzled, hundred things, no_time, ' +
      'never_enough_time, busy, hectic, chaos, chaotic, out_of_control, underwater, head_above_water, meltdown, losing_my_mind, ' +
      'going_crazy, crushed_by, all_on_me, depends_on_me, holding_everything, responsibility, carrying everything, cant_take_it/this, ' +
      'breakdown, not_enough_time, balls_in_the_air, everything_is_falling, behind_on_everything, up_to_my_neck, hundred_things, to_do',
    'behind, handle, cope, everything',
  ],
  guilt: [
    'conscience, remorseful, contrite, repent, repentance, forgive myself, awful_thing_i, terrible_thing_i, bad_thing_i, thing_i_did, ' +
      'what_i_did, what_ive_done, i_did_something, did_wrong, done_wrong, i_was_wrong/driving, mess_i_made, i_cheated_on, ' +
      'i_cheated/stole, i had_an_abortion, abortion, i_lied_to, stole from, killed someone, hit_and_run, because_of_me, atone, ' +
      'unforgiven, ask forgiveness, let_god_down, feel_terrible_about, committed, did something terrible, did_something_terrible, ' +
      'asking_forgiveness, keep asking forgiveness, god mad_at_me, god forgive, hurt someone',
    'sin, sorry, feel_bad, past, punish, forgiven, bad_mom/person, terrible_person, awful',
  ],
  shame: [
    'shameful, embarrassment, humiliated, disgraced, dirty, filthy, unclean, disgusting, look anyone in_the_eye, cant_face, cant face, ' +
      'hide_my_face, want_to_hide, if_people_knew, if they knew, if_anyone_knew, never look at me the_same, my_past/secret, tainted, ' +
      'damaged_goods, used_goods, std, herpes, hiding who_i, scarlet, not_clean, feel_used, prison, felon, hiding bottles, made a fool, ' +
      'secret_past, real_me, cant_let_anyone, everyone_knows, in_jail, show_my_face, read my_diary, read_my_diary',
    'secret, hide, past, cringe, looks_at_me, face them, fool',
  ],
  jealousy: [
    'covetous, why_do_they_get, gets_everything, got_everything, get everything, got the i_wanted, that_i_wanted, what_i_wanted, ' +
      'should_have_been_mine, why_not_me, happy_for_her/him/them, cant_be_happy_for, bugs_me_that, has_what_i, have_what_i, ' +
      'resent their, favorite child, the_favorite, favors, favoritism, spotlight, better_than_mine, talking_to_other, likes another, ' +
      'outshines, happy for_my_pregnant, hate_that my got, got_the_raise, new_best_friend, why_does_everyone_else, always_gets_away, ' +
      'gets_away_with, has_everything, close they_are, begrudge',
    'sister has, brother has, others have, resent, gets, attention',
  ],
};
