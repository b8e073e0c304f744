import type { Entries } from './entries.ts';

export const healthAndHabits: Entries = {
  'health-problems': [
    'aids, allergies, ambulance, amputated, amputation, anemia, appendix, asthma, autoimmune, blindness, blood_clot, blood_pressure, ' +
      'bloodwork, broke ankle, broke my_@body, cancerous, celiac, chemotherapy, cholesterol, colitis, colonoscopy, concussion, ' +
      'congestive, copd, covid, crohns, cyst, deaf, diabetes, diabetic, diagnosed, dialysis, disability, disabled, eczema, epilepsy, ' +
      'er, fever, flu, fractured, gallbladder, had stroke, hair falling, hair_loss, healing, health, healthy, ' +
      'heart_attack/failure/problem, hepatitis, hernia, hiv, hormones, hospitalized, ibs, icu, illnesses, infection, injured, injury, ' +
      'insulin, kidney, leukemia, liver, losing_my_hearing, lump, lung, lupus, lymphoma, malaria, mammogram, medicine, melanoma, ' +
      'menopause, mini_stroke, misdiagnosed, mri, ms, nicu, on_my_liver, on_my_lung, operation, oxygen, paralyzed, parkinsons, ' +
      'pneumonia, preemie, premature, prescription, prognosis, psoriasis, radiation, rehab_after, remission, scan, seizure, sepsis, ' +
      'shadow, sickness, sinus, specialist, sprained, stage three, stage_three, surgery, symptoms, tbi, terminal, terminally, ' +
      'test_results, thyroid, tinnitus, transplant, tuberculosis, tumor, tumour, ultrasound_found, unwell, vertigo, wheelchair, xray',
    'cure, suffer, suffer_in_my_body, treatment',
    'blood, body, clinic, doctors, hospital, hurts, illness, results, test, tired',
  ],
  'chronic-pain': [
    '@body pain/hurts, ache, aches, arthritic, back hurts, back_pain, because_of_my_pain, body_hurts, cant walk, cant_stand_up, ' +
      'chronic, chronically, constant_pain, cramps, crps, ehlers, endo, everything_hurts, fibro, flare, gout, headache, herniated, ' +
      'hurt every_single, hurts and_doctors, hurts every, hurts_all_the_time, in_pain, live_with_pain, lot_of_pain, much_suffer, ' +
      'my_back_has, nerve_pain, neuropathy, pain all/every/never/wont, pain in_my, pain_in_my, pain_meds, painkillers, ' +
      'painkillers_dont, plantar, rheumatoid, sciatica, scoliosis, shingles, so_much_pain, spinal, spine, spoonie, stiff, suffer body, ' +
      'thorn, tired_of_hurting, tmj, without_pain',
    'agony, back, body, doctors cant_find, hurts, joints, knees, pain, suffer',
  ],
  insomnia: [
    '1am, 2_am, 2am, 3_am, 3_in_the_morning, 3am, 4_am, 4am, ambien, awake night, awake_at, barely_sleep, bedtime_anxiety, ' +
      'cant sleep, cant sleep/sleeping, cant_sleep/fall, ceiling, clock morning, counting_sheep, dont_sleep, eyes open, fall_asleep, ' +
      'four_in_the_morning, get_to_sleep, good_night in, havent slept, havent_slept, hours sleep, insomniac, keep_waking, ' +
      'keeps waking, lie awake, melatonin, mind_wont at_night, no_can_sleep, no_sleep, not sleep, not_sleeping, off_at_night, ' +
      'one_night where, restless_night, scared_to_go_to_bed, sleep through/night, sleep_at_night, sleep_problems/better, ' +
      'sleeping_pill, sleepless, slept, slept in_days, stare clock, still_awake, toss, tossing, trouble_sleeping, until_the_birds, ' +
      'up at_2, up_all_night, up_till, wake_up_at, wide awake, wont sleep, wont_let_me sleep, wont_sleep',
    '',
    'alarm, awake, bed, night, sleep, tired',
  ],
  'body-image': [
    'acne, after_pregnancy, anorexic, appearance, bald, belly, big_nose, bikini, binge, birthmark, body_image/shaming, botox, ' +
      'bulimic, calories, cellulite, chubby, chunky, diet, disgusting_in_pictures, dysmorphia, eating_disorder, fat_shaming, filter, ' +
      'fits_me, hair falling, hair_loss, hate body, hate my face, hate what i see, hideous, in_pictures, looks, lose_weight, ' +
      'losing_my_hair, make_myself_throw_up, makeup, mastectomy, mirror, mom_body, my_body_is, my_weight, nothing_fits, obese, ' +
      'obesity, ozempic, pimples, plastic_surgery, purge, scale, selfies, short_guy, skin, skinny, skip lunch, skip_meals, swimsuit, ' +
      'thighs, thin, throw_up_after, too_short, unattractive, weigh_myself, weight_loss, wrinkles',
    'attractive, body, eat, face, gross, hair, nose, weight',
  ],
  aging: [
    '70, 75, 80, 85, 90, body is_failing, body slowing, body_is_wearing, cane, cant drive, cant_drive, ending_up_in_a_home, ' +
      'feel_old, forget names, forget_things, forgetful, friends dying, getting older, getting_old, growing old, growing_older, ' +
      'im_old, independence, just_turned, knees going, last_years, learn_new_things, memory going/slipping, memory_loss, menopause, ' +
      'mortality, my_memory, nobody_needs_me, nobody_visits, nursing_home, old_and/man/woman/lady, outlived, retirement, senior, ' +
      'slowing_down, so_old, stopped_driving, things_i_used_to, time_left, too_old, took keys, turned 60/65, turned_50, turning 30, ' +
      'turning_60/40, used_to_do, walker, wearing_out, years_left, young_again, youth',
    'memory, needed, old',
  ],
  lust: [
    'attracted to_my, attracted_to_my, attraction, best_friends_wife, bisexual, body_count, checking_out_women/girls, ' +
      'dirty_thoughts, escort, eyes wander, fantasies, fantasizing, fap, fornication, gay, had_sex, having_sex, homosexual, ' +
      'homosexuality, hooking_up, hookups, impure, lesbian, look women, look_at_girls, masturbate, one_night_stands, other_women, ' +
      'promiscuous, prostitute, pure, purity, same_sex, seduced, seductive, sensual, sex_addict/addiction/with, sex_before_marriage, ' +
      'sexual, sexual_sin, sexuality, sexually, sleep_around, stop_looking_at, stripper, thinking_about_sex, thoughts_about_girls, ' +
      'touching_myself, undress, wants_to_wait but_i, women at_the_gym',
    'attracted, desire, dirty, eyes, naked, sex, thoughts, women',
  ],
  pornography: [
    'addicted_to_porn, adult_videos/sites, bad_videos/websites/sites, camgirls, dirty videos, dirty_pictures/sites, erotica, ' +
      'explicit, incognito, look online, looking_at_bad, naked women, nsfw, nudity, online_i_shouldnt, p_addiction, porn_addiction, ' +
      'pornhub, porno, pornographic, sex_videos, sexual_content/videos, smut, sons_computer, stuff online i, stuff_online, ' +
      'watch_it_every_night, xxx',
    'dirty, naked, online, relapse, sites, videos, watch',
  ],
  temptation: [
    'about_to_do_something, bait, craving_for, doing_the_thing, doing_the_thing_i, fall_back_into, falling_into_sin, flee, ' +
      'forbidden, get_drunk_with_them, give_in, its_wrong_but_i, keep_doing_the, keep_falling_into/back, keep_going_back, ' +
      'keep_sinning, know_its_wrong, lured, old_habits/ways/life, pulled_back, quit_sinning, resist, same sin, same_sin/mistake, ' +
      'sin_again, slipped_up/again, stop_sinning, struggling_with_sin, thing i_hate, thing_i_hate, want_me_to_get, want_to_do_it, ' +
      'way_of_escape',
    'sin, urge',
  ],
  addiction: [
    'adderall, addictive, caffeine, cannabis, cant_quit, cant_stop using, cigarettes, clean, coke, crack, crackhead, crystal, ' +
      'dealer, dependence, dependency, dependent, detox, dip, drug_abuse, ecstasy, edibles, energy_drinks, fentanyl, get_high, ' +
      'get_through_the_day, heroin, high_all, hooked, in_denial, junkie, juul, ketamine, kratom, lsd, marijuana, methadone, ' +
      'methamphetamine, molly, na_meeting, narcan, narcotics, needle, nicotine, opiate, overdose, oxy, oxycodone, oxycontin, ' +
      'painkillers, percocet, pills, pot, quit_using, recovery, relapse, shrooms, smoker, smoking, snort, sober, sobriety, ' +
      'started_using, stoned, stoner, suboxone, thc, tobacco, using_again, vicodin, withdrawal, xanax, zyn',
    'craving, habit, quit, stop, using',
  ],
  alcohol: [
    'aa, alcoholism, bars, blacked_out, blackout, bottles, bourbon, buzzed, champagne, cocktails, drinker, drunken, drunks, dui, ' +
      'dwi, gin, hammered, happy_hour, have_just_one, hides_her, hungover, liquor, margaritas, off_the_wagon, plastered, pub, rum, ' +
      'scotch, sin to drink, six_pack, sponsor, tequila, tipsy, toasted, wasted_every, whiskey, whisky, wino',
    'party, sober',
  ],
  gambling: [
    'baccarat, bet365, bingo, blackjack, card_room, craps, crypto, day_trading, dice, draftkings, fanduel, gambler, grocery_money, ' +
      'jackpot, lost paycheck/money, lotto, next_hand, odds, parlay, powerball, racetrack, raffle, rent_money, roulette, scratch, ' +
      'scratch_off, scratchers, vegas, wager, win it back, win_it_back',
    'chasing, lose, losses, money, paycheck, savings, tickets, win',
  ],
  lying: [
    'cheated test/taxes, come_clean, cover_up/for, deceitful, deceive, deceiver, deception, dishonesty, double_life, embellish, ' +
      'exaggerate, exaggeration, fabricate, fake, false, forged, fraud, hiding_something_from, honest, honesty, keeping_secrets_from, ' +
      'lied_on_my_resume, little_white, made_it_up, make_stuff_up, make_things_up, make_up_stories, not_true, pathological, phony, ' +
      'plagiarism, plagiarize, pretend, pretender, secret_from_my, shoplift, tell_the_truth, thief, truthful, untrue, untruth, ' +
      'untruthful, what_they_want_to_hear',
    'story, tell, truth',
  ],
  'screen-time': [
    'always_online, binge_watch, bingeing_shows, brainrot, chatgpt, doomscroll, dopamine, fomo, gamer, glued_to, insta, ipad, ' +
      'is_eating_my_life, more_time_on_my_phone, netflix, notifications, on_his_phone, on_their_phones, online_all, phone all_day, ' +
      'phone_addiction/all, phones at, playing_video, reddit, reels, screen_time, screens, shorts, snapchat, social_media, streamers, ' +
      'time_on_youtube/my, too_much_tv, tv_all, twitch, twitter, unplug, videogames, waste time_on, watching news',
    'internet, likes',
    'discord, facebook, my_phone, online, phone, tablet, television',
  ],
  'self-control': [
    'bad_habit, bag_of_chips, before i_think, before_i_think, binge_eat, blow_all_my, bought dont_need, break habit, break_bad, ' +
      'breaking_a, cant stop eating, cant_help_myself, cant_say_no_to, cant_stick, cant_stop_spending, consistency, consistent, ' +
      'control my_eating, control_my_temper, control_myself, couldnt_stop_eating, cussing, discipline, eat even_when, ' +
      'eat when stressed, eat whole, eat_too_much, eat_when, emotional_eating, excess, exercise, full, glutton, gluttony, ' +
      'hold_my_tongue, impulse_buy, impulse_control, impulsively, indulge, junk_food, midnight snack, moderation, mouth_shut, ' +
      'no_discipline/self, one cookie, open fridge, overdo, overindulge, raid fridge, reckless, resolutions, restraint, ' +
      'say_things_before, self_control/discipline, selfcontrol, snacking, stick_to, stop eating, stress_eating, swearing, sweets, ' +
      'think_before_i, three_more_pairs, whole bag, whole box/cake/packet/tub/bag/pizza, willpower, working_out, workout',
    'crave',
    'chips, control, eating, food, habit, quit, stop, sugar',
  ],
};
