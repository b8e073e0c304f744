import type { Entries } from './entries.ts';

export const healthAndHabits: Entries = {
  'health-problems': [
    'cancerous, tumor, tumour, chemotherapy, radiation, remission, mri, ct_scan, cat_scan, x_ray, xray, ultrasound_results, mammogram, ' +
      'colonoscopy, lump, diagnosed, misdiagnosed, prognosis, terminal, terminally, stage_4, stage_four, stage_3, operation, transplant, ' +
      'dialysis, heart_attack, heart_failure, heart_disease, heart_condition, heart_problem, congestive, blood_pressure, cholesterol, ' +
      'diabetes, diabetic, insulin, kidney, liver, lung, copd, asthma, pneumonia, covid, flu, fever, infection, sepsis, hospitalized, ' +
      'icu, emergency_room, er, ambulance, doctors, specialist, test_results, blood_test, blood_work, bloodwork, illnesses, sickness, ' +
      'unwell, health, healthy, health_scare, healing, get_well, lupus, ms, multiple_sclerosis, parkinsons, epilepsy, seizure, thyroid, ' +
      'hiv, aids, leukemia, lymphoma, melanoma, anemia, crohns, colitis, celiac, ibs, allergies, eczema, psoriasis, autoimmune, ' +
      'pcos_diagnosis, hepatitis, tuberculosis, malaria, cyst, hernia, gallbladder, appendix, concussion, tbi, vertigo, tinnitus, ' +
      'blindness, deaf, losing_my_hearing, disability, disabled, paralyzed, amputation, amputated, wheelchair, injury, injured, ' +
      'broken_leg, broken_arm, broken_bone, broke my_arm, broke my_@body, broke ankle, fractured, torn_acl, sprained, rehab_after, ' +
      'symptoms, side_effects, medicine, medication_side, prescription, hair_loss, losing_my_hair, hair falling, chronic_illness, ' +
      'menopause, hormones, fatigue_syndrome, nicu, preemie, premature, oxygen, broke ankle',
    'treatment, results, body, suffer_in_my_body, cure, test, tired, pregnant_complications, blood, hurts, suffer',
  ],
  'chronic-pain': [
    'pain all, in_pain, constant_pain, pain every, pain never, pain wont, so_much_pain, lot_of_pain, severe_pain, pain in_my, ' +
      'pain_in_my, @body pain, @body hurts, back_pain, back hurts, neck_pain, knee_pain, joint_pain, nerve_pain, body_hurts, ' +
      'everything_hurts, hurts every, hurt every_single, ache, aches, headache, arthritic, fibro, sciatica, neuropathy, endo, ' +
      'slipped_disc, herniated, bulging_disc, spine, spinal, scoliosis, rheumatoid, ehlers, crps, chronic, chronically, flare, ' +
      'pain_meds, pain_medication, painkillers_dont, painkillers, opioids_for, pain_clinic, tired_of_hurting, live_with_pain, stiff, ' +
      'cant walk, cant_stand_up, cramps, period_pain, jaw_pain, tmj, gout, plantar, suffer body, much_suffer, invisible_illness, ' +
      'spoonie, shingles, thorn, pain never, @body pain, suffer body',
    'pain, hurts, back, joints, knees, suffer, doctors cant_find, body, agony',
  ],
  insomnia: [
    'cant_sleep, cant sleep, fall_asleep, wont sleep, unable sleep, not_sleeping, havent_slept, havent slept, dont_sleep, ' +
      'barely_sleep, no_sleep, lack_of_sleep, trouble_sleeping, sleep_problems, sleep_deprived, sleeping_pill, melatonin, ambien, ' +
      'up_all_night, lie awake, keep_waking, keeps waking, wake_up_at, 3am, 2am, 4am, 1am, 3_am, 2_am, 4_am, toss, ceiling, ' +
      'sleep through, get_to_sleep, sleep_better, night_shift sleep, restless_night, slept in_days, awake, bedtime_anxiety, ' +
      'racing at_night, lie awake, sleep night, hours sleep',
    'sleep, night, bed, tired, alarm',
  ],
  'body-image': [
    'body_image, my_body_is, hate my face, hate my nose, hate what i see, mirror, unattractive, hideous, not_pretty, not_beautiful, ' +
      'pretty_enough, be_pretty, obese, obesity, chubby, chunky, gained_weight, gained pounds, weight_gain, lose_weight, weight_loss, ' +
      'my_weight, weigh_myself, scale, diet, calories, starving_myself, skip_meals, eating_disorder, anorexic, bulimic, purge, ' +
      'throw_up_after, make_myself_throw_up, binge, dysmorphia, thighs, belly, stomach_rolls, double_chin, stretch_marks, cellulite, ' +
      'acne, pimples, skin, birthmark, my_nose, big_nose, my_teeth, bald, hair_loss, losing_my_hair, hair falling, gray_hair, wrinkles, ' +
      'short_guy, too_short, too_tall, flat_chested, plus_size, swimsuit, bathing_suit, bikini, dressing_room, pictures_of_myself, ' +
      'selfies, filter, makeup, plastic_surgery, botox, ozempic, appearance, looks, mom_body, after_pregnancy, post_baby_body, ' +
      'mastectomy, body_shaming, fat_shaming, my_size, thin, skinny, hate body',
    'body, weight, eat, face, hair, attractive, nose, gross',
  ],
  aging: [
    'getting_old, getting older, growing old, growing_older, too_old, feel_old, so_old, old_and, old_man, old_woman, old_lady, im_old, ' +
      'senior, turned 60, turned 65, turned_50, turning_60, turning_40, turning 30, just_turned, birthday_scares, middle_aged, ' +
      'menopause, gray_hair, grey_hair, retirement, nobody_needs_me, no_longer_needed, useless_now, losing_my_memory, memory going, ' +
      'memory_loss, forgetful, forget_things, forget names, knees going, body is_failing, body slowing, slowing_down, cant_drive, ' +
      'cant drive, stopped_driving, hearing_aids, walker, cane, nursing_home, assisted_living, independence, last_years, years_left, ' +
      'time_left, outlived, great_grandmother, 70, 75, 80, 85, 90, youth, young_again, no_longer_young, mortality, widowed_and_old, ' +
      'growing old, took keys, friends dying',
    'old, grandkids visit, memory, dementia_in_me, needed',
  ],
  lust: [
    'impure, dirty_thoughts, sexual_sin, sex_addict, sex_addiction, masturbate, touching_myself, jerk_off, fap, wet_dreams, ' +
      'fantasizing, fantasies, staring_at_women, stop_looking_at, look_at_girls, checking_out_women, checking_out_girls, undress, ' +
      'wandering_eyes, eyes wander, attracted_to_women, attracted_to_men, same_sex, gay, homosexual, homosexuality, lesbian, bisexual, ' +
      'attraction, strip_club, stripper, prostitute, escort, hookups, hooking_up, sleep_around, sex_before_marriage, premarital_sex, ' +
      'purity, pure, bikini_pictures, women at_the_gym, sexual, sexuality, sensual, promiscuous, one_night_stands, body_count, had_sex, ' +
      'having_sex, sex_with, seduced, seductive, fornication, sexually, look women, eyes wander',
    'sex, women, desire, naked, dirty, thoughts, attracted, eyes',
  ],
  pornography: [
    'porno, pornographic, porn_addiction, addicted_to_porn, xxx, x_rated, pornhub, nsfw, camgirls, cam_girls, webcam_girls, ' +
      'dirty videos, dirty_pictures, dirty_movies, dirty_websites, dirty_sites, dirty_magazines, bad_videos, bad_websites, bad_sites, ' +
      'adult_videos, adult_sites, adult_websites, adult_movies, naked_pictures, naked women, naked_girls, nudity, explicit, sex_videos, ' +
      'sexual_content, sexual_videos, erotica, smut, spicy_books, incognito, browser_history, search_history, internet_history, ' +
      'accountability_software, covenant_eyes, p_addiction, corn_addiction, relapsed with_porn, dirty videos, naked women, look online',
    'videos, online, watch, naked, sites, relapse, dirty, private_browsing',
  ],
  temptation: [
    'give_in, resist, same_sin, keep_sinning, keep_falling_into, keep_falling_back, falling_into_sin, fall_back_into, keep_going_back, ' +
      'keep_doing_the, same_mistake, doing_the_thing_i, know_its_wrong, stop_sinning, quit_sinning, habitual_sin, besetting_sin, ' +
      'struggling_with_sin, battle_with_sin, sin_again, slipped_up, slipped_again, relapse_into_sin, way_of_escape, flee, lead_us_not, ' +
      'old_habits, old_ways, old_life, my_flesh, weak_moment, so_weak, pulled_back, lured, bait, forbidden, thing_i_hate, thing i_hate, ' +
      'almost_cheated, peer_pressure, about_to_do_something, craving_for',
    'sin, urge',
  ],
  addiction: [
    'addictive, drug_abuse, substance_abuse, pills, painkillers, opiate, oxy, oxycodone, oxycontin, percocet, vicodin, xanax, ' +
      'adderall, fentanyl, heroin, coke, crack, methamphetamine, crystal, ecstasy, molly, lsd, shrooms, ketamine, kratom, marijuana, ' +
      'cannabis, pot, thc, edibles, high_all, get_high, stoned, stoner, juul, nicotine, cigarettes, smoking, smoker, tobacco, dip, zyn, ' +
      'hooked, dependent, dependence, dependency, detox, withdrawal, recovery, sober, sobriety, clean, relapse, overdose, needle, ' +
      'dealer, narcan, methadone, suboxone, na_meeting, narcotics, using_again, quit_using, started_using, shooting_up, snort, ' +
      'cant_quit, cant_stop using, junkie, crackhead, twelve_step, celebrate_recovery, halfway_house, caffeine, energy_drinks',
    'quit, habit, craving, using, stop',
  ],
  alcohol: [
    'alcoholism, drinker, drunks, drunken, tipsy, wasted_every, hammered, plastered, hungover, blackout, blacked_out, liquor, whiskey, ' +
      'whisky, tequila, rum, gin, bourbon, scotch, wino, six_pack, bottles, cocktails, happy_hour, bars, pub, aa, al_anon, ' +
      'sober_curious, dry_january, dui, dwi, sponsor, on_the_wagon, off_the_wagon, buzzed, toasted, champagne, margaritas, sin to drink',
    'sober, party',
  ],
  gambling: [
    'gambler, blackjack, roulette, craps, baccarat, parlay, fanduel, draftkings, bet365, wager, scratch_off, scratchers, ' +
      'scratch_tickets, lotto, powerball, bingo, horse_races, racetrack, the_track, vegas, jackpot, lost paycheck, day_trading, crypto, ' +
      'lost_everything_trading, loot_boxes, odds, win_it_back, win it back, fantasy_football_money, dice, card_room, raffle, lost money, ' +
      'chasing losses',
    'losses, win, lose, savings, paycheck, money, chasing, tickets',
  ],
  lying: [
    'pathological, little_white, half_truth, tell_the_truth, come_clean, honest, honesty, dishonesty, untrue, untruth, untruthful, ' +
      'truthful, not_the_truth, not_true, false, deceitful, deceive, deception, deceiver, exaggerate, exaggeration, embellish, ' +
      'make_things_up, made_it_up, make_stuff_up, make_up_stories, cover_up, cover_my_tracks, cover_for, hiding_the_truth, ' +
      'hiding_something_from, keeping_secrets_from, secret_from_my, double_life, fake, pretend, pretender, phony, fraud, ' +
      'imposter_resume, lied_on_my_resume, resume_lie, plagiarize, plagiarism, shoplift, thief, forged, fabricate, cheated test, ' +
      'cheated taxes',
    'truth, story, tell',
  ],
  'screen-time': [
    'screen_time, screens, doomscroll, phone_addiction, glued_to, on_their_phones, phone all_day, phone_all, phones at, my_phone, ' +
      'ipad, tablet, tik_tok, reels, shorts, insta, facebook, snapchat, twitter, reddit, discord, netflix, binge_watch, bingeing_shows, ' +
      'social_media, the_internet, internet_addiction, online_all, always_online, videogames, gamer, playing_video, fortnite_addict, ' +
      'minecraft_all, roblox_all, xbox_all, playstation_all, candy_crush, twitch, streamers, unplug, digital_detox, phone_detox, ' +
      'notifications, likes_and_comments, news_all_day, tv_all, too_much_tv, television, chatgpt, ai_chatbot, character_ai, dopamine, ' +
      'brain_rot, brainrot, attention_span, fomo, watching news',
    'phone, internet, likes',
  ],
  'self-control': [
    'self_control, selfcontrol, self_discipline, discipline, no_discipline, no_self, will_power, impulsively, impulse_control, ' +
      'cant_help_myself, control_myself, control my_eating, control_my_temper, emotional_eating, stress_eating, eat_too_much, binge_eat, ' +
      'cant stop eating, eat_junk, junk_food, bag_of_chips, ice_cream, sweets, snacking, gluttony, glutton, bad_habit, break_bad, ' +
      'breaking_a, moderation, excess, overindulge, indulge, overdo, cant_stop_spending, nail_biting, hair_pulling, skin_picking, ' +
      'stick_to_a, stick_with_anything, stick_to_my, stick_to_it, cant_stick, resolutions, consistent, consistency, reckless, ' +
      'think_before_i, cant_stop, cant_say_no_to, restraint, cussing, swearing, exercise, working_out, workout, diet_fails, ' +
      'wake_up_early, whole bag, break habit',
    'control, habit, eating, sugar, food, chips, stop, quit, crave',
  ],
};
