import type { Entries } from './entries.ts';

export const family: Entries = {
  'marriage-struggles': [
    'married_life, save marriage, marriage failing, @spouse ignore, @spouse cold, @spouse distant, @spouse and_i fight, @spouse and_i, ' +
      '@spouse lazy, @spouse criticizes, @spouse no_longer, live_like_roommates, like_roommates, roommates, sexless, intimacy, no_sex, ' +
      'no_love between, grown_apart, newlywed, married_the_wrong, regret marrying, @spouse not_saved, submission, better_wife, ' +
      'better_husband, better_spouse, vows, date_night, @spouse yells, @spouse screams, @spouse silent, @spouse walks_out, prenup, ' +
      'anniversary, dont_feel_loved_by, different_rooms, different_beds, separate_rooms, separate_beds, @spouse works, married_him, ' +
      'real_conversation, conversation in_months, @spouse spends, @spouse angry, @spouse phone, @spouse wont, @spouse doesnt, ' +
      '@spouse hates, @spouse shut, @spouse depressed, counseling, @spouse isnt, @spouse always, @spouse never, my_@spouse, ' +
      'agree_on_how_to, fighting @spouse, @spouse money, @spouse temper',
    '@spouse, spouse, wife, husband, married, couple, we_argue, fix_it, in_laws, love_between, romance, affection, listens',
  ],
  infidelity: [
    'adulterer, adulterous, other_woman, another_woman, another_man, other_man, sidepiece, seeing another, slept_with_my, ' +
      'one_night_stand, in_bed_with, found texts, texting_his_ex, texting_her_ex, texting another, sexting, on_his_phone, on_her_phone, ' +
      '@spouse texting, love_child, open_marriage, secret_girlfriend, lover, married_man, married_woman, kissed_someone, kissed_another, ' +
      'paternity, swinger, texting_her ex, kissed_a, not_my_wife, not_my_husband, feelings_for_a, feelings_for_my, working_late but, ' +
      'secret_phone, deleted_messages, hides_his_phone, in_love_with someone_who_is_not, picturing_them, with_another, messaging_other, ' +
      'slept_around, someone else, sleeping someone, found messages, caught @spouse',
    'faithful, fidelity, trust_him_again, woman, flirt, hooked_up, emotional, caught_him, caught_her, hotel, lipstick, tinder, ' +
      'secretary',
  ],
  divorce: [
    'divorcee, separation, papers signed, child_support, my_ex, ex_husband, ex_wife, exhusband, exwife, my_marriage_is_over, ' +
      'marriage_is_over, marriage over, split_up, @spouse walked_out, @spouse moved_out, @spouse left_us, @spouse wants_out, ' +
      '@spouse filed, filed_for, lawyer, attorney, remarry, second_marriage, coparent, co_parent, two houses, every_other_weekend, ' +
      'parents_separated, moved_out, settlement, visitation, single_again, annulment, leaving_my_@spouse, splitting up, ex_is, my_exs, ' +
      'tell_the_kids, years_of_marriage, after_20_years, married_again, lost_my_family, second_wife, parents splitting, marriage ended, ' +
      'ended marriage, twenty years, served papers, kids weekends',
    'court, papers, split, ex, weekends, ring, half, new_girlfriend, new_boyfriend',
  ],
  parenting: [
    'parenthood, motherhood, fatherhood, raise_kids, raising kids, raising children, raise my, raising_a, bad_mom, bad_dad, ' +
      'bad_father, good_mom, good_dad, good_father, better_mom, better_dad, mom_guilt, dad_guilt, mom_life, single_mom, single_dad, ' +
      'single_mother, single_father, single_parent, baby wont, baby crying, colic, potty, breastfeeding, daycare, discipline, spank, ' +
      'timeout, my_kids, my_children, our_kids, our_children, kids argue, sassy, @child lies, @child failing, @child slams, @child door, ' +
      '@child wont_talk, @child wont_do, @child hates_me, @child autism, @child anxious, @child depressed, @child anxiety, ' +
      '@child struggling, @child vaping, @child smoking, @child drinking, @child phone, @child bullied, @child screen, special_needs, ' +
      'adhd, yell_at_my_kids, stepkids, stepchildren, stepson, stepdaughter, stepmom, stepdad, stepparent, adopted_son, ' +
      'adopted_daughter, teenager, teens, puberty, curfew, teach_kids, homeschooling, bedtime, disrespectful, failing_as_a, ' +
      'pregnant daughter, daughter pregnant, kids_away_from, twins, talks_back, @child grades, @child homework, godly_kids, raise_godly, ' +
      'wont_stop_crying, my_baby, my_daughter, my_son, our_daughter, our_son, the_kids, my_girl_is, @child melts, @child came_out, ' +
      'agree discipline, discipline the_kids, kids_hate, pregnant_and, she_is_pregnant, unplanned, co_sleeping, kids_screens, ' +
      'kids listen, kids fight, @child listen',
    '@little, kids, children, daughter, son, teenage, baby, father, grandkids, mom, dad, disobey, disobedient, rebellious',
  ],
  'prodigal-child': [
    '@child faith, @child atheist, @child jail, @child addict, @child heroin, @child meth, @child pills, @child running_with, ' +
      '@child blocked, @child estranged, @child lost, @child rebellious, @child come_home, @child come_back, @child living_with, ' +
      '@child wandered, @child strayed, grown_child, grown_son, grown_daughter, adult_child, adult_son, adult_daughter, ran_away, ' +
      'living_in_sin, spoken_to_us, praying_for_my_child, for_my_child_to, doesnt_believe_any, @child believe, @child moved_out, ' +
      '@child hates_us, @child walked_out, @child choices, giving_money_to_my_grown, @child stealing, @child away, @child left, ' +
      '@child speak, @child call, @child god, @child prison, @child drugs, @child wrong, @child cut, @child nothing, @child refuses',
    'rebel, runaway, estranged, strayed, walked_away, raised in_church, raised_him_in, raised_her_in, rebellion, left_home, ' +
      'home_again, dealer, dropout',
  ],
  infertility: [
    'fertility, iui, embryo, trying_for_a, try baby, conceive, conception, get_pregnant, negative_pregnancy, negative_test, ' +
      'have_a_baby, have_a_child, have_children, have_kids, want_a_baby, want_a_child, baby_shower, everyone pregnant, pregnant_except, ' +
      'pcos, clomid, sperm, ovulation, fallopian, surrogate, surrogacy, adoption_fell, womb, reproductive, had_a_baby, my_period, ' +
      'period comes, period started, carry a_child, never_carry, failed ivf, womans_body, become_parents, be_parents, ' +
      'stop trying and_adopt, adopt, no_grandchildren, second_child cant, period came, give baby, give child',
    'pregnant, pregnancy, baby, fertile, negative, mothers_day, cycle, motherhood',
  ],
  singleness: [
    'never_married, not_married, no_husband, no_wife, no_girlfriend, no_boyfriend, never_had_a_girlfriend, never_been_kissed, ' +
      'find_a_husband, find_a_wife, find_a_spouse, find_the_one, find_love, want_a_husband, want_a_wife, ever_marry, everyone married, ' +
      'bridesmaid, another_wedding, bachelorette, valentines, forever_alone, future_husband, future_wife, die_alone, end_up_alone, ' +
      'growing_old_alone, unwed, third_wheel, marry_me, get_married, wedding_and_no, no_date, without_a_date, my_future_spouse, ' +
      'by_now married, supposed_to_be_married, married_by, without_a_partner, no_partner, content_without_a, everyone_my_age_has, ' +
      'meet_someone, meet_a_man, never_been_loved, alone_forever, has_a_wife, friends married, friends engaged',
    'marry, unattached, alone, weddings, wedding, mr_right, soulmate, forties, thirties',
  ],
  dating: [
    'courtship, courting, seeing_a_girl, seeing_this, keep_seeing, guy_im_seeing, girl_im_seeing, guy i like, girl i like, guy_i_like, ' +
      'girl_i_like, boy_i_like, like_this_guy, like_this_girl, like_this_boy, tinder, bumble, hinge, ask_her_out, ask_him_out, ' +
      'ask her out, ask him out, asked_me_out, swipe, isnt_a_believer, not_a_believer, non_christian, non_believer, nonbeliever, ' +
      'nonchristian, unbeliever, unequally, how_far_is_too_far, too_far with, premarital, saving_myself, virgin, virginity, purity, ' +
      'living_together, cohabiting, the_one, should_i_marry, marry_him, marry_her, propose, proposal, engagement, fiance, fiancee, ' +
      'broke_up, break_up, red_flag, wont_commit, ghosted_me_after, dms, toxic_relationship, over_my_ex, @lover ghosted, on_read, rizz, ' +
      'simp, hookup, hooking_up, flirt, @lover doesnt_go_to_church, right_one_for_me, the_right_one, is_he_the, likes_me, just_broke_up, ' +
      'met_online, met a_guy, met_a_girl, met_someone, wants_to_wait, wait_but, keep_pushing, going_too_far, ask_a_girl, ask_a_guy, ' +
      'a_girl_from_church, matched_and_talked, talked_for_weeks, wrong_guys, falling_for, i_love_her, i_love_him, ' +
      'parents_dont_like_my_boyfriend, my_ex_texted, text_my_ex, seeing guy, wait marriage',
    'romantic, romance, kiss, commitment, chemistry_with, valentine, guy, ghosted, prom, together, love, heartbreak',
  ],
  'family-conflict': [
    'family_conflict, family_drama, family_feud, family_fight, mother_in_law, motherinlaw, fatherinlaw, mil, in_laws, inlaws, ' +
      'my_family, @kin fight, @kin argue, @kin hates, @kin criticizes, @kin controlling, @kin toxic, @kin favorite, @kin favors, ' +
      '@kin drama, @kin disappointed, @kin yells, @kin unfair, @kin mad_at, @kin jealous, @kin ruined, @kin wont_accept, @kin disagrees, ' +
      '@kin dont_like_my, parents argue, mom wont_let, dad wont_let, hate_my_mom, hate_my_dad, my_brother, my_sister, sibling, estate, ' +
      'the_will, moms_will, dads_will, thanksgiving_dinner, christmas_dinner, family_dinner, reunion, estrangement, no_contact, ' +
      'toxic_parent, toxic_family, toxic_mother, narcissist, generational, dysfunctional, overbearing, meddling, interferes, honor_my, ' +
      'family_secret, dads new_wife, moms_new, stepmother, stepfather, family_politics, keep_the_peace, parents dont_like, ' +
      'parents_hate_my, stopped_talking over, brother_and_i, sister_and_i, mom controls, mother controls, controls_my_life, ' +
      'family_is_always, too_involved, sister_thinks, brother_thinks, cousins, uncle started, aunt_said, my_dad_and, mom_and_i, ' +
      'dad_and_i, family_wont, family_doesnt, disowned_by, moms_house, family_vacation, wont_speak_to_her, sister_wont, brother_wont, ' +
      'missing_her_wedding, stepdad_and, parents fight, @kin spoken, @kin talking, @kin understand, @kin never',
    'mom, dad, mother, father, brother, sister, aunt, uncle, grandma, parents, relatives, family, stepmom, stepdad, niece, understand, ' +
      'holidays, will',
  ],
  caregiving: [
    'caretaker, caretaking, took_care_of, caring_for, caring for, care_of_my, look_after, sundowning, memory_care, hospice, ' +
      'aging_parent, aging_mother, elderly_mother, elderly_father, elderly_parents, elderly_mom, elderly_dad, @parent moved_in, ' +
      'wheelchair, after_his_stroke, after his stroke, @kin stroke, @spouse stroke, @kin disabled, disabled_child, disabled_son, ' +
      'disabled_daughter, disabled_husband, disabled_wife, doesnt_recognize_me, parkinsons, als, medicaid, home_health, ' +
      'siblings wont_help, chemo_with_my, nurse_to_my, full_time_care, diapers_for, disabled_@spouse, same_thing_over_and_over, ' +
      'dad_moved_in, mom_moved_in, help_with_mom, help with_dad, nursing my, sick_wife, sick_husband, put my_father, put my_mother, ' +
      'putting_mom, forgets who_i, forgets_my_name, doesnt_know_me, wakes_me, how_he_is, no_life_since, bathing, feeding_him, ' +
      'feeding_her, doctor_appointments, my_special_needs, taking care, since moved, leave alone',
    'care, nurse, elderly, frail, disabled, disability, aide, feeding, appointments, wearing_me_out, sick_mother, sick_father, ' +
      'ill_parent, stroke, bedside',
  ],
};
