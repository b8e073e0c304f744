import type { Entries } from './entries.ts';

export const feelings: Entries = {
  anger: [
    'blood boil, blow/blew up, cut_me_off followed, enraged, explosive, fuming, get_even, go_off_on, hothead, hulk, infuriate, ' +
      'irate, livid, losing_it_on, madness_at, outrage, payback, pissed_off, punch wall, rageful, revenge, screaming_at, see red, ' +
      'seething, short_tempered, slam door, slammed, snap at, snapped_at, so_mad, temper ruining, threw my phone, threw_my, vengeful, ' +
      'worked up, wrath',
    'crashing_out, curse_at, furious, hate my_@kin, lose_it, mad, makes_me_crazy, pissed, tantrum_myself, temper_tantrum, yell',
  ],
  anxiety: [
    'agoraphobia, apprehensive, butterflies, cant breathe, cant_relax/calm, catastrophize, chest tight, dread monday, fretting, ' +
      'hands shake, hands_shaking, heart race, hyperventilate, hypochondriac, imagine worst, jittery, knots stomach, mind race, ' +
      'mind wont stop, mind_wont_shut, ocd, on_edge, overanalyze, panic, panicking, panicky, racing_mind/thought, restless_mind, ' +
      'shaky, something bad happen, something_bad, speak in_front_of, spiral, stomach hurts every, stomach knot, sweaty, tense, ' +
      'thoughts wont stop, uneasy, uptight, what_if something, what_if_i, worrier, worst_thing, wreck',
    'breathe, mind, nervous, scared_of_everything, stressed',
  ],
  fear: [
    'afraid die, brave, bravery, break_in, burglar, claustrophobia, courage, coward, creeped, end_times, every_noise, fear_of_dying, ' +
      'fearful, freaked, haunted, heights, horror, intruder, mugged, noise night, paranoid, petrified, rapture, robbed, scared dying, ' +
      'scary, shooting, spiders, spooked, startle, terror, the_dark, timid, war, whats_happening_in_the_world, wont drive',
    'dangerous, dark, dread, future, worried_about',
  ],
  depression: [
    'always_sad, been_so_down, bipolar, bleak, cant be_happy, cant enjoy, cant get out_of bed, cant_feel_happy, cant_get_up, ' +
      'cant_stop_crying, cry_every, cry_for_no, crying for_no, crying_all, dark_place/cloud/night, darkness, dead_inside, depressive, ' +
      'dont enjoy, dont enjoy anything, dont_enjoy, down_lately, emptiness, everything grey, feel_down, feel_nothing_anymore, ' +
      'feel_so_low, feeling_low, gloomy, hate_my_life, havent_showered, heaviness, hollow, in_bed_all, lexapro, lost_hope, melancholy, ' +
      'miserable, misery, never_happy, no joy, no_hope/will/energy, not_happy, nothing fun, postpartum, prozac, sad_all, sadness, ' +
      'so_sad/down, stay_in_bed, stopped_caring, unhappy, use_of_trying, whats_the_use, worth_getting_up, zoloft',
    'cry, grey, low, sad, shower, sleep_all_day, tired_of_everything',
  ],
  loneliness: [
    'all_alone, alone, alone_with, am_alone, anyone_i_could, be_held, by_myself, checks_on_me, could ring/call emergency, ' +
      'dinner_alone, dont_belong, dont_know_anyone, eat alone, empty_house/apartment, empty_nest, feel alone, feel_alone, forgotten, ' +
      'got_nobody, have_no_one, have_nobody, hello, hold_me, house empty, house quiet, house_feels, im_alone, isolation, kids gone, ' +
      'know_no_one, left_behind, live_alone, loner, lonesome, moved_out empty, no_company, no_one called/texts/came, no_one said, ' +
      'no_one_to/calls/cares/knows/checks/asks/around, no_one_to_share, nobody came, nobody likes_me, nobody phones/rings/notices, ' +
      'nobody texts/came/calls, nobody_knows_me, nobody_noticed, nobody_sees_me, nobody_to/visits/cares/notices/checks, only_person i, ' +
      'outsider, phone hasnt, phone rung/rang, quiet_house, sit alone, so_alone, so_alone/quiet, solitude, strangers, ' +
      'surrounded_by_people, unseen',
    'miss_people, silent_phone',
    'alone, birthday, company, lunch, no_one, nobody',
  ],
  overwhelm: [
    'all_on_me, balls_in_the_air, behind_on_everything, breakdown, breaking_point/down, buried_in, busy, cant handle, cant keep_up, ' +
      'cant_cope/handle/keep, cant_do_it_all, cant_keep_up, cant_take_it/this, carrying everything, chaos, chaotic, crushed_by, ' +
      'depends_on_me, everybody needs, everyone wants, everything_is_falling, falling_apart, frazzled, going_crazy, head_above_water, ' +
      'hectic, holding_everything, hundred things, hundred_things, juggling, keep_up with, losing_my_mind, meltdown, million things, ' +
      'never_enough_time, no_time, not_enough_time, one_thing_after, out_of_control, piece_of_me, piles, piling, plate, pressure_from, ' +
      'responsibility, sinking, snowed_under, spread_too_thin, stressed, stressful, to_do_list, too_much/many, under_pressure, ' +
      'underwater, up_to_my_neck',
    'cope, handle',
    'behind, everything',
  ],
  guilt: [
    'abortion, ask forgiveness, asking_forgiveness, atone, awful_thing_i, bad_thing_i, beat_myself_up, beating_myself, ' +
      'cant live_with_what, committed, conscience, contrite, did something terrible, did_something_terrible, did_wrong, done_wrong, ' +
      'drank pregnant, drove_off, feel_terrible_about, forgive myself, forgive_myself, god forgive, god mad_at_me, haunts, ' +
      'hit cyclist/someone/child, hit_and_run, hurt someone, i had_an_abortion, i_cheated/stole, i_cheated_on, i_did_something, ' +
      'i_lied_to, i_was_wrong/driving, keep asking forgiveness, killed someone, let_god_down, mad_at_me god, mess_i_made, mistreated, ' +
      'remorseful, repent, repentance, stole from, terrible_thing_i, thing_i_did, unforgiven, wasnt_there, what_i_did, what_ive_done',
    'bad_mom/person, feel_bad, forgiven, punish, sin, sorry, terrible_person',
    'awful, past',
  ],
  shame: [
    'cant face, cant_face, cant_let_anyone, damaged_goods, dirty, disgraced, disgusting, embarrassment, everyone_knows, feel_used, ' +
      'felon, filthy, herpes, hide_my_face, hiding bottles, hiding who_i, humiliated, if they knew, if_anyone_knew, if_people_knew, ' +
      'in_jail, look anyone in_the_eye, made a fool, my_past/secret, never look at me the_same, not_clean, prison, read my_diary, ' +
      'read_my_diary, real_me, scarlet, secret_past, shameful, show_my_face, std, tainted, unclean, used_goods, want_to_hide',
    'cringe, face them, fool, hide, looks_at_me, past, secret',
  ],
  jealousy: [
    'always_gets_away, begrudge, better_than_mine, bugs_me_that, cant_be_happy_for, close they_are, covetous, favorite child, ' +
      'favoritism, favors, get everything, gets_away_with, gets_everything, got the i_wanted, got_everything, got_the_raise, ' +
      'happy for_my_pregnant, happy_for_her/him/them, has_everything, has_what_i, hate_that my got, have_what_i, likes another, ' +
      'new_best_friend, outshines, resent their, should_have_been_mine, spotlight, talking_to_other, that_i_wanted, the_favorite, ' +
      'what_i_wanted, why_do_they_get, why_does_everyone_else, why_not_me',
    'attention, brother has, gets, others have, resent, sister has',
  ],
};
