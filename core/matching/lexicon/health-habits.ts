import type { Entries } from './entries.ts';

export const healthAndHabits: Entries = {
  'health-problems': [
    'cancerous, tumor, tumour, chemotherapy, radiation, remission, mri, xray, mammogram, colonoscopy, lump, diagnosed, misdiagnosed, ' +
      'prognosis, terminal, terminally, operation, transplant, dialysis, heart_attack/failure/problem, congestive, blood_pressure, ' +
      'cholesterol, diabetes, diabetic, insulin, kidney, liver, lung, copd, asthma, pneumonia, covid, flu, fever, infection, sepsis, ' +
      'hospitalized, icu, er, ambulance, doctors, specialist, test_results, bloodwork, illnesses, sickness, unwell, health, healthy, ' +
      'healing, lupus, ms, parkinsons, epilepsy, seizure, thyroid, hiv, aids, leukemia, lymphoma, melanoma, anemia, crohns, colitis, ' +
      'celiac, ibs, allergies, eczema, psoriasis, autoimmune, hepatitis, tuberculosis, malaria, cyst, hernia, gallbladder, appendix, ' +
      'concussion, tbi, vertigo, tinnitus, blindness, deaf, losing_my_hearing, disability, disabled, paralyzed, amputation, amputated, ' +
      'wheelchair, injury, injured, broke my_@body, broke ankle, fractured, sprained, rehab_after, symptoms, medicine, prescription, ' +
      'hair_loss, hair falling, menopause, hormones, nicu, preemie, premature, oxygen, stage_three, stage three, sinus',
    'treatment, results, body, suffer_in_my_body, cure, test, tired, blood, hurts, suffer',
  ],
  'chronic-pain': [
    'pain all/every/never/wont, in_pain, constant_pain, so_much_pain, lot_of_pain, pain in_my, pain_in_my, @body pain/hurts, ' +
      'back_pain, back hurts, nerve_pain, body_hurts, everything_hurts, hurts_all_the_time, hurts every, hurt every_single, ache, aches, ' +
      'headache, arthritic, fibro, sciatica, neuropathy, endo, herniated, spine, spinal, scoliosis, rheumatoid, ehlers, crps, chronic, ' +
      'chronically, flare, pain_meds, painkillers_dont, painkillers, tired_of_hurting, live_with_pain, stiff, cant walk, cant_stand_up, ' +
      'cramps, tmj, gout, plantar, suffer body, much_suffer, spoonie, shingles, thorn, my_back_has, hurts and_doctors, without_pain, ' +
      'because_of_my_pain',
    'pain, hurts, back, joints, knees, suffer, doctors cant_find, body, agony',
  ],
  insomnia: [
    'cant_sleep/fall, cant sleep, fall_asleep, wont sleep, not_sleeping, havent_slept, havent slept, dont_sleep, barely_sleep, ' +
      'no_sleep, trouble_sleeping, sleep_problems/better, sleeping_pill, melatonin, ambien, up_all_night, lie awake, keep_waking, ' +
      'keeps waking, wake_up_at, 3am, 2am, 4am, 1am, 3_am, 2_am, 4_am, toss, ceiling, sleep through/night, get_to_sleep, restless_night, ' +
      'slept in_days, awake, bedtime_anxiety, off_at_night, mind_wont at_night, up at_2, wont_sleep, scared_to_go_to_bed, stare clock, ' +
      'one_night where, hours sleep',
    'sleep, night, bed, tired, alarm',
  ],
  'body-image': [
    'body_image/shaming, my_body_is, hate my face, hate what i see, mirror, unattractive, hideous, obese, obesity, chubby, chunky, ' +
      'lose_weight, weight_loss, my_weight, weigh_myself, scale, diet, calories, skip_meals, eating_disorder, anorexic, bulimic, purge, ' +
      'throw_up_after, make_myself_throw_up, binge, dysmorphia, thighs, belly, cellulite, acne, pimples, skin, birthmark, big_nose, ' +
      'bald, hair_loss, losing_my_hair, hair falling, wrinkles, short_guy, too_short, swimsuit, bikini, selfies, filter, makeup, ' +
      'plastic_surgery, botox, ozempic, appearance, looks, mom_body, after_pregnancy, mastectomy, fat_shaming, thin, skinny, ' +
      'nothing_fits, fits_me, disgusting_in_pictures, in_pictures, skip lunch, hate body',
    'body, weight, eat, face, hair, attractive, nose, gross',
  ],
  aging: [
    'getting_old, getting older, growing old, growing_older, too_old, feel_old, so_old, old_and/man/woman/lady, im_old, senior, ' +
      'turned 60/65, turned_50, turning_60/40, turning 30, just_turned, menopause, retirement, nobody_needs_me, memory going/slipping, ' +
      'memory_loss, forgetful, forget_things, forget names, knees going, body is_failing, body slowing, slowing_down, cant_drive, ' +
      'cant drive, stopped_driving, walker, cane, nursing_home, independence, last_years, years_left, time_left, outlived, 70, 75, 80, ' +
      '85, 90, youth, young_again, mortality, nobody_visits, things_i_used_to, used_to_do, my_memory, body_is_wearing, wearing_out, ' +
      'ending_up_in_a_home, learn_new_things, took keys, friends dying',
    'old, memory, needed',
  ],
  lust: [
    'impure, dirty_thoughts, sexual_sin, sex_addict/addiction/with, masturbate, touching_myself, fap, fantasizing, fantasies, ' +
      'stop_looking_at, look_at_girls, checking_out_women/girls, undress, eyes wander, same_sex, gay, homosexual, homosexuality, ' +
      'lesbian, bisexual, attraction, stripper, prostitute, escort, hookups, hooking_up, sleep_around, sex_before_marriage, purity, ' +
      'pure, women at_the_gym, sexual, sexuality, sensual, promiscuous, one_night_stands, body_count, had_sex, having_sex, seduced, ' +
      'seductive, fornication, sexually, thinking_about_sex, other_women, attracted_to_my, attracted to_my, best_friends_wife, ' +
      'thoughts_about_girls, wants_to_wait but_i, look women',
    'sex, women, desire, naked, dirty, thoughts, attracted, eyes',
  ],
  pornography: [
    'porno, pornographic, porn_addiction, addicted_to_porn, xxx, pornhub, nsfw, camgirls, dirty videos, dirty_pictures/sites, ' +
      'bad_videos/websites/sites, adult_videos/sites, naked women, nudity, explicit, sex_videos, sexual_content/videos, erotica, smut, ' +
      'incognito, p_addiction, stuff_online, stuff online i, online_i_shouldnt, watch_it_every_night, looking_at_bad, sons_computer, ' +
      'look online',
    'videos, online, watch, naked, sites, relapse, dirty',
  ],
  temptation: [
    'give_in, resist, same_sin/mistake, keep_sinning, keep_falling_into/back, falling_into_sin, fall_back_into, keep_going_back, ' +
      'keep_doing_the, doing_the_thing_i, know_its_wrong, stop_sinning, quit_sinning, struggling_with_sin, sin_again, slipped_up/again, ' +
      'way_of_escape, flee, old_habits/ways/life, pulled_back, lured, bait, forbidden, thing_i_hate, thing i_hate, ' +
      'about_to_do_something, craving_for, same sin, get_drunk_with_them, want_me_to_get, its_wrong_but_i, want_to_do_it, ' +
      'doing_the_thing',
    'sin, urge',
  ],
  addiction: [
    'addictive, drug_abuse, pills, painkillers, opiate, oxy, oxycodone, oxycontin, percocet, vicodin, xanax, adderall, fentanyl, ' +
      'heroin, coke, crack, methamphetamine, crystal, ecstasy, molly, lsd, shrooms, ketamine, kratom, marijuana, cannabis, pot, thc, ' +
      'edibles, high_all, get_high, stoned, stoner, juul, nicotine, cigarettes, smoking, smoker, tobacco, dip, zyn, hooked, dependent, ' +
      'dependence, dependency, detox, withdrawal, recovery, sober, sobriety, clean, relapse, overdose, needle, dealer, narcan, ' +
      'methadone, suboxone, na_meeting, narcotics, using_again, quit_using, started_using, snort, cant_quit, cant_stop using, junkie, ' +
      'crackhead, caffeine, energy_drinks, get_through_the_day, in_denial',
    'quit, habit, craving, using, stop',
  ],
  alcohol: [
    'alcoholism, drinker, drunks, drunken, tipsy, wasted_every, hammered, plastered, hungover, blackout, blacked_out, liquor, whiskey, ' +
      'whisky, tequila, rum, gin, bourbon, scotch, wino, six_pack, bottles, cocktails, happy_hour, bars, pub, aa, dui, dwi, sponsor, ' +
      'off_the_wagon, buzzed, toasted, champagne, margaritas, sin to drink, hides_her, have_just_one',
    'sober, party',
  ],
  gambling: [
    'gambler, blackjack, roulette, craps, baccarat, parlay, fanduel, draftkings, bet365, wager, scratch_off, scratchers, lotto, ' +
      'powerball, bingo, racetrack, vegas, jackpot, lost paycheck/money, day_trading, crypto, odds, win_it_back, win it back, dice, ' +
      'card_room, raffle, rent_money, grocery_money, next_hand, scratch',
    'losses, win, lose, savings, paycheck, money, chasing, tickets',
  ],
  lying: [
    'pathological, little_white, tell_the_truth, come_clean, honest, honesty, dishonesty, untrue, untruth, untruthful, truthful, ' +
      'not_true, false, deceitful, deceive, deception, deceiver, exaggerate, exaggeration, embellish, make_things_up, made_it_up, ' +
      'make_stuff_up, make_up_stories, cover_up/for, hiding_something_from, keeping_secrets_from, secret_from_my, double_life, fake, ' +
      'pretend, pretender, phony, fraud, lied_on_my_resume, plagiarize, plagiarism, shoplift, thief, forged, fabricate, ' +
      'what_they_want_to_hear, cheated test/taxes',
    'truth, story, tell',
  ],
  'screen-time': [
    'screen_time, screens, doomscroll, phone_addiction/all, glued_to, on_their_phones, phone all_day, phones at, my_phone, ipad, ' +
      'tablet, reels, shorts, insta, facebook, snapchat, twitter, reddit, discord, netflix, binge_watch, bingeing_shows, social_media, ' +
      'online_all, always_online, videogames, gamer, playing_video, twitch, streamers, unplug, notifications, tv_all, too_much_tv, ' +
      'television, chatgpt, dopamine, brainrot, fomo, waste time_on, time_on_youtube/my, on_his_phone, is_eating_my_life, ' +
      'more_time_on_my_phone, watching news',
    'phone, internet, likes',
  ],
  'self-control': [
    'self_control/discipline, selfcontrol, discipline, no_discipline/self, impulsively, impulse_control, cant_help_myself, ' +
      'control_myself, control my_eating, control_my_temper, emotional_eating, stress_eating, eat_too_much, binge_eat, cant stop eating, ' +
      'junk_food, bag_of_chips, sweets, snacking, gluttony, glutton, bad_habit, break_bad, breaking_a, moderation, excess, overindulge, ' +
      'indulge, overdo, cant_stop_spending, cant_stick/stop, resolutions, consistent, consistency, reckless, think_before_i, ' +
      'cant_say_no_to, restraint, cussing, swearing, exercise, working_out, workout, eat_when, eat when stressed, say_things_before, ' +
      'before_i_think, before i_think, stick_to, blow_all_my, hold_my_tongue, whole bag, break habit',
    'control, habit, eating, sugar, food, chips, stop, quit, crave',
  ],
};
