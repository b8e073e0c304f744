import type { Entries } from './entries.ts';

export const family: Entries = {
  'marriage-struggles': [
    'married_life, save marriage, marriage failing, couples_counseling, ' +
      '@spouse ignore/cold/distant/lazy/nags/criticizes/yells/screams/silent/rather/works/spends/temper/always/listens/talk/working, ' +
      '@spouse doesnt love/help, @spouse doesnt_care/touch/want/believe/appreciate, @spouse and_i fight, @spouse and_i, ' +
      'fighting with @spouse, @spouse wont help, @spouse always mad, @spouse no_longer, @spouse isnt_attracted, live_like_roommates, ' +
      'like_roommates, roommates, sexless, intimacy, no_sex, no_love between, grown_apart, spark is_gone, newlywed, married_the_wrong, ' +
      'regret marrying, unbelieving_@spouse, @spouse not_saved, submission, respect my_@spouse, better_wife/husband/spouse, vows, ' +
      'date_night, @spouse hides_money, @spouse walks_out, prenup, anniversary, dont_feel_loved_by, different_rooms, ' +
      '@spouse spends_money, @spouse lost_his_temper, my_@spouse, agree_on_how_to, love @spouse',
    '@spouse, spouse, wife, husband, married, couple, we_argue, fix_it, in_laws, love_between, listens',
  ],
  infidelity: [
    'adulterer, adulterous, other_woman/man, another_woman/man, sidepiece, seeing another, slept_with another, slept_with_my, ' +
      'one_night_stand, in_bed_with, found texts/messages, texting_his_ex, texting_her_ex, texting another, sexting, on_his_phone, ' +
      'on_her_phone, @spouse tinder/texting, love_child, open_marriage, secret_girlfriend, lover, feelings_for_another/someone/a, ' +
      'married_man/woman, kissed_someone, paternity, swinger, texting_her ex, not_my_wife, perfume, working_late but, caught my_@spouse, ' +
      'caught_my_@spouse, someone else, sleeping someone',
    'trust_him_again, trust_her_again, woman, hooked_up, emotional, caught_him/her',
  ],
  divorce: [
    'divorcee, separation, papers signed, my_ex, ex_husband/wife/is, exhusband, exwife, my_marriage_is_over, marriage_is_over, ' +
      'marriage over/ended, ended_my_marriage, split_up, @spouse walked_out, @spouse moved_out, @spouse wants_out, @spouse filed/left, ' +
      'filed_for, lawyer, attorney, remarry, second_marriage, coparent, co_parent, two houses, every_other_weekend, parents splitting, ' +
      'parents_separated, moved_out, settlement, visitation, single_again, served_papers, annulment, leaving_my_@spouse, served papers, ' +
      'splitting up, parents are_splitting, kids_on_weekends, kids on_weekends, tell_the_kids, after_20_years, @spouse leaving_me',
    'papers, split, ex, weekends, ring, new_girlfriend/boyfriend',
  ],
  parenting: [
    'parenthood, motherhood, fatherhood, raise_kids/godly, raising children, raise my, raising_a, bad_mom/dad/father, ' +
      'good_mom/dad/father, better_mom/dad, mom_guilt/life, dad_guilt, single_mom/dad/mother/father/parent, baby wont/crying, colic, ' +
      'potty, breastfeeding, daycare, discipline, spank, timeout, my_kids/children/baby/daughter/son, our_kids/children/son, ' +
      'kids fight/argue/listen/left, sassy, ' +
      '@child rude/failing/slams/door/defiant/autism/autistic/anxious/depressed/anxiety/struggling/vaping/smoking/drinking/phone/bullied/screen/listen/talks, ' +
      '@child wont_do, @child hates_me, adhd, yell_at_my_kids, stepkids, stepchildren, stepson, stepdaughter, stepmom, stepparent, ' +
      'adopted_son/daughter, teenager, teens, puberty, curfew, teach_kids, teach my children, homeschooling, bedtime, disrespectful, ' +
      'failing_as_a, pregnant daughter, daughter pregnant, kids_away_from, twins, talks_back, godly_kids, wont_stop_crying, ' +
      'kids_to_listen, the_kids, @child came_out, discipline the_kids, kids_hate, pregnant_and, she_is_pregnant',
    '@little, kids, children, daughter, son, baby, father, mom, dad',
  ],
  'prodigal-child': [
    ', ' +
      '@child faith/atheist/jail/prison/arrested/drugs/addict/heroin/meth/pills/blocked/estranged/lost/rebel/rebellious/dealer/gang/homeless/wandered/strayed/away/left/speak/call/god/cut/stopped, ' +
      '@child doesnt_believe, @child running_with, @child wrong_crowd, @child come_home/back, @child living_with, ' +
      'grown_child/son/daughter, adult_child/son/daughter, ran_away, @child wants_nothing, @child in_prison, living_in_sin, ' +
      'spoken_to_us, @child hasnt called, @child using_drugs, praying_for_my_child, for_my_child_to, @child nothing_to_do',
    'walked_away, raised in_church, raised_him_in, raised_her_in, left_home, home_again, dealer',
  ],
  infertility: [
    'fertility, iui, embryo, trying_for_a, try baby, conceive, conception, get_pregnant, negative_pregnancy/test, period came/comes, ' +
      'have_a_baby/child, have_children/kids, want_a_baby/child, baby_shower, everyone pregnant, is_pregnant_again, pregnant_except, ' +
      'pcos, clomid, sperm, ovulation, fallopian, surrogate, surrogacy, womb, reproductive, had_a_baby, give_us_a_baby, my_period, ' +
      'carry a_child, never_carry',
    'pregnant, pregnancy, baby, negative, mothers_day, cycle',
  ],
  singleness: [
    'never_married, not_married, no_husband/wife/girlfriend/boyfriend/date, never_had_a_girlfriend, never_been_kissed/asked, ' +
      'find_a_husband/wife, find_the_one, find_love, want_a_husband/wife, ever_marry, everyone married, friends engaged/married, ' +
      'bridesmaid, another_wedding, bachelorette, valentines, forever_alone, die_alone, end_up_alone, growing_old_alone, unwed, ' +
      'third_wheel, marry_me, get_married, wedding_and_no, supposed_to_be_married, married_by',
    'marry, alone, mr_right, thirties',
  ],
  dating: [
    'courtship, courting, seeing_a_girl, seeing_this, keep_seeing/pushing, guy_im_seeing, girl_im_seeing, guy i like, girl i like, ' +
      'guy_i_like, girl_i_like, boy_i_like, like_this_guy/girl/boy, tinder, bumble, hinge, ask_her_out, ask_him_out, ask her out, ' +
      'ask him out, asked_me_out, swipe, isnt_a_believer/christian, non_christian, nonbeliever, nonchristian, unbeliever, unequally, ' +
      'how_far_is_too_far, too_far with, premarital, saving_myself, virgin, virginity, purity, living_together, move_in_together, ' +
      'cohabiting, the_one, should_i_marry, marry_him/her, propose, proposal, engagement, fiance, fiancee, broke_up, break_up, red_flag, ' +
      'wont_commit, talking_to_this, ghosted_me_after, dms, toxic_relationship, over_my_ex, @lover ghosted, likes_me_back, on_read, ' +
      'rizz, simp, hookup, hooking_up, flirt, @lover doesnt_go_to_church, right_one_for_me, the_right_one, is_he_the, likes_me, ' +
      'just_broke_up, met_online, wants_to_wait, wait_but, going_too_far, i_love_her, seeing guy, wait marriage',
    'guy, ghosted, together, love',
  ],
  'family-conflict': [
    'family_conflict/drama/feud/fight/dinner/secret/politics, mother_in_law, motherinlaw, fatherinlaw, mil, in_laws, inlaws, ' +
      'my_family/brother/sister, ' +
      '@kin fight/argue/hates/criticizes/controlling/manipulates/manipulative/toxic/favorite/favors/drama/disappointed/yells/unfair/strict/jealous/ruined/disagrees/disapprove/spoken/talking/understand/never, ' +
      '@kin mad_at, @kin wont_accept, parents argue/fight, parents dont_get/like, parents wont_let, mom wont_let, dad wont_let, ' +
      'hate_my_parents/mom/dad, sibling, estate, the_will, moms_will/new, dads_will, thanksgiving_dinner, christmas_dinner, reunion, ' +
      'estrangement, no_contact, toxic_parent/family/mother, narcissist, generational, dysfunctional, overbearing, meddling, interferes, ' +
      'honor_my, dads new_wife, stepmother, stepfather, keep_the_peace, stopped_talking over, brother_and_i, sister_and_i, mom controls, ' +
      'controls_my_life, family_is_always, too_involved, sister_thinks/wont, wont_speak_to_her, brother_wont, missing_her_wedding',
    'mom, dad, mother, father, brother, sister, aunt, uncle, parents, relatives, family, will, cousin',
  ],
  caregiving: [
    'caretaker, caretaking, took_care_of, caring_for, caring for, care_of_my, look_after, sundowning, nursing_home, memory_care, ' +
      'hospice, aging_parent/mother, elderly_mother/father/parents/mom/dad, @parent moved_in, wheelchair, after_his_stroke, ' +
      'after his stroke, @kin stroke/disabled, @spouse stroke, disabled_son/husband, doesnt_recognize_me, parkinsons, als, medicaid, ' +
      'siblings wont_help, nurse_to_my, disabled_@spouse, same_thing_over_and_over, since_dad_moved, dad_moved_in, help_with_mom, ' +
      'nursing my, sick_wife, father_in_a_nursing_home, put my_father, forgets who_i, no_life_since, taking care',
    'care, nurse, elderly, disabled, appointments, wearing_me_out, sick_mother/father, ill_parent, stroke',
  ],
};
