import type { Entries } from './entries.ts';

export const feelings: Entries = {
  anger: [
    'blow/blew up, boiling, enraged, explosive, fuming, get_even, go_off_on, heat rising, hothead, hulk, ' +
      'infuriate, irate, kicked hole, livid, losing_it_on, madness_at, outrage, payback, pissed_off, punch wall, rageful, revenge, ' +
      'screaming_at, see red, seething, slam_the_door, slammed, slammed_the_door, smashed plate/phone/cup, snap at, so_mad, steaming, ' +
      'threw my phone, threw_my, throttle, vengeful, worked up, wrath',
    'crashing_out, curse_at, hate my_@kin, lose_it, mad, makes_me_crazy, pissed, tantrum_myself, temper_tantrum',
  ],
  anxiety: [
    'public_speaking, agoraphobia, apprehensive, brain off, butterflies, cant breathe, cant_relax/calm, catastrophize, chest tight, dread, ' +
      'freaking_out, fretting, hands shake, heart pounds/pounding/racing, heart race, hyperventilate, hypochondriac, imagine worst, ' +
      'jitters, jittery, keep_imagining, keep_picturing, knots stomach, mind race, mind wont stop, mind_wont_shut, ocd, overanalyze, ' +
      'overthinker, panicking, panicky, racing_mind/thought, restless_mind, shaky, something bad happen, something_bad, ' +
      'speak in_front_of, spiral, stomach drop/drops, stomach hurts every, stomach knot, sweaty, tense, thoughts wont stop, uneasy, ' +
      'uptight, what_if something, worrier, worrywart, worst_thing, wreck',
    'breathe, mind, scared_of_everything, stressed, what_if',
  ],
  fear: [
    'unplanned_pregnancy, unexpected pregnancy, teen_pregnancy, crisis_pregnancy, pregnant unmarried/scared/teenager, pregnant not_married, scared pregnant, ' +
      'brave, bravery, break_in, broke_in, burglar, claustrophobia, courage, coward, creeped, end_times, every_noise, fearful, ' +
      'freaked, haunted, heights, horror, intruder, lights on sleep, mugged, noise night, paranoid, petrified, ' +
      'plane down/crash/crashing, rapture, robbed, scaredy, scary, shooting, spiders, spooked, startle, terror, the_dark, timid, war, ' +
      'wont drive',
    'dangerous, dark, future, worried_about',
  ],
  depression: [
    'always_sad, been_so_down, bipolar, bleak, blue, cant be_bothered, cant be_happy, cant enjoy, cant_feel_happy, cant_get_up, ' +
      'cant_stop_crying, cry_every, cry_for_no, crying_all, dark_place/cloud/night, darkness, dead_inside, depressive, dont enjoy, ' +
      'dont enjoy anything, down_lately, dull, dumps, emptiness, everything grey, feel_down, feel_nothing_anymore, feel_so_low, ' +
      'feeling_low, given_up, gloomy, hate_my_life, havent_showered, heaviness, hollow, in_bed_all, joyless, lexapro, lost_hope, ' +
      'low_mood, melancholy, miserable, misery, never_happy, no joy, no taste, no_energy, no_hope/will/energy, not_happy, nothing fun, ' +
      'postpartum, prozac, sad_all, sadness, so_sad/down, stay_in_bed, stopped_caring, under_the_covers, unhappy, use_of_trying, ' +
      'used_to paint/sing/play, washed hair, whats_the_use, worth_getting_up, zoloft',
    'cry, grey, low, sad, shower, sleep_all_day, tired_of_everything',
  ],
  loneliness: [
    'kids_left_home, children_left_home, kids_moved_out, children_moved_out, house_is_empty, ' +
      'anyone_i_could, be_held, by_myself, checks_on_me, could ring/call emergency, dont_belong, dont_know_anyone, ' +
      'empty_house/apartment, empty_nest, forgotten, got_nobody, have_no_one, have_nobody, hello, hold_me, house empty, house quiet, ' +
      'house_feels, isolation, kids gone, know_no_one, left_behind, loner, moved_out empty, no_company, no_one called/texts/came, ' +
      'no_one said, no_one_to/calls/cares/knows/checks/asks/around, no_one_to_share, nobody came, nobody likes_me, ' +
      'nobody phones/rings/notices, nobody texts/came/calls, nobody_knows_me, nobody_noticed, nobody_sees_me, ' +
      'nobody_to/visits/cares/notices/checks, only_person i, outsider, phone hasnt, phone rung/rang, quiet_house, so_alone/quiet, ' +
      'solitude, strangers, surrounded_by_people, unseen',
    'miss_people, silent_phone',
  ],
  overwhelm: [
    'much_to_do, everybody_wants, everyone_wants, everybody_needs, everyone_needs, ' +
      'all_on_me, balls_in_the_air, behind_on_everything, breakdown, breaking_point/down, buried_in, busy, cant handle, cant keep_up, ' +
      'cant_cope/handle/keep, cant_do_it_all, cant_take_it/this, carrying everything, chaos, chaotic, crushed_by, depends_on_me, ' +
      'everybody needs, everyone wants, everything_is_falling, falling_apart, frazzled, going_crazy, head_above_water, hectic, ' +
      'holding_everything, hundred things, juggling, keep_up with, losing_my_mind, meltdown, million things, never_enough_time, ' +
      'no_time, not_enough_time, one_thing_after, out_of_control, piece_of_me, piles, plate, pressure_from, responsibility, sinking, ' +
      'snowed_under, spread_too_thin, stressed, stressful, to_do_list, too_much/many, under_pressure, underwater, up_to_my_neck',
    'cope, handle',
  ],
  guilt: [
    'i_hurt_her/him/them/someone/somebody/people, ' +
      'abortion, ask forgiveness, atone, awful_thing_i, bad_thing_i, beat_myself_up, beating_myself, cant live_with_what, committed, ' +
      'conscience, contrite, did something terrible, did_wrong, done_wrong, drank pregnant, drove_off, feel_terrible_about, ' +
      'forgive myself, god forgive, god mad_at_me, haunts, hit cyclist/someone/child, hit_and_run, hurt someone, i_cheated/stole, ' +
      'i_cheated_on, i_did_something, i_lied_to, i_was_wrong/driving, keep asking forgiveness, killed someone, let_god_down, ' +
      'mad_at_me god, mess_i_made, mistreated, remorseful, repent, repentance, stole from, terrible_thing_i, thing_i_did, unforgiven, ' +
      'wasnt_there, what_i_did, what_ive_done',
    'bad_mom/person, feel_bad, forgiven, punish, sorry, terrible_person',
  ],
  shame: [
    'blush, cant face, cant_let_anyone, damaged_goods, dirty, disgraced, disgusting, dishonored, embarrassment, everyone_knows, ' +
      'feel_used, felon, filthy, fool_of_myself, herpes, hide_my_face, hiding bottles, hiding who_i, humiliated, if they knew, ' +
      'if_anyone_knew, if_people_knew, in town_knows, in_jail, keep my_head_down, look anyone in_the_eye, made a fool, my_past/secret, ' +
      'never look at me the_same, not_clean, prison, read my_diary, real_me, scarlet, secret_past, shameful, show_my_face, std, ' +
      'tainted, unclean, used_goods, want_to_hide',
    'cringe, face them, fool, hide, looks_at_me, past, secret',
  ],
  jealousy: [
    'always praises, always_gets_away, begrudge, better_than_mine, bugs_me_that, burns me up, cant be glad, cant_be_happy_for, ' +
      'close they_are, covetous, eats me up that, eats_me_up, favorite child, favoritism, favors, feel sick boat/house/promotion, ' +
      'get everything, gets_all, gets_away_with, got the i_wanted, got_everything, got_the_raise, happy_for, ' +
      'happy_for_her/him/them, has_everything, has_what_i, have_what_i, likes another, makes me sick that, ' +
      'new_best_friend, outshines, resent their, should_have_been_mine, smile then cry, spotlight, talking_to_other, that_i_wanted, ' +
      'the_favorite, what_i_wanted, why_do_they_get, why_does_everyone_else, why_not_me',
    'attention, brother has, gets, others have, resent, sister has',
  ],
};
