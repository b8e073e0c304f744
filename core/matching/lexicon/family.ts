import type { Entries } from './entries.ts';

export const family: Entries = {
  'marriage-struggles': [
    'like_roommates, our_anniversary, forgot anniversary, ' +
      '@spouse always mad, @spouse and_i fight, @spouse doesnt love/help, @spouse doesnt_care/touch/want/believe/appreciate, ' +
      '@spouse dont_love, @spouse hides_money, ' +
      '@spouse ignore/cold/distant/lazy/nags/criticizes/yells/screams/silent/rather/works/spends/temper/always/listens/talk/working, ' +
      '@spouse isnt_attracted, @spouse leave me, @spouse never home/helps/helping, @spouse no_longer, ' +
      '@spouse not_saved, @spouse roommate, @spouse spends_money, @spouse walks_out, @spouse wont help, agree_on_how_to, ' +
      'better_wife/husband/spouse, cant talk five_minutes, date_night, different_rooms, disconnected_from_my, dont_feel_loved_by, ' +
      'fell_out_of_love, fighting with @spouse, go_away_from, guest_room, hubby, intimacy, live like_roommates, married_the_wrong, ' +
      'never talk, newlywed, no_love between, no_sex, not love_me, out_of_love, prenup, rather be_with, regret marrying, ' +
      'respect my_@spouse, schedule, separate_beds, separate_rooms, sexless, shared bed, spark is_gone, stay_with_my, submission, ' +
      'unbelieving_@spouse, vows, want_leave_me, want_to_leave_me, we roommates',
    'fix_it, love_between, we_argue',
  ],
  infidelity: [
    '@spouse dating_app, @spouse on_dating, ' +
      '@spouse tinder/texting, adulterer, adulterous, another_woman/man, behind_my_back with, caught my_@spouse, cheeting, ' +
      'feelings_for_another/someone/a, found texts/messages, her_trainer, in_bed_with, just_colleagues, ' +
      'kissed colleague/coworker/someone/another, kissed_someone, love_child, lover, married_man/woman, not_my_wife, on_her_phone, ' +
      'on_his_phone, one_night_stand, open_marriage, other_woman/man, paternity, playing_away, receipts, secret_girlfriend, ' +
      'seeing another, seeing_someone, sexting, sidepiece, sleeping someone, slept_with, slept_with another, slept_with_my, ' +
      'someone else, stepping_out, swinger, texting another, texting_her ex, texting_his_ex, texts him/her kisses/hearts, two_timing, ' +
      'working_late but',
    'caught_him/her, emotional, hooked_up, trust_her_again, trust_him_again, woman',
  ],
  divorce: [
    '@spouse filed/left, @spouse leaving_me, @spouse moved_out, @spouse walked_out, @spouse wants_out, annulment, attorney, ' +
      'co_parent, coparent, divorcee, end our_marriage, end_my_marriage, every_other_weekend, ex_husband/wife/is, exhusband, exwife, ' +
      'filed_for, half_the_week, handing the_kids_over, kids on_weekends, lawyer, leaving_my_@spouse, marriage over/ended, ' +
      'marriage_is_over, moved_out, my_ex, my_marriage_is_over, papers signed, remarry, second_marriage, separation, served papers, ' +
      'settlement, signed_it, single_again, solicitor, splitting, tell_the_kids, took_the_furniture, two houses, visitation, ' +
      'walked_out_on_me, wants_out',
    'ex, papers',
  ],
  parenting: [
    '@child came_out, @child hates_me, @child hits, @child lies, ' +
      '@child rude/failing/slams/door/defiant/autism/autistic/anxious/depressed/anxiety/struggling/vaping/smoking/drinking/phone/bullied/screen/listen/talks, ' +
      '@child wont_do, adhd, adopted_son/daughter, baby wont/crying, bad_mom/dad/father, bedtime, better_mom/dad, bites other, ' +
      'breastfeeding, colic, curfew, daughter pregnant, daycare, discipline, disrespectful, failing_as_a, fatherhood, godly_kids, ' +
      'good_mom/dad/father, grandkids, grounded, homeschooling, kids fight/argue/listen/left, kids wont, kids_away_from, kids_hate, ' +
      'kids_to_listen, mom_guilt/life, motherhood, my_teen, my_teenager, naughty, never listens, parenthood, potty, pregnant daughter, ' +
      'puberty, raise my, raise_kids/godly, raising children, raising_a, rebellious_teen, sassy, sharp_with_my, she_is_pregnant, ' +
      'shout_at_my_kids, single_mom/dad/mother/father/parent, sleep_train, sneaks_out, so_sharp, spank, stepchildren, stepdad_to, ' +
      'stepdaughter, stepkids, stepmom, stepparent, stepson, strict, talks_back, teach my children, teach_kids, teething, timeout, ' +
      'wont_stop_crying, year_old, yell_at_my_kids',
    '',
  ],
  'prodigal-child': [
    '@child moved_in_with boyfriend/girlfriend, ' +
      '@child come_home/back, @child doesnt_believe, ' +
      '@child faith/atheist/jail/prison/arrested/drugs/addict/heroin/meth/pills/blocked/estranged/lost/rebel/rebellious/dealer/gang/homeless/wandered/strayed/away/left/speak/call/god/cut/stopped, ' +
      '@child fools, @child hasnt called, @child in_prison, @child left church, @child living_with, @child nothing_to_do, ' +
      '@child religion, @child running_with, @child stopped_believing, @child turned_his_back, @child using_drugs, ' +
      '@child wants_nothing, @child wrong_crowd, adult_child/son/daughter, answer_our_calls, children come_back, come_back_to_jesus, ' +
      'grown_child/son/daughter, hasnt_called home, living_in_sin, lost_sheep, on_the_streets, ' +
      'our eldest, praying_for_my_child, ran_away, says religion, spoken_to_us, stopped_believing @child, wants nothing more, ' +
      'wants_nothing_to_do, wont answer_our',
    'dealer, home_again, left_home, raised in_church, raised_her_in, raised_him_in, walked_away',
  ],
  infertility: [
    'another_negative, baby_shower, cant_have_children, cant_have_kids, carry a_child, clomid, conceive, conception, embryo, ' +
      'everyone pregnant, fallopian, fertility, get_pregnant, give_us_a_baby, had_a_baby, have_a_baby/child, have_children/kids, ' +
      'have_kids_of_our_own, is_pregnant_again, iui, my_period, negative_pregnancy/test, never_carry, ovulation, pcos, period came, ' +
      'period came/comes, pregnant_except, reproductive, sperm, surrogacy, surrogate, try baby, trying_for_a, want_a_baby/child, womb',
    'baby, cycle, mothers_day, negative, pregnancy, pregnant',
  ],
  singleness: [
    'another_wedding, bachelorette, bridesmaid, die_alone, empty flat, end_up_alone, ever meet, ever_marry, everyone married, ' +
      'find_a_husband/wife, find_love, find_the_one, friends engaged/married, get_married, going_home to empty_flat, ' +
      'growing_old_alone, married_by, marry_me, meet_someone, never find, never_been_kissed/asked, never_had_a_girlfriend, ' +
      'no_husband/wife/girlfriend/boyfriend/date, not_married, on_the_shelf, plus_one, praying for_a_husband, praying for_a_wife, ' +
      'supposed_to_be_married, third_wheel, unwed, valentines, want_a_husband/wife, wedding_and_no',
    'alone, marry, mr_right, thirties',
  ],
  dating: [
    '@lover doesnt_go_to_church, @lover ghosted, a_girl, a_guy, ask her out, ask him out, asked_me_out, boy_i_like, break_up, ' +
      'break_up_with, broke_off, broke_up, bumble, cohabiting, courting, courtship, dms, engagement, fiance, fiancee, flirt, ' +
      'get_over my_ex, ghosted_me_after, girl i like, girl_im_seeing, go_all_the_way, going_too_far, guy i like, guy_im_seeing, hinge, ' +
      'hooking_up, hookup, how_far_is_too_far, i_love_her, is_he_the, isnt_a_believer/christian, just_broke_up, keep_seeing/pushing, ' +
      'left_on_read, like_this_guy/girl/boy, likes_me, likes_me_back, living_together, marry_him/her, met_on, met_online, miss my_ex, ' +
      'miss_my_ex, move_in but, move_in_together, non_christian, nonbeliever, nonchristian, on_read, over my_ex, over_my_ex, ' +
      'premarital, proposal, propose, purity, right_one_for_me, rizz, saving_myself, seeing guy, seeing_a_girl, seeing_each_other, ' +
      'seeing_this, should_i_marry, simp, sleep_over, swipe, talking_to_this, the_one, the_right_one, tinder, too_far with, ' +
      'toxic_relationship, unbeliever, unequally, virgin, virginity, wait marriage, wait_but, wants_to_wait, wont_commit',
    'ghosted, guy, love, together',
  ],
  'family-conflict': [
    'blended_family, ' +
      '@kin fight/argue/hates/criticizes/controlling/manipulates/manipulative/toxic/favorite/favors/drama/disappointed/yells/unfair/strict/jealous/ruined/disagrees/disapprove/spoken/talking/understand/never, ' +
      '@kin mad_at, @kin wont_accept, black_sheep, brother_and_i, brother_in_law, brother_wont, christmas scream, christmas_dinner, ' +
      'contests, controls_my_life, cut_me_out, dad wont_let, dads new_wife, dads_will, disapprove, disowned, dont_approve, ' +
      'dysfunctional, estate, estrangement, family_conflict/drama/feud/fight/secret/politics, family_is_always, fatherinlaw, ' +
      'favouritism, generational, hasnt_spoken, hate_my_parents/mom/dad, honor_my, inheritance, inlaws, interfere, keep_the_peace, ' +
      'meddling, mil, missing_her_wedding, mom controls, mom wont_let, moms_will/new, motherinlaw, narcissist, new_wife, overbearing, ' +
      'parents argue/fight, parents dont_get/like, parents wont_let, relatives tears, reunion, sibling, sister_and_i, sister_in_law, ' +
      'sister_thinks/wont, spoken_since, stepfather, stepmother, stopped_talking over, talk_through lawyers, thanksgiving_dinner, ' +
      'the_will, too_involved, toxic_parent/family/mother, without_knocking',
    '',
  ],
  caregiving: [
    '@kin stroke/disabled, @parent moved_in, @spouse stroke, after his stroke, aging_parent/mother, als, bathe, care_of_my, ' +
      'caretaker, caretaking, dad_in_a_home, dad_moved_in, disabled_@spouse, disabled_son/husband, doesnt_recognize_me, ' +
      'elderly_mother/father/parents/mom/dad, father_in_a_nursing_home, feed my_mother, fell_ill, forgets who_i, help_with_mom, ' +
      'hospice, medicaid, memory_care, mom_in_a_home, no_life_since, nurse_to_my, nursing my, nursing_home, parkinsons, put my_father, ' +
      'putting dad/mom/mum/him/her, resent having_to, same question, same_thing_over_and_over, severely_autistic, siblings wont_help, ' +
      'sick_wife, since_dad_moved, special_needs, sundowning, taking care, took_care_of, wash_my_father, wash_my_mother, wheelchair',
    'appointments, care, disabled, elderly, ill_parent, nurse, sick_mother/father, stroke, wearing_me_out',
  ],
};
