import type { Entries } from './entries.ts';

export const healthAndHabits: Entries = {
  'health-problems': [
    'cancerous, tumor, tumour, chemotherapy, radiation, remission, mri, ct_scan, x_ray, xray, mammogram, colonoscopy, lump, diagnosed, ' +
      'misdiagnosed, prognosis, terminal, terminally, operation, transplant, dialysis, heart_attack, heart_failure, heart_disease, ' +
      'heart_problem, congestive, stroke, blood_pressure, cholesterol, diabetes, diabetic, insulin, kidney, liver, lung, copd, asthma, ' +
      'pneumonia, covid, flu, fever, infection, sepsis, hospitalized, icu, emergency_room, er, ambulance, doctors, specialist, ' +
      'test_results, blood_test, blood_work, bloodwork, illnesses, sickness, unwell, health, healthy, health_scare, healing, get_well, ' +
      'lupus, ms, parkinsons, epilepsy, seizure, thyroid, hiv, aids, leukemia, lymphoma, melanoma, anemia, crohns, colitis, celiac, ibs, ' +
      'allergies, eczema, psoriasis, autoimmune, pcos_diagnosis, hepatitis, tuberculosis, malaria, cyst, hernia, gallbladder, appendix, ' +
      'concussion, tbi, vertigo, tinnitus, blindness, deaf, disability, disabled, paralyzed, amputation, amputated, wheelchair, injury, ' +
      'injured, broke my_arm, broke my_@body, fractured, sprained, rehab_after, symptoms, medicine, prescription, hair_loss, ' +
      'hair falling, chronic_illness, menopause, hormones, nicu, preemie, premature, oxygen, the_scan, scan results, treatment isnt, ' +
      'sinus, virus, fell_and_broke, bleeding, oncologist, nurse_said, heart failing',
    'treatment, results, scan, body, suffer_in_my_body, medical, cure, recover, recovery, therapy, clinic, test, tired, weight, blood, ' +
      'hurts, suffer',
  ],
  'chronic-pain': [
    'pain all, in_pain, constant_pain, pain every, pain wont, so_much_pain, lot_of_pain, pain in_my, pain_in_my, @body hurts, ' +
      'back_pain, back hurts, knee_pain, joint_pain, nerve_pain, body_hurts, everything_hurts, hurts_all_the_time, hurts every, ' +
      'hurt every_single, ache, aches, headache, arthritic, fibro, sciatica, neuropathy, endo, herniated, spine, spinal, scoliosis, ' +
      'rheumatoid, ehlers, crps, chronic, chronically, flare, pain_meds, painkillers_dont, painkillers, opioids_for, live_with_pain, ' +
      'stiff, cant walk, cant_stand_up, cramps, period_pain, tmj, gout, plantar, much_suffer, invisible_illness, spoonie, shingles, ' +
      'thorn, my_back_has, back has_been, hurts and_doctors, without_pain, dont_look_sick, pain_keeps, cant_sit, cant_hold, hurts_to, ' +
      'pain never, @body pain, suffer body, because pain, look fine',
    'pain, painful, hurts, sore, back, joints, knees, suffer, body, agony',
  ],
  insomnia: [
    'cant_sleep, cant sleep, fall_asleep, wont sleep, not_sleeping, havent_slept, havent slept, dont_sleep, barely_sleep, no_sleep, ' +
      'lack_of_sleep, trouble_sleeping, sleep_problems, sleeping_pill, melatonin, ambien, up_all_night, keep_waking, keeps waking, ' +
      'wake_up_at, 3am, 2am, 4am, 1am, 3_am, 2_am, 4_am, toss, ceiling, sleep through, get_to_sleep, go_to_sleep, sleep_better, ' +
      'restless_night, slept in_days, awake, bedtime_anxiety, off_at_night, mind_wont at_night, up at_2, up at_3, cant_fall, wont_sleep, ' +
      'scared_to_go_to_bed, stare clock, one_night where, sleep at_all, two_hours, lights_go_out, lights_out, tired_but_cant, ' +
      'sleep_meds, keep_me_up, lie awake, sleep night, hours sleep',
    'sleep, night, bed, tired, restless, pillow, midnight, alarm, snoring',
  ],
  'body-image': [
    'body_image, my_body_is, hate my face, hate my nose, hate what i see, mirror, unattractive, hideous, obese, obesity, chubby, ' +
      'chunky, weight_loss, my_weight, weigh_myself, scale, diet, calories, skip_meals, eating_disorder, anorexic, bulimic, purge, ' +
      'throw_up_after, make_myself_throw_up, binge, dysmorphia, thighs, belly, stomach_rolls, cellulite, acne, pimples, skin, birthmark, ' +
      'my_nose, big_nose, bald, hair_loss, hair falling, gray_hair, wrinkles, short_guy, too_short, swimsuit, bikini, selfies, filter, ' +
      'makeup, plastic_surgery, botox, ozempic, appearance, looks, mom_body, after_pregnancy, post_baby_body, mastectomy, body_shaming, ' +
      'fat_shaming, thin, skinny, nothing_fits, fits_me, disgusting_in_pictures, in_pictures, skip lunch, too_big, so_big, baby_weight, ' +
      'my_stomach_is, clothes off, afraid_to_eat, my_hair, hate body, lose weight',
    'body, weight, eat, face, hair, pretty, beautiful, beauty, attractive, shape, nose, size, pounds, gross',
  ],
  aging: [
    'getting_old, getting older, growing_older, too_old, feel_old, so_old, old_and, old_man, old_woman, old_lady, im_old, senior, ' +
      'turned 60, turned 65, turned_50, turning_60, turning_40, turning 30, just_turned, birthday_scares, menopause, gray_hair, retire, ' +
      'retirement, nobody_needs_me, useless_now, memory going, memory_loss, forgetful, forget_things, forget names, knees going, ' +
      'body slowing, slowing_down, cant do things i_used_to, cant_drive, cant drive, stopped_driving, walker, cane, nursing_home, ' +
      'independence, last_years, years_left, time_left, outlived, 70, 75, 80, 85, 90, youth, young_again, mortality, getting_older, ' +
      'nobody_visits, things_i_used_to, used_to_do, memory slipping, my_memory, body_is_wearing, wearing_out, ending_up_in_a_home, ' +
      'learn_new_things, eighty, seventy, ninety, sixty, my_father_had_it, afraid_of_dementia, invisible_now, house_we_lived_in, ' +
      'hair_is_gray, growing old, took keys, friends dying, kids visit',
    'old, older, grandma, grandpa, elder, frail, oldest, weaker, memory, useless, dementia_in_me, eyesight',
  ],
  lust: [
    'impure, dirty_thoughts, sexual_sin, sex_addict, sex_addiction, masturbate, touching_myself, fap, fantasizing, fantasies, ' +
      'stop_looking_at, look_at_girls, undress, wandering_eyes, same_sex, gay, homosexual, homosexuality, lesbian, bisexual, attraction, ' +
      'stripper, prostitute, escort, hookups, hooking_up, sleep_around, purity, pure, women at_the_gym, sexual, sexuality, sensual, ' +
      'promiscuous, one_night_stands, body_count, had_sex, having_sex, sex_with, seduced, seductive, fornication, sexually, ' +
      'thinking_about_sex, other_women, attracted_to_my, attracted to_my, best_friends_wife, thoughts_about_girls, look_at_guys, ' +
      'desire_for, sexual_temptation, checking_out, wants_to_wait but_i, sex_outside, turned_on, look women, eyes wander',
    'sex, sexy, women, desire, urges, hot, naked, flesh, dirty, thoughts, attracted, eyes, tempted',
  ],
  pornography: [
    'porno, pornographic, porn_addiction, addicted_to_porn, xxx, pornhub, nsfw, camgirls, dirty_pictures, dirty_sites, bad_videos, ' +
      'bad_websites, bad_sites, adult_videos, adult_sites, nudity, explicit, sex_videos, sexual_content, sexual_videos, erotica, smut, ' +
      'incognito, p_addiction, online_i_shouldnt, adult_content, looking_at_bad, sons_computer, browser, watch_stuff, those_videos, ' +
      'those_sites, explicit_content, images_i_saw, relapsed on, stuff online, dirty videos, look online, watch night',
    'videos, websites, online, images, watch, internet, naked, sites, filter, relapse, dirty, masturbating, lust',
  ],
  temptation: [
    'give_in, resist, same_sin, keep_sinning, keep_falling_into, fall_back_into, keep_doing_the, same_mistake, know_its_wrong, ' +
      'know its_wrong_but, stop_sinning, quit_sinning, sin_again, slipped_up, slipped_again, way_of_escape, flee, lead_us_not, ' +
      'old_habits, old_ways, old_life, pulled_back, lured, bait, forbidden, thing_i_hate, thing i_hate, almost_cheated, ' +
      'about_to_do_something, craving_for, same sin, get_drunk_with_them, want_me_to_get, pressuring_me, its_wrong_but_i, want_to_do_it, ' +
      'almost_did, doing_the_thing, wants_it, drawn_to, strong_urge, never_again and, thinking_of_it, texted and_i_want, go_over_there, ' +
      'walk_away_from',
    'sin, weak, struggle, habit, urge, enticed, fell, desire, flesh',
  ],
  addiction: [
    'addictive, drug_abuse, pills, painkillers, opiate, oxy, oxycodone, oxycontin, percocet, vicodin, xanax, adderall, fentanyl, ' +
      'heroin, coke, crack, methamphetamine, crystal, ecstasy, molly, lsd, shrooms, ketamine, kratom, marijuana, cannabis, pot, thc, ' +
      'edibles, high_all, get_high, stoned, stoner, juul, nicotine, cigarettes, smoking, smoker, tobacco, dip, zyn, hooked, dependent, ' +
      'dependence, dependency, detox, withdrawal, recovery, sober, sobriety, clean, relapse, overdose, needle, dealer, narcan, ' +
      'methadone, suboxone, na_meeting, narcotics, using_again, quit_using, started_using, snort, cant_quit, junkie, crackhead, ' +
      'caffeine, energy_drinks, get_through_the_day, is_high, always_high, in_denial, need_it_to',
    'quit, habit, craving, using, stop, substance, urges',
  ],
  alcohol: [
    'alcoholism, drinker, drunks, drunken, tipsy, hammered, plastered, hungover, blackout, blacked_out, liquor, whiskey, whisky, ' +
      'tequila, rum, gin, bourbon, scotch, wino, six_pack, bottles, cocktails, happy_hour, bars, pub, aa, dui, dwi, sponsor, ' +
      'on_the_wagon, off_the_wagon, buzzed, toasted, champagne, margaritas, sin to drink, hides_her, have_just_one, had_a_few, ' +
      'passes_out, wasted, remember_what_i_said, sober_for',
    'sober, sobriety, rehab, party, pour, sip, liver',
  ],
  gambling: [
    'gambler, blackjack, roulette, craps, baccarat, parlay, fanduel, draftkings, bet365, wager, scratchers, lotto, powerball, bingo, ' +
      'racetrack, the_track, vegas, jackpot, lost paycheck, day_trading, crypto, odds, win_it_back, win it back, dice, raffle, ' +
      'rent_money, grocery_money, next_hand, scratch, cards, found_another_site, self_excluded, lucky, lost_it_all, win_back, spins, ' +
      'pokies, lost money',
    'losses, win, lose, savings, paycheck, money, chips, chasing, stake, tickets',
  ],
  lying: [
    'pathological, little_white, tell_the_truth, come_clean, honest, honesty, dishonesty, untrue, untruth, untruthful, truthful, ' +
      'not_the_truth, not_true, false, deceitful, deceive, deception, deceiver, exaggerate, exaggeration, embellish, make_things_up, ' +
      'made_it_up, make_stuff_up, make_up_stories, cover_up, cover_for, secret_from_my, double_life, fake, pretend, pretender, phony, ' +
      'fraud, lied_on_my_resume, resume_lie, plagiarize, plagiarism, shoplift, thief, forged, fabricate, hid_it_from, ' +
      'what_they_want_to_hear, cheated test, cheated taxes',
    'truth, story, excuse, tell',
  ],
  'screen-time': [
    'screen_time, screens, scroll, doomscroll, phone_addiction, glued_to, phone all_day, phone_all, phones at, my_phone, ipad, tablet, ' +
      'reels, shorts, insta, facebook, snapchat, twitter, reddit, discord, netflix, binge_watch, bingeing_shows, social_media, ' +
      'the_internet, internet_addiction, online_all, always_online, videogames, gamer, playing_video, fortnite_addict, xbox_all, twitch, ' +
      'streamers, unplug, notifications, news_all_day, tv_all, too_much_tv, television, chatgpt, dopamine, brainrot, fomo, ' +
      'waste time_on, time_on_youtube, on_his_phone, is_eating_my_life, more_time_on_my_phone, time_on_my, my_xbox, whole_weekend_on, ' +
      'wifi, only comes_out_of_his_room, log_off, put down, watching news',
    'phone, internet, tv, feed, posts, videos, computer, device, likes, followers',
  ],
  'self-control': [
    'self_control, selfcontrol, self_discipline, discipline, no_discipline, no_self, will_power, impulsively, impulse_control, ' +
      'control_myself, control_my, control my_eating, emotional_eating, stress_eating, eat_too_much, binge_eat, eat_junk, junk_food, ' +
      'bag_of_chips, sweets, snacking, gluttony, glutton, bad_habit, break_bad, breaking_a, moderation, excess, overindulge, indulge, ' +
      'overdo, hair_pulling, skin_picking, cant_stick, resolutions, consistent, consistency, fasting, reckless, cant_stop, ' +
      'cant_say_no_to, restraint, cussing, swearing, exercise, working_out, workout, wake_up_early, eat_when, eat when stressed, ' +
      'say_things_before, before_i_think, before i_think, act_first, stick_to, blow_all_my, blow_my, blow my whole, hold_my_tongue, ' +
      'cravings, too_much_sugar, tell_myself_no, cant_tell_myself, good_habits, get_up_early, break habit',
    'control, habit, eating, sugar, food, chips, stop, quit, routine',
  ],
};
