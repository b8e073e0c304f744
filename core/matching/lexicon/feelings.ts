import type { Entries } from './entries.ts';

export const feelings: Entries = {
  anger: [
    'blow/blew up, blow_a_fuse, fly_off_handle, blood boil, snap at, snapped_at, short_tempered, hothead, wrath, rageful, livid, ' +
      'enraged, infuriate, seething, irate, explosive, punch wall, slam door, throw things, screaming_at, so_mad, pissed_off, go_off_on, ' +
      'outrage, fuming, vengeful, revenge, get_even, payback, boiling over, losing_it_on, hulk, worked up, cut_me_off followed, ' +
      'threw my phone, threw_my, scream at, mad_over, over_nothing, break things, broke things, temper ruining, clench, grit, ' +
      'hit the_wall, slammed, see red',
    'mad, furious, fury, hostile, cuss, curse_at, yell, cranky, grumpy, irritated, irritable, annoyed, aggravated, frustrated, ' +
      'hate my_@kin, crashing_out, tantrum_myself, resentful, lose_it, pissed, salty, heated, triggered, temper_tantrum, rant, vent',
  ],
  anxiety: [
    'panic, panicky, panicking, worrier, on_edge, heart race, mind race, racing_mind, racing_thought, cant breathe, stomach knot, ' +
      'knots stomach, overanalyze, freak out, freaking_out, spiral, worst_thing, cant_relax, cant_calm, catastrophize, jittery, ' +
      'hyperventilate, ocd, agoraphobia, uneasy, restless_mind, dread monday, sunday_scaries, mind wont stop, mind_wont_shut, ' +
      'speak in_front_of, public_speaking, hypochondriac, tense, wreck, butterflies, health_anxiety, apprehensive, uptight, fretting, ' +
      'imagine worst, stomach hurts every, stomach turns, shaky, sweaty, something bad happen, something_bad, what_if something, ' +
      'what_if_i, fear_the_worst, feel sick before, throw_up before, dread every, afraid something, checking_over, chest tight, ' +
      'hands shake',
    'nervous, unsettled, agitated, shaking, trembling, sweat, uncertain, future scare, jumpy, stressed, interview, breathe, mind, ' +
      'tight_chest',
  ],
  fear: [
    'scary, terror, petrified, fearful, horror, creeped, claustrophobia, spiders, heights, fear_of_dying, end_times, war, rapture, ' +
      'shooting, intruder, burglar, break_in, haunted, ghost, the_dark, coward, timid, courage, brave, bravery, paranoid, freaked, ' +
      'spooked, robbed, mugged, startle, wont drive, dont_drive since, every_noise, noise night, jump at, locked_doors, check_the_locks, ' +
      'whats_happening_in_the_world, scared of_failing, fear of_failing, lights_on, trembling, surgery scared, afraid die, scared dying',
    'dread, danger, dangerous, threat, unsafe, tornado, earthquake, hurricane, dark, anxious, shaken, intimidated, worried_about, ' +
      'uncertain, future',
  ],
  depression: [
    'depressive, no_hope, lost_hope, emptiness, cant get out_of bed, cant_get_up, stay_in_bed, in_bed_all, no joy, dark_place, ' +
      'dark_cloud, darkness, miserable, misery, melancholy, gloomy, sad_all, always_sad, so_sad, sadness, unhappy, crying_all, ' +
      'cry_every, cry_for_no, crying for_no, bipolar, prozac, zoloft, lexapro, postpartum, heaviness, everything grey, everything gray, ' +
      'dont_enjoy, cant enjoy, no_will, no_energy, feeling_low, feel_so_low, feel_down, dead_inside, hollow, mentally_exhausted, ' +
      'hate_my_life, my_life_sucks, havent_showered, stopped_caring, bleak, dark_night, down_lately, never_happy, cant be_happy, ' +
      'not_happy, ache_inside, dont enjoy, whats_the_use, use_of_trying, so_down, nothing_matters, dont_care_anymore, feel_nothing_but, ' +
      'cant_find_joy, cant_smile, lost_all_joy, joy_is_gone, nothing_makes_me_happy, nothing_excites, wake_up_sad, nothing fun, ' +
      'fake smile',
    'sad, down, low, gloom, tears, cry, joyless, flat, blah, shower, unmotivated, grey, gray, broken, sleep_all_day, isolating, meh, ' +
      'withdrawn, weepy, downcast, discouraged, therapist, therapy, medication, blue, lifeless, drained',
  ],
  loneliness: [
    'isolation, no_one_to, nobody_to, have_nobody, have_no_one, got_nobody, all_alone, so_alone, feel_alone, completely_alone, ' +
      'by_myself, eat alone, sit alone, live_alone, no_one_calls, no_one called, nobody texts, no_one texts, nobody_visits, ' +
      'no_one_visits, nobody_cares, no_one_cares, nobody_understands, no_one_knows, unseen, nobody_sees_me, nobody_notices, forgotten, ' +
      'no_company, solitude, empty_house, empty_apartment, outsider, dont_belong, nobody_checks, no_one_checks, know_no_one, ' +
      'no_one_asks, no_one_around, loner, quiet_house, no_one came, nobody came, hold_me, be_held, checks_on_me, dinner_alone, ' +
      'house quiet, so_quiet, no_one_invites, nobody_invites, no_one_would_notice, surrounded_by_people, nobody_to_share, ' +
      'emergency_contact, long_evenings, evenings_are, tv_for_company, left_behind, no_one_remembered, nobody_remembered, ' +
      'birthday alone, need_a_friend, no_family, no_friends_no, nobody calls, weekends alone, wish someone',
    'alone, nobody, no_one, company, birthday, lunch, unnoticed, homesick, silent_phone, miss_people, holidays',
  ],
  overwhelm: [
    'too_much, too_many, buried in, buried_under, plate, juggling, cant_cope, cant_handle, cant handle, cant_do_it_all, stressed, ' +
      'stressful, under_pressure, pressure_from, breaking_point, at_my_limit, falling_apart, pulled in, frazzled, hundred things, ' +
      'thousand things, no_time, busy, hectic, chaos, chaotic, out_of_control, going_under, underwater, meltdown, breaking_down, ' +
      'losing_my_mind, going_crazy, crushed_by, all_on_me, depends_on_me, holding_everything, responsibility, carrying everything, ' +
      'cant_take_it, cant_take_this, breakdown, not_enough_hours, balls_in_the_air, everything_is_falling, so_behind, ' +
      'behind_on_everything, cant_breathe work, cant_keep, pulled_apart, up_to_my_neck, everyone_needs, needs_something_from_me, ' +
      'all_at_once, same_week, dont_even_know_where, life is_coming, no_time_for, hundred_things, to_do, bit_off_more, carry in_my_head, ' +
      'enough time',
    'overload, frantic, behind, deadlines, rushed, burden, handle, cope, schedule, spinning, scattered, everything, chores, housework, ' +
      'dishes, laundry',
  ],
  guilt: [
    'conscience, remorseful, contrite, repent, repentance, awful_thing_i, bad_thing_i, thing_i_did, what_i_did, what_ive_done, ' +
      'i_did_something, did_wrong, done_wrong, i_was_wrong, mess_i_made, i_cheated_on, i_cheated, i had_an_abortion, abortion, ' +
      'i_lied_to, stole from, i_stole, killed someone, hit_and_run, because_of_me, dui_killed, atone, unforgiven, weighs_on_me, ' +
      'let_god_down, committed, did something terrible, did_something_terrible, did_something_bad, feel_bad_for, i_was_driving, ' +
      'it_was_me, i_survived, survived and, god mad_at_me, disappointed god, i_hurt_my, i_was_unfaithful, havent_told_my, god forgive, ' +
      'forgive myself, ask forgiveness, hurt someone, broke heart',
    'sin, sorry, feel_bad, regret, past, punish, accident, condemn, forgiven, haunt, bad_mom, bad_person, terrible_person, awful',
  ],
  shame: [
    'shameful, embarrassment, humiliated, disgraced, dirty, filthy, unclean, disgusting, look anyone in_the_eye, cant_face, cant face, ' +
      'hide_my_face, want_to_hide, if_people_knew, if they knew, if_anyone_knew, never look at me the_same, my_past, tainted, ' +
      'damaged_goods, used_goods, std, herpes, scarlet, not_clean, feel_used, prison, felon, hiding bottles, made a fool, secret_past, ' +
      'my_secret, real_me, cant_let_anyone, let_anyone_in, everyone_knows, whole_town_knows, in_jail, been_to_jail, show_my_face, ' +
      'wrong_with_me deep, something_wrong_with_me, hide who, caught_me, laughed_at_me, saw_me_cry, sexual_past, cover_my',
    'secret, hide, dignity, stigma, unworthy, mask, past, blush, cringe, looks_at_me, face them, fool, jail',
  ],
  jealousy: [
    'covetous, green_with, why_do_they_get, gets_everything, got_everything, get everything, got the i_wanted, that_i_wanted, ' +
      'what_i_wanted, should_have_been_mine, why_not_me, happy_for_her, happy_for_him, happy_for_them, cant_be_happy_for, bugs_me_that, ' +
      'has_what_i, have_what_i, resent their, favorite child, the_favorite, favors, favoritism, spotlight, better_than_mine, ' +
      'talking_to_other, likes another, outshines, happy for_my_pregnant, hate_that my got, got_the_raise, new_best_friend, ' +
      'why_does_everyone_else, why_do_others, always_gets_away, gets_away_with, gets_what i, has_everything, close they_are, ' +
      'prettier_sister, attention_from, gets all_the, got_the_part, what_she_has, what_he_has, what_they_have, resent_my_friend, ' +
      'begrudge, loves sister',
    'sister has, brother has, promoted instead, others have, resent, unfair, rival, favourite, gets, lucky, attention, compete',
  ],
};
