import type { Entries } from './entries.ts';

export const healthAndHabits: Entries = {
  'health-problems': [
    'aids, allergies, ambulance, amputated, amputation, anemia, appendix, asthma, autoimmune, blindness, blood_clot, blood_pressure, ' +
      'bloodwork, broke ankle, broke my_@body, cancerous, celiac, chemotherapy, cholesterol, colitis, colonoscopy, concussion, ' +
      'congestive, copd, covid, crohns, cyst, deaf, diabetes, diabetic, diagnosed, dialysis, disability, disabled, eczema, epilepsy, ' +
      'er, fever, flu, fractured, gallbladder, had stroke, hair falling, hair_loss, healing, health, healthy, ' +
      'heart_attack/failure/problem, hepatitis, hernia, hiv, hormones, hospitalized, ibs, icu, illnesses, infection, injured, injury, ' +
      'insulin, kidney, leukemia, liver, losing_my_hearing, lump, lung, lupus, lymphoma, malaria, mammogram, medicine, melanoma, ' +
      'menopause, mini_stroke, misdiagnosed, mri, ms, nicu, operation, oxygen, paralyzed, parkinsons, pneumonia, preemie, premature, ' +
      'prescription, prognosis, psoriasis, radiation, rehab_after, remission, scan, seizure, sepsis, shadow, sickness, sinus, ' +
      'specialist, sprained, stage three, symptoms, tbi, terminal, terminally, test_results, thyroid, tinnitus, transplant, ' +
      'tuberculosis, tumor, tumour, ultrasound_found, unwell, vertigo, wheelchair, xray',
    'cure, suffer, suffer_in_my_body, treatment',
  ],
  'chronic-pain': [
    '@body pain/hurts, ache, aches, agony, arthritic, back hurts, because_of_my_pain, body_hurts, burn joints, cant walk, ' +
      'cant_stand_up, chronic, chronically, cramps, crps, ehlers, endo, everything_hurts, feet killing, feet_are_killing, fibro, ' +
      'flare, gout, headache, herniated, hurt every_single, hurt my_shoulder, hurts and_doctors, hurts every, hurts_all_the_time, ' +
      'hurts_so, hurts_to, in_my_head but, in_pain, joints burn, live_with_pain, lot_of_pain, much_suffer, my_back, my_back_has, ' +
      'my_back_is, neuropathy, on_fire day, pain all/every/never/wont, pain in_my, pain_meds, painkillers, plantar, rheumatoid, ' +
      'sciatica, scoliosis, shingles, slipped_disc, so_much_pain, spinal, spine, spoonie, stiff, suffer body, thorn, tired_of_hurting, ' +
      'tmj, without_pain',
    'back, body, doctors cant_find, hurts, joints, knees, pain, suffer',
  ],
  insomnia: [
    '1am, 2_am, 2am, 3_am, 3_in_the_morning, 3am, 4_am, 4am, ambien, awake night, awake_at, bedtime_anxiety, cant sleep/sleeping, ' +
      'cant_sleep/fall, ceiling, clock morning, counting_sheep, eyes open, four_in_the_morning, good_night in, keep_waking, lie awake, ' +
      'lie_there ceiling, melatonin, mind_wont at_night, off_at_night, one_night where, restless_night, slept, ' +
      'stare ceiling, stare clock, still_awake, toss, until_the_birds, up at_2, up_till, wake_up_at',
    '',
  ],
  'body-image': [
    'starve/starving/starved myself, stopped_eating, gained_weight, put_on_weight, acne, after_pregnancy, anorexic, appearance, baggy, bald, belly, big_nose, bikini, binge, birthmark, body_image/shaming, botox, ' +
      'bulimic, calories, cellulite, chubby, chunky, cut_my_hair, diet, disgusting_in_pictures, double_chin, duckling, dysmorphia, ' +
      'filter, fits_me, hair falling, hair_loss, hair_too_short, hate body, hate my face, hate my_nose, hate what i see, hideous, ' +
      'in_pictures, lose_weight, losing_my_hair, love_handles, make_myself_throw_up, makeup, mastectomy, mirror, mom_body, muffin_top, ' +
      'my_body_is, my_weight, nothing fits, obese, obesity, ozempic, picture_taken, pimples, plastic_surgery, purge, scale, selfies, ' +
      'short_guy, skin, skinny, skip lunch, skip_meals, stretch_marks, swimsuit, thighs, throw_up_after, too_short, too_thin, ' +
      'unattractive, weigh_myself, weight_loss, wrinkles',
    'attractive, body, gross, weight',
  ],
  aging: [
    'eyesight, going_blind/deaf, losing_my_sight/hearing/memory, hearing_loss, ' +
      '70, 75, 80, 85, 90, body is_failing, body slowing, body_is_wearing, cane, cant drive, eighty, ending_up_in_a_home, feel_old, ' +
      'finish_my_sentences, forget names, forget_things, forgetful, friends dying, gave_up_driving, getting_old, getting_on_in_years, ' +
      'golden_years, gray_hair, grey, growing_older, hot_flashes, im_old, independence, just_turned, knees going, knees_creak, ' +
      'last_years, learn_new_things, memory going/slipping, menopause, mortality, my_memory, needs an_old, nobody_needs_me, ' +
      'nobody_visits, old_and/man/woman/lady, old_man, old_woman, outlived, over_the_hill, pensioner, retired, retirement, senior, ' +
      'seventy, slowing_down, so_old, stopped_driving, things_i_used_to, time_left, too_old, took keys, turned 60/65, turned_50, ' +
      'turning 30, turning_60/40, used_to_do, walker, wearing_out, widowhood, years_left, young_again, youth',
    'memory, needed, old',
  ],
  lust: [
    'attracted to_my, attraction, best_friends_wife, bisexual, body_count, checking_out_women/girls, dirty_dreams, dirty_thoughts, ' +
      'escort, eyes wander, eyes_off, fantasies, fantasise, fantasize, fap, fornication, gay, had_sex, having_sex, homosexual, ' +
      'homosexuality, hooking_up, hookups, impure, lecherous, leering, lesbian, look women, look_at_girls, ' +
      'masturbate, my_eyes go, one_night_stands, other_women, pretty_woman, promiscuous, prostitute, pure, same_sex, seduced, ' +
      'seductive, sensual, sex_addict/addiction/with, sex_before_marriage, sexual, sexuality, sexually, sleep_around, sleep_with my, ' +
      'stop_looking_at, stripper, take_my_eyes_off, thinking_about_sex, thoughts_about_girls, thoughts_about_women, touching_myself, ' +
      'undress, women at_the_gym',
    'attracted, desire, dirty, eyes, naked, sex, thoughts, women',
  ],
  pornography: [
    'adult_sites, adult_videos/sites, bad_videos/websites/sites, bad_websites, browser, camgirls, dirty videos, dirty_movies, ' +
      'dirty_pictures/sites, erotica, explicit, filth, incognito, look online, looking_at_bad, naked stuff, naked women, nsfw, nudity, ' +
      'online_i_shouldnt, p_addiction, pornhub, porno, pornographic, private_tab, sex_videos, sexual_content/videos, smut, ' +
      'sons_computer, stuff online i, stuff_online, watch_it_every_night, websites i_should, websites should_not, without_videos, xxx',
    'dirty, naked, online, relapse, sites, videos, watch',
  ],
  temptation: [
    'about_to_do_something, bait, craving_for, do_it_again, do_it_anyway, doing_the_thing, doing_the_thing_i, fall_back_into, flee, ' +
      'forbidden, inviting_me, its_wrong_but_i, keep_doing_the, keep_falling_into/back, keep_going_back, ' +
      'know_better, know_its_wrong, lured, never_again and, old_habits/ways/life, on_my_shoulder, pull_to, pulled_back, resist, ' +
      'same_sin/mistake, same_trap, sinning, slipped_up/again, thing i_hate, trap every, want_to_do_it, way_of_escape',
    'urge',
  ],
  addiction: [
    'adderall, addictive, caffeine, cannabis, cant_quit, cant_stop using, cigarettes, clean, coke, coming_off, crackhead, crystal, ' +
      'dealer, dependence, dependency, dependent, detox, dip, drug, drug_abuse, ecstasy, edibles, energy_drinks, fentanyl, for_crack, ' +
      'get_high, get_through_the_day, heroin, high_again, high_all, hooked, in_denial, junkie, juul, ketamine, kratom, lsd, marijuana, ' +
      'methadone, methamphetamine, molly, na_meeting, narcan, narcotics, needle, nicotine, on_crack, on_something, opiate, overdose, ' +
      'oxy, oxycodone, oxycontin, packs_a_day, painkillers, percocet, pills, pot, pothead, quit_using, recovery, relapse, shrooms, ' +
      'smoke crack, smoker, smoking, snort, sober, sobriety, started_using, stoned, stoner, suboxone, substance_abuse, thc, tobacco, ' +
      'two_packs, used_again, using_again, vicodin, withdrawal, xanax, zyn',
    'craving, habit, quit, stop, using',
  ],
  alcohol: [
    'aa, alcoholism, bars, blacked_out, blackout, bottles, bourbon, buzzed, champagne, cocktails, drinker, drunken, drunks, dui, ' +
      'dwi, flask, gin, hammered, happy_hour, have_just_one, hides_her, hungover, liquor, margaritas, off_the_wagon, plastered, pub, ' +
      'reeking, rum, scotch, six_pack, sponsor, tequila, tipsy, toasted, wasted_every, whiskey, whisky, wino',
    'party, sober',
  ],
  gambling: [
    'baccarat, bet365, bingo, blackjack, card_room, chase losses, craps, crypto, day_trading, dice, draftkings, fanduel, gambler, ' +
      'grocery_money, horses, jackpot, lost paycheck/money, lotto, next_hand, odds, parlay, powerball, racetrack, raffle, rent_money, ' +
      'roulette, scratch, scratchcard, scratchers, spin, vegas, wager, win it back',
    'chasing, lose, losses, money, paycheck, savings, tickets, win',
  ],
  lying: [
    'cheated on_a_test, cheated test/taxes, come_clean, compulsive, cover_up/for, deceitful, deceive, deceiver, deception, ' +
      'dishonesty, embellish, exaggerate, exaggeration, fabricate, fake, false, forged, fraud, hiding_something_from, honest, honesty, ' +
      'it_isnt_so, keeping_secrets_from, little_white, made_it_up, made_up_a_story, make_stuff_up, make_things_up, make_up_stories, ' +
      'not_true, pathological, phony, plagiarism, plagiarize, porkies, pretend, pretender, said i_was_sick, secret_from_my, shoplift, ' +
      'tales, tell_the_truth, thief, truthful, untrue, untruth, untruthful, what_they_want_to_hear',
    'truth',
  ],
  'screen-time': [
    'always_online, binge_watch, bingeing_shows, brainrot, chatgpt, doomscroll, dopamine, eat_without_a_tablet, fomo, fortnite, ' +
      'gamer, glued_to, insta, ipad, looks at_her_phone, looks at_his_phone, more_time_on_my_phone, netflix, ' +
      'notifications, on his phone, on_our_phones, on_their_phones, online_all, phone all_day, phone_addict, phone_addiction/all, ' +
      'phones at, playing_video, reddit, reels, screens, scroll, shorts, snapchat, streamers, time_on_youtube/my, too_much_tv, twitch, ' +
      'twitter, unplug, videogames, waste time_on, watching news, without_a_phone, xbox',
    'internet, likes',
  ],
  'self-control': [
    'bag_of_chips, before i_think, binge_eat, blow_all_my, bought dont_need, break habit, break_bad, breaking_a, cant stop eating, ' +
      'cant_help_myself, cant_say_no_to, cant_stick, cant_stop_spending, consistency, consistent, control my_eating, ' +
      'control_my_temper, control_myself, couldnt_stop_eating, cussing, discipline, eat even_when, eat when stressed, eat whole, ' +
      'eat_too_much, eat_when, emotional_eating, excess, exercise, full, glutton, gluttony, hold_my_tongue, impulsively, indulge, ' +
      'junk_food, moderation, mouth_shut, no_discipline/self, one cookie, open fridge, overdo, overindulge, raid fridge, reckless, ' +
      'resolutions, restraint, say_things_before, self_control/discipline, selfcontrol, snacking, stick_to, stop eating, ' +
      'stress_eating, swearing, sweets, think_before_i, three_more_pairs, whole bag, whole box/cake/packet/tub/bag/pizza, working_out, ' +
      'workout',
    'crave',
  ],
};
