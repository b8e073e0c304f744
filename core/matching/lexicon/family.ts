import type { Entries } from './entries.ts';

export const family: Entries = {
  'marriage-struggles': [
    'married_life, save marriage, marriage failing, couples_counseling, @spouse ignore, @spouse doesnt love, @spouse doesnt_care, ' +
      '@spouse cold, @spouse distant, @spouse and_i fight, @spouse and_i, fighting with @spouse, @spouse doesnt help, @spouse wont help, ' +
      '@spouse lazy, @spouse nags, @spouse criticizes, @spouse always mad, @spouse doesnt_touch, @spouse doesnt_want, @spouse no_longer, ' +
      '@spouse isnt_attracted, live_like_roommates, like_roommates, roommates, sexless, intimacy, no_sex, sleep in_separate, ' +
      'no_love between, grown_apart, newlywed, married_the_wrong, regret marrying, unbelieving_@spouse, @spouse not_saved, ' +
      '@spouse doesnt_believe, submission, respect my_@spouse, better_wife, better_husband, better_spouse, vows, date_night, ' +
      '@spouse doesnt_appreciate, @spouse hides_money, @spouse yells, @spouse screams, @spouse silent, @spouse walks_out, ' +
      '@spouse rather, prenup, anniversary, dont_feel_loved_by, different_rooms, @spouse works, @spouse spends, @spouse spends_money, ' +
      '@spouse lost_his_temper, @spouse temper, @spouse always, my_@spouse, agree_on_how_to, @spouse temper, @spouse listens, ' +
      'love @spouse, @spouse talk, @spouse working',
    '@spouse, spouse, wife, husband, married, couple, we_argue, fix_it, in_laws, love_between, listens',
  ],
  infidelity: [
    'adulterer, adulterous, other_woman, another_woman, another_man, other_man, sidepiece, seeing another, slept_with another, ' +
      'slept_with_my, one_night_stand, in_bed_with, found texts, found messages, texting_his_ex, texting_her_ex, texting another, ' +
      'sexting, on_his_phone, on_her_phone, @spouse tinder, @spouse texting, love_child, open_marriage, secret_girlfriend, lover, ' +
      'feelings_for_another, feelings_for_someone, married_man, married_woman, kissed_someone, paternity, swinger, texting_her ex, ' +
      'not_my_wife, feelings_for_a, perfume, working_late but, caught my_@spouse, caught_my_@spouse, someone else, sleeping someone, ' +
      'found messages, @spouse tinder',
    'trust_him_again, trust_her_again, woman, hooked_up, emotional, caught_him, caught_her',
  ],
  divorce: [
    'divorcee, separation, papers signed, my_ex, ex_husband, ex_wife, exhusband, exwife, my_marriage_is_over, marriage_is_over, ' +
      'marriage over, ended_my_marriage, marriage ended, split_up, @spouse walked_out, @spouse moved_out, @spouse wants_out, ' +
      '@spouse filed, filed_for, lawyer, attorney, remarry, second_marriage, coparent, co_parent, two houses, every_other_weekend, ' +
      'weekends_with_dad, parents splitting, parents_separated, wedding_ring off, moved_out, settlement, visitation, single_again, ' +
      'served_papers, annulment, leaving_my_@spouse, served papers, splitting up, parents are_splitting, kids_on_weekends, ' +
      'kids on_weekends, ex_is, tell_the_kids, after_20_years, parents splitting, marriage ended, served papers, @spouse leaving_me, ' +
      '@spouse left',
    'papers, split, ex, weekends, ring, new_girlfriend, new_boyfriend',
  ],
  parenting: [
    'parenthood, motherhood, fatherhood, raise_kids, raising children, raise my, raising_a, bad_mom, bad_dad, bad_father, good_mom, ' +
      'good_dad, good_father, better_mom, better_dad, mom_guilt, dad_guilt, mom_life, single_mom, single_dad, single_mother, ' +
      'single_father, single_parent, baby wont, baby crying, colic, potty, breastfeeding, daycare, discipline, spank, timeout, my_kids, ' +
      'my_children, our_kids, our_children, kids fight, kids argue, sassy, @child rude, @child failing, @child slams, @child door, ' +
      '@child wont_do, @child hates_me, @child defiant, @child autism, @child autistic, @child anxious, @child depressed, ' +
      '@child anxiety, @child struggling, @child vaping, @child smoking, @child drinking, @child phone, @child bullied, @child screen, ' +
      'adhd, yell_at_my_kids, stepkids, stepchildren, stepson, stepdaughter, stepmom, stepparent, adopted_son, adopted_daughter, ' +
      'teenager, teens, puberty, curfew, teach_kids, teach my children, homeschooling, bedtime, disrespectful, failing_as_a, ' +
      'pregnant daughter, daughter pregnant, kids_away_from, twins, talks_back, godly_kids, raise_godly, wont_stop_crying, ' +
      'kids_to_listen, my_baby, my_daughter, my_son, the_kids, @child came_out, discipline the_kids, pregnant_and, she_is_pregnant, ' +
      'kids listen, kids fight, @child listen, @child talks, kids left',
    '@little, kids, children, daughter, son, baby, father, mom, dad',
  ],
  'prodigal-child': [
    '@child faith, @child doesnt_believe, @child atheist, @child jail, @child prison, @child arrested, @child drugs, @child addict, ' +
      '@child heroin, @child meth, @child pills, @child running_with, @child wrong_crowd, @child blocked, @child estranged, @child lost, ' +
      '@child rebel, @child rebellious, @child come_home, @child come_back, @child dealer, @child gang, @child homeless, ' +
      '@child living_with, @child wandered, @child strayed, grown_child, grown_son, grown_daughter, adult_child, adult_son, ' +
      'adult_daughter, ran_away, @child wants_nothing, @child in_prison, living_in_sin, spoken_to_us, @child hasnt called, ' +
      '@child using_drugs, praying_for_my_child, for_my_child_to, @child nothing_to_do, @child away, @child left, @child speak, ' +
      '@child call, @child god, @child prison, @child drugs, @child cut, @child stopped',
    'walked_away, raised in_church, raised_him_in, raised_her_in, left_home, home_again, dealer',
  ],
  infertility: [
    'fertility, iui, embryo, trying_for_a, try baby, conceive, conception, get_pregnant, negative_pregnancy, negative_test, ' +
      'pregnancy_test negative, period came, have_a_baby, have_a_child, have_children, have_kids, want_a_baby, want_a_child, ' +
      'baby_shower, everyone pregnant, is_pregnant_again, pregnant_except, pcos, clomid, sperm, ovulation, fallopian, surrogate, ' +
      'surrogacy, womb, reproductive, had_a_baby, give_us_a_baby, my_period, period comes, carry a_child, never_carry, period came',
    'pregnant, pregnancy, baby, negative, mothers_day, cycle',
  ],
  singleness: [
    'never_married, not_married, no_husband, no_wife, no_girlfriend, no_boyfriend, never_had_a_girlfriend, never_been_kissed, ' +
      'never_been_asked, find_a_husband, find_a_wife, find_a_spouse, find_the_one, find_love, want_a_husband, want_a_wife, ever_marry, ' +
      'everyone married, friends engaged, bridesmaid, another_wedding, bachelorette, valentines, forever_alone, die_alone, end_up_alone, ' +
      'growing_old_alone, unwed, third_wheel, marry_me, get_married, wedding_and_no, no_date, supposed_to_be_married, married_by, ' +
      'friends married, friends engaged',
    'marry, alone, mr_right, thirties',
  ],
  dating: [
    'courtship, courting, seeing_a_girl, seeing_this, keep_seeing, guy_im_seeing, girl_im_seeing, guy i like, girl i like, guy_i_like, ' +
      'girl_i_like, boy_i_like, like_this_guy, like_this_girl, like_this_boy, tinder, bumble, hinge, ask_her_out, ask_him_out, ' +
      'ask her out, ask him out, asked_me_out, swipe, isnt_a_believer, isnt_a_christian, non_christian, nonbeliever, nonchristian, ' +
      'unbeliever, unequally, how_far_is_too_far, too_far with, sex_before_marriage, premarital, saving_myself, virgin, virginity, ' +
      'purity, living_together, move_in_together, cohabiting, the_one, should_i_marry, marry_him, marry_her, propose, proposal, ' +
      'engagement, fiance, fiancee, broke_up, break_up, red_flag, wont_commit, talking_to_this, ghosted_me_after, dms, ' +
      'toxic_relationship, over_my_ex, @lover ghosted, likes_me_back, on_read, rizz, simp, hookup, hooking_up, flirt, ' +
      '@lover doesnt_go_to_church, right_one_for_me, the_right_one, is_he_the, likes_me, just_broke_up, met_online, wants_to_wait, ' +
      'wait_but, keep_pushing, going_too_far, i_love_her, seeing guy, wait marriage',
    'guy, ghosted, together, love',
  ],
  'family-conflict': [
    'family_conflict, family_drama, family_feud, family_fight, mother_in_law, motherinlaw, fatherinlaw, mil, in_laws, inlaws, ' +
      'my_family, @kin fight, @kin argue, @kin hates, @kin criticizes, @kin controlling, @kin manipulates, @kin manipulative, ' +
      '@kin toxic, @kin favorite, @kin favors, @kin drama, @kin disappointed, @kin yells, @kin unfair, @kin mad_at, @kin strict, ' +
      '@kin jealous, @kin ruined, @kin wont_accept, @kin disagrees, @kin disapprove, parents argue, parents dont_get, parents wont_let, ' +
      'mom wont_let, dad wont_let, hate_my_parents, hate_my_mom, hate_my_dad, my_brother, my_sister, sibling, estate, the_will, ' +
      'moms_will, dads_will, thanksgiving_dinner, christmas_dinner, family_dinner, reunion, estrangement, no_contact, toxic_parent, ' +
      'toxic_family, toxic_mother, narcissist, generational, dysfunctional, overbearing, meddling, interferes, honor_my, family_secret, ' +
      'dads new_wife, moms_new, stepmother, stepfather, family_politics, keep_the_peace, parents dont_like, stopped_talking over, ' +
      'brother_and_i, mom controls, controls_my_life, family_is_always, too_involved, sister_thinks, wont_speak_to_her, sister_wont, ' +
      'missing_her_wedding, parents fight, @kin spoken, @kin talking, @kin understand, @kin never',
    'mom, dad, mother, father, brother, sister, aunt, uncle, parents, relatives, family, will, cousin',
  ],
  caregiving: [
    'caretaker, caretaking, took_care_of, caring_for, caring for, care_of_my, look_after, sundowning, nursing_home, memory_care, ' +
      'hospice, aging_parent, aging_mother, elderly_mother, elderly_father, elderly_parents, elderly_mom, elderly_dad, @parent moved_in, ' +
      'wheelchair, after_his_stroke, after his stroke, @kin stroke, @spouse stroke, @kin disabled, disabled_son, disabled_husband, ' +
      'doesnt_recognize_me, parkinsons, als, medicaid, siblings wont_help, chemo_with_my, nurse_to_my, full_time_care, disabled_@spouse, ' +
      'same_thing_over_and_over, since_dad_moved, dad_moved_in, help_with_mom, nursing my, sick_wife, father_in_a_nursing_home, ' +
      'put my_father, forgets who_i, no_life_since, taking care',
    'care, nurse, elderly, disabled, appointments, wearing_me_out, sick_mother, sick_father, ill_parent, stroke',
  ],
};
