import type { Entries } from './entries.ts';

export const moneyAndWork: Entries = {
  'financial-stress': [
    'card declined, electric cut_off, power cut_off, water cut_off, evicted, identity_theft, stole identity, stole my_money, ' +
      'account is_empty, afford, bailiffs, bank_account is, bankrupt, behind_on, broke, cant_pay, chapter_11, creditor, cut_my_hours, ' +
      'electricity, ends_meet, evict, expenses, finances, financially, foreclose, foreclosure, garnish, homeless, hours cut, ' +
      'in_the_red, inflation, irs, landlord, letters bank, living paycheck, loan, lose_our_house/home, lost house, lost_my_savings, ' +
      'lost_our_savings, make_ends, maxed_out, months_behind, my_hours cut, no_savings, overdraft, overdrawn, overdue, owe, owing, ' +
      'pay house, paycheck doesnt, ponzi, poverty, rent, repo, repossessed, savings are, savings_gone, scam, second_job, shut_off, ' +
      'shutoff, skint, taxes, tuition, two_jobs, unaffordable, unpaid, utilities, wages, zero',
    'budget, credit, expensive, pay, paycheck, payday, salary, savings',
  ],
  provision: [
    'benefits, coats, cupboard, diapers, eat tonight, eat_this_week, enough_to_eat, feed us, feed_my, feed_my_kids, ' +
      'financial_miracle, food in_the_house, formula, fridge empty, get_by, give us_what we need, heating, hunger, jireh, kids need, ' +
      'meet our_needs, miracle_money, need shoes, needs_met, no_food, pantry, payday is, payday week_away, place_to_stay, provider, ' +
      'put_food, shelter, supply, tins, what_we_need, wic, will_eat',
    'eat, empty, enough, food, fridge, needs, want_for',
  ],
  stewardship: [
    'wrong rich, sin rich, ' +
      '401k, at_saving, bad_with_money, before_giving, belongs_to_god, better_at_saving, better_with_money, blew my inheritance, ' +
      'bonus, came_into_money, cant_stop_spending, entrusted, financial_planning, frugal, good_with_money, ' +
      'got_a_raise, handle money, how_much should_i_save, inheritance and, inheritance_money, inherited, invest, investment, ira, ' +
      'lend money, manage_my_money, money gods_way, my_inheritance, overspend, pay_my_debts before, pay_off, prosperity, resources, ' +
      'retirement_savings/plan, salary belongs, save and_spend, save_for_retirement, saving_up/for, savings_account, shopaholic, ' +
      'should_i_save, spend it_all, spend_and_save, spend_money_on, spend_too_much, stocks, things_i_dont_need, use it_well, ' +
      'use_what_god, wasteful, wealth, wealthy, what_god_gave, windfall, wise use, wisely',
    'buy, earn, manage, planning, save, spend, talents, waste, wise',
  ],
  generosity: [
    'almsgiving, beggar, cheapskate, donation, give church/money, give_cash, give_money_to, give_more/away/much, giving_anything, ' +
      'giving_back, hard_to_give, help others more, help the poor, help_strangers, hoard, homeless_man, homeless_man/people, ' +
      'hospitality, kindness, miser, miserly, missionary, missions, money_to_homeless, needy, offering, open_my_home, panhandler, ' +
      'part with_my_money, philanthropy, pledge, poor_people, refugees, selfish, serve_my_community, serve_others, share_what, tight, ' +
      'tip, volunteer, walked_past',
    'bless_others, give, help_others, hold_back, poor, share',
  ],
  contentment: [
    'always want bigger, always_want, be_happy_where, better_house, better_things, bigger house, bored, boredom, buy makes_me_happy, ' +
      'consumerism, enough_for_me, ever_enough, fill_the_hole, gadget, greedy, happy_with_what, have_everything, have_everything_and, ' +
      'have_it_all, isnt_enough, joneses, keep_buying, keeping_up_with, luxury, materialistic, minimalism, money doesnt_make, ' +
      'never happy, newer_car, newest, next_thing, nicer_car, not_happy_when i_have, nothing_i_buy, possessions, satisfaction, ' +
      'satisfied, shabby, shopping to_fill, simple_life, still want, still_not_happy, still_unhappy, unsatisfied, upgrade, ' +
      'want_more_stuff, what_i_have',
    'buy, craving_more, enough, envy, happy, peace_with, want',
  ],
  purpose: [
    'aimlessly, am_i_supposed_to, calling, dead_end_job, destiny, do_with_my_life, drift, feel_lost/stuck, gods_plan, here_for, ' +
      'here_to_do, insignificant, legacy, life_matters, lost_and/after, made_for, make_me_for, matter_at_all, meaning, meant_to_do, ' +
      'midlife, no_direction/goals, passion, plan_for_me, plan_for_my_life, point_of_my, purposeless, put here to, put_here, rut, ' +
      'significance, so_lost, stuck_and, stuck_in_life, supposed_to do with_my_life, supposed_to_be_doing, supposed_to_do_with, ' +
      'use_me, wasting life, what god wants_me, what_am_i_even_here, what_am_i_supposed, what_on_earth, whats_the_point, who_am_i, ' +
      'who_i_am, why_did_god_make, why_god_made',
    '',
  ],
  'work-conflict': [
    '@workmate shout always, ' +
      '@workmate shouts/yells/credit/unfair/humiliates/rude/lies/undermines/bullies/hates/fired/speak/shout/targets/piling, at_my_job, ' +
      'at_my_workplace, at_work, blames_me_for, chief, conflict_at_work, customer_yelled, cutthroat, dirty_jobs, discriminated, ' +
      'discrimination, foreman, fudge, get_me_fired, going_to_the_office, hate going work, hate job/work, hostile, hr, manager, ' +
      'micromanage, office_bully, passed_over, promotion, spat_at, steals_my_ideas, subordinate, takes_credit, took_credit, ' +
      'toxic_job/work, undermines, underpaid, unethical, union, whistleblower, work_drama, work_with people, ' +
      'write_up, yells_at_me in_front',
    'boss, employer, unfair',
  ],
  'job-loss': [
    'applications, applied to, applied_for, axed, branch closing, closed_the_plant, closing branch, company closed, company_shut, ' +
      'contract ended, cv, cvs, dismissed, downsized, find job, find_work, furlough, getting_laid, got_canned, got_let_go, hired, ' +
      'interviews, job_loss/rejections, jobless, laid me_off, layoff, let half_of_us, let_go, let_go after, let_go_from/today/this, ' +
      'let_him_go, let_me_go, linkedin, looking work, lost job, lost position, lost_her_job, lost_his_job, lost_my_income, need_a_job, ' +
      'no_job, on_the_dole, out_of_work, overqualified, pink_slip, plant closed, position cut, recruiter, redundant, reorg, ' +
      'replaced_me, restructured, resume, sacked, shut_down, terminated, termination, walked_me_out, was_let_go, without_a_job',
    'laid',
  ],
  burnout: [
    '60_hours, 70_hours, 80_hours, always_tired, before_every_shift, care_about my_patients, checked_out, crispy, cry shift, ' +
      'day_off, dead_tired, double_shifts, dread work, dread_going, energy_left, fatigue, fed_up_with_work, frazzled, fried, ' +
      'hate_my_life_at, hours_a_week, job killing, killing_me_job, knackered, love_ministry, need_a_break, need_a_holiday, ' +
      'night_shifts, no_energy_left, nothing_left, nothing_left_to_give, nurse, on_fumes, overtime, quit_everything, ragged, rest, ' +
      'running_on_empty/fumes, sabbath, sick_and_tired, so_tired, teacher, tired time, tired_of_work/everything/ministry/serving, ' +
      'used love, weary, wiped_out, work killing, work_too_much, working every_weekend, worn_out/down',
    'empty, hours, ministry, slow_down, tired, vacation, work',
  ],
  failure: [
    'didnt_get_into, not_get_into, turned_down by, rejected_by_college, ' +
      'bar_exam, blew_the, bombed, botched, close doors, defeat, did_not_pass, didnt_get_into/in, didnt_make_it, didnt_pass, ' +
      'disappoint, disappointment, driving_exam, driving_test, dropout, dropped_out, everything_i_touch, everything_i_try/touch, ' +
      'expelled, fallen_flat, fell_short, flunk, let my team down, let_down, let_people_down, let_them_down, letting_everyone, ' +
      'living_with_my_parents, lost_my_business, lost_the_game, made_a_mess_of, mess up_everything, restaurant closed, ' +
      'ruin everything, ruined_my_life, shop closed, startup, success, successful, underachiever, ' +
      'unsuccessful, washed_up, went_bust, went_under',
    '',
  ],
  procrastination: [
    'cant_finish, never_finish, finish_anything, leave_things_half, ' +
      'avoid doing/work, avoidance, avoiding my, binge_watching, cant start, cant_make_myself, dawdle, deadline, delay, dilly_dally, ' +
      'distracted, distraction, dither, do_it_tomorrow, drag feet, drag_my, due tomorrow, due_tonight, finish_what, focus, ' +
      'havent_started/opened, idle, instead studying, instead_of_studying, instead_of_writing, keep_meaning, keep_putting/avoiding, ' +
      'leave everything until, make_myself_do, motivation, need_to_get_done, never finish, nothing_done, on_my_desk, paralysis, ' +
      'procrastinator, productive, productivity, put_things_off, putting_it_off, slacker, slacking, sloth, slothful, sluggard, snooze, ' +
      'stalling, tomorrow_always, tomorrow_i_always, unfinished, unproductive, waste hours/time, waste_hours, wasted day',
    'discipline',
  ],
  'school-pressure': [
    'dyslexia, dyslexic, ' +
      'a_levels, academic, academically, algebra, assignment, biology, calculus, chemistry, dissertation, drop_out of, essay, ' +
      'failed test/class, failing math/chemistry, failing_school, flunking, freshman, gcse, get_into_a, in_my_class, lsat, major, ' +
      'math_test, mcat, med_school, midterm, minus_is, nursing_school, parents expect, parents_pressure, phd, physics, report_card, ' +
      'revision, sat, scholarship, schoolwork, smart_enough_for, sophomore, straight_as, teacher hates, thesis, throw_up_before, ' +
      'tryouts, tutor, uni_application, valedictorian',
    '',
  ],
};
