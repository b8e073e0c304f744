import type { Entries } from './entries.ts';

export const family: Entries = {
  'marriage-struggles': [
    '@spouse always mad, @spouse and_i fight, @spouse doesnt love/help, @spouse doesnt_care/touch/want/believe/appreciate, ' +
      '@spouse hides_money, ' +
      '@spouse ignore/cold/distant/lazy/nags/criticizes/yells/screams/silent/rather/works/spends/temper/always/listens/talk/working, ' +
      '@spouse isnt_attracted, @spouse lost_his_temper, @spouse no_longer, @spouse not_saved, @spouse spends_money, @spouse walks_out, ' +
      '@spouse wont help, agree_on_how_to, better_wife/husband/spouse, couples_counseling, date_night, different_rooms, ' +
      'dont_feel_loved_by, fighting with @spouse, grown_apart, intimacy, like_roommates, live_like_roommates, marriage failing, ' +
      'married_life, married_the_wrong, newlywed, no_love between, no_sex, prenup, regret marrying, respect my_@spouse, roommates, ' +
      'save marriage, sexless, spark is_gone, submission, unbelieving_@spouse, vows',
    'fix_it, love_between, we_argue',
    '@spouse, @spouse and_i, couple, husband, listens, love @spouse, married, my_@spouse, spouse, wife',
  ],
  infidelity: [
    '@spouse tinder/texting, adulterer, adulterous, another_woman/man, caught my_@spouse, caught_my_@spouse, ' +
      'feelings_for_another/someone/a, found texts/messages, in_bed_with, kissed_someone, love_child, lover, married_man/woman, ' +
      'not_my_wife, on_her_phone, on_his_phone, one_night_stand, open_marriage, other_woman/man, paternity, perfume, ' +
      'secret_girlfriend, seeing another, sexting, sidepiece, sleeping someone, slept_with another, slept_with_my, someone else, ' +
      'swinger, texting another, texting_her ex, texting_her_ex, texting_his_ex, working_late but',
    'caught_him/her, emotional, hooked_up, trust_her_again, trust_him_again, woman',
  ],
  divorce: [
    '@spouse filed/left, @spouse leaving_me, @spouse moved_out, @spouse walked_out, @spouse wants_out, after_20_years, annulment, ' +
      'attorney, co_parent, coparent, divorcee, ended_my_marriage, every_other_weekend, ex_husband/wife/is, exhusband, exwife, ' +
      'filed_for, kids on_weekends, kids_on_weekends, lawyer, leaving_my_@spouse, marriage over/ended, marriage_is_over, moved_out, ' +
      'my_ex, my_marriage_is_over, papers signed, parents are_splitting, parents splitting, parents_separated, remarry, ' +
      'second_marriage, separation, served papers, served_papers, settlement, single_again, split_up, splitting up, tell_the_kids, ' +
      'two houses, visitation',
    'ex, new_girlfriend/boyfriend, papers, ring, split, weekends',
  ],
  parenting: [
    '@child came_out, @child hates_me, ' +
      '@child rude/failing/slams/door/defiant/autism/autistic/anxious/depressed/anxiety/struggling/vaping/smoking/drinking/phone/bullied/screen/listen/talks, ' +
      '@child wont_do, adhd, adopted_son/daughter, baby wont/crying, bad_mom/dad/father, bedtime, better_mom/dad, breastfeeding, ' +
      'colic, curfew, dad_guilt, daughter pregnant, daycare, discipline, discipline the_kids, disrespectful, failing_as_a, fatherhood, ' +
      'godly_kids, good_mom/dad/father, homeschooling, kids fight/argue/listen/left, kids_away_from, kids_hate, kids_to_listen, ' +
      'mom_guilt/life, motherhood, parenthood, potty, pregnant daughter, puberty, raise my, raise_kids/godly, raising children, ' +
      'raising_a, sassy, she_is_pregnant, single_mom/dad/mother/father/parent, spank, stepchildren, stepdaughter, stepkids, stepmom, ' +
      'stepparent, stepson, talks_back, teach my children, teach_kids, timeout, wont_stop_crying, yell_at_my_kids',
    '',
    '@little, baby, children, dad, daughter, father, kids, mom, my_baby, my_children, my_daughter, my_kids, my_son, our_children, ' +
      'our_kids, our_son, son, teenager, teens, the_kids, twins',
  ],
  'prodigal-child': [
    '@child come_home/back, @child doesnt_believe, ' +
      '@child faith/atheist/jail/prison/arrested/drugs/addict/heroin/meth/pills/blocked/estranged/lost/rebel/rebellious/dealer/gang/homeless/wandered/strayed/away/left/speak/call/god/cut/stopped, ' +
      '@child hasnt called, @child in_prison, @child living_with, @child nothing_to_do, @child running_with, @child using_drugs, ' +
      '@child wants_nothing, @child wrong_crowd, adult_child/son/daughter, for_my_child_to, grown_child/son/daughter, living_in_sin, ' +
      'praying_for_my_child, ran_away, spoken_to_us',
    'dealer, home_again, left_home, raised in_church, raised_her_in, raised_him_in, walked_away',
  ],
  infertility: [
    'baby_shower, carry a_child, clomid, conceive, conception, embryo, everyone pregnant, fallopian, fertility, get_pregnant, ' +
      'give_us_a_baby, had_a_baby, have_a_baby/child, have_children/kids, is_pregnant_again, iui, my_period, negative_pregnancy/test, ' +
      'never_carry, ovulation, pcos, period came/comes, pregnant_except, reproductive, sperm, surrogacy, surrogate, try baby, ' +
      'trying_for_a, want_a_baby/child, womb',
    'baby, cycle, mothers_day, negative, pregnancy, pregnant',
  ],
  singleness: [
    'another_wedding, bachelorette, bridesmaid, die_alone, end_up_alone, ever_marry, everyone married, find_a_husband/wife, ' +
      'find_love, find_the_one, forever_alone, friends engaged/married, get_married, growing_old_alone, married_by, marry_me, ' +
      'never_been_kissed/asked, never_had_a_girlfriend, never_married, no_husband/wife/girlfriend/boyfriend/date, not_married, ' +
      'supposed_to_be_married, third_wheel, unwed, valentines, want_a_husband/wife, wedding_and_no',
    'alone, marry, mr_right, thirties',
  ],
  dating: [
    '@lover doesnt_go_to_church, @lover ghosted, ask her out, ask him out, ask_her_out, ask_him_out, asked_me_out, boy_i_like, ' +
      'break_up, broke_up, bumble, cohabiting, courting, courtship, dms, engagement, fiance, fiancee, flirt, ghosted_me_after, ' +
      'girl i like, girl_i_like, girl_im_seeing, going_too_far, guy i like, guy_i_like, guy_im_seeing, hinge, hooking_up, hookup, ' +
      'how_far_is_too_far, i_love_her, is_he_the, isnt_a_believer/christian, just_broke_up, keep_seeing/pushing, ' +
      'like_this_guy/girl/boy, likes_me, likes_me_back, living_together, marry_him/her, met_online, move_in_together, non_christian, ' +
      'nonbeliever, nonchristian, on_read, over_my_ex, premarital, proposal, propose, purity, red_flag, right_one_for_me, rizz, ' +
      'saving_myself, seeing guy, seeing_a_girl, seeing_this, should_i_marry, simp, swipe, talking_to_this, the_one, the_right_one, ' +
      'tinder, too_far with, toxic_relationship, unbeliever, unequally, virgin, virginity, wait marriage, wait_but, wants_to_wait, ' +
      'wont_commit',
    'ghosted, guy, love, together',
  ],
  'family-conflict': [
    '@kin fight/argue/hates/criticizes/controlling/manipulates/manipulative/toxic/favorite/favors/drama/disappointed/yells/unfair/strict/jealous/ruined/disagrees/disapprove/spoken/talking/understand/never, ' +
      '@kin mad_at, @kin wont_accept, brother_and_i, brother_wont, christmas_dinner, controls_my_life, dad wont_let, dads new_wife, ' +
      'dads_will, dysfunctional, estate, estrangement, family_conflict/drama/feud/fight/secret/politics, family_is_always, ' +
      'fatherinlaw, generational, hate_my_parents/mom/dad, honor_my, in_laws, inlaws, interferes, keep_the_peace, meddling, mil, ' +
      'missing_her_wedding, mom controls, mom wont_let, moms_will/new, mother_in_law, motherinlaw, narcissist, no_contact, ' +
      'overbearing, parents argue/fight, parents dont_get/like, parents wont_let, reunion, sibling, sister_and_i, sister_thinks/wont, ' +
      'stepfather, stepmother, stopped_talking over, thanksgiving_dinner, the_will, too_involved, toxic_parent/family/mother, ' +
      'wont_speak_to_her',
    '',
    'aunt, brother, cousin, dad, family, father, mom, mother, my_brother, my_family, my_sister, parents, relatives, sister, uncle, ' +
      'will',
  ],
  caregiving: [
    '@kin stroke/disabled, @parent moved_in, @spouse stroke, after his stroke, after_his_stroke, aging_parent/mother, als, ' +
      'care_of_my, caretaker, caretaking, caring for, caring_for, dad_moved_in, disabled_@spouse, disabled_son/husband, ' +
      'doesnt_recognize_me, elderly_mother/father/parents/mom/dad, father_in_a_nursing_home, forgets who_i, help_with_mom, hospice, ' +
      'look_after, medicaid, memory_care, no_life_since, nurse_to_my, nursing my, nursing_home, parkinsons, put my_father, ' +
      'same_thing_over_and_over, siblings wont_help, sick_wife, since_dad_moved, sundowning, taking care, took_care_of, wheelchair',
    'appointments, care, disabled, elderly, ill_parent, nurse, sick_mother/father, stroke, wearing_me_out',
  ],
};
