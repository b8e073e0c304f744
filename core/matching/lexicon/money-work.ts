import type { Entries } from './entries.ts';

export const moneyAndWork: Entries = {
  'financial-stress': [
    'account is_empty, afford_groceries, bank_account is, bankrupt, broke, cant_pay, chapter_11, credit_card, creditor, electricity, ' +
      'ends_meet, evict, expenses, finances, financially, foreclose, foreclosure, garnish, homeless, hospital_bills, inflation, irs, ' +
      'landlord, living paycheck, loan, lose_our_house/home, lost house, lost_our_savings, make_ends, maxed_out, money_stress/worries, ' +
      'no_savings, overdraft, overdrawn, overdue, owe, owing, paycheck doesnt, paycheck_to_paycheck, ponzi, poverty, rent, repo, ' +
      'repossessed, savings are, savings_gone, scam, second_job, short_on_money, shut_off, shutoff, spends_money_we, student_loan, ' +
      'taxes, thirty_days_to_get_out, tuition, two_jobs, unaffordable, unpaid, utilities, wages',
    'budget, credit, expensive, money, pay, paycheck, payday, salary, savings',
  ],
  provision: [
    'benefits, diapers, eat tonight, eat_this_week, enough_food, enough_to_eat, financial_miracle, food in_the_house, food_bank, ' +
      'formula, fridge empty, get_by, give us_what we need, grocery_money, hunger, jireh, kids need, meet our_needs, miracle_money, ' +
      'need shoes, needs_met, no_food, pantry, payday is, payday week_away, place_to_stay, provider, put_food, shelter, supply, ' +
      'what_we_need, wic, will_eat, winter_coats',
    'eat, empty, enough, food, fridge, needs, want_for',
  ],
  stewardship: [
    '401k, at_saving, bad_with_money, better_at_saving, better_with_money, blew my inheritance, bonus, came_into_money, ' +
      'cant_stop_spending, entrusted, financial_planning, frugal, get_better_at_saving, good_with_money, got_a_raise, handle money, ' +
      'how_much should_i_save, impulse_buying, inheritance and, inheritance_money, invest, investment, ira, lend money, manage money, ' +
      'manage_my_money, money gods_way, my_inheritance, overspend, pay_off, prosperity, resources, retirement_savings/plan, ' +
      'save and_spend, save_for_retirement, save_money, saving_up/for, shopaholic, should_i_save, spend it_all, spend_and_save, ' +
      'spend_money_on, spend_too_much, spending_habits, stocks, things_i_dont_need, use_what_god, waste_money, wasteful, wealth, ' +
      'wealthy, what_god_gave, windfall, wisely',
    'buy, earn, manage, planning, save, spend, talents, waste, wise',
  ],
  generosity: [
    'beggar, cheapskate, donation, give church/money, give_money_to, give_more/away/much, giving_back, hard_to_give, ' +
      'help others more, help the poor, help_strangers, help_the_poor, hoard, homeless_man/people, hospitality, kindness, miser, ' +
      'missionary, missions, money_to_homeless, needy, offering, offering_plate, open_my_home, panhandler, philanthropy, pledge, ' +
      'poor_people, selfish, serve_my_community, serve_others, share_what, ten_percent, tip, volunteer',
    'bless_others, give, help_others, hold_back, poor, share',
  ],
  contentment: [
    'always want bigger, always_want, be_happy_where, better_house, bigger house, bored, boredom, buy makes_me_happy, consumerism, ' +
      'enough_for_me, ever_enough, fill_the_hole, greedy, happy_with_what, have_everything, have_everything_and, have_it_all, joneses, ' +
      'keep_buying, keeping_up_with, luxury, materialistic, minimalism, money doesnt_make, never happy, never_enough, newer_car, ' +
      'nicer_car, not_happy_when i_have, nothing_i_buy, possessions, satisfaction, satisfied, shopping to_fill, simple_life, ' +
      'still_not_happy, still_unhappy, unsatisfied, upgrade, want_more, what_i_have',
    'buy, craving_more, enough, envy, happy, peace_with, want',
  ],
  purpose: [
    'aimlessly, am_i_supposed_to, calling, dead_end_job, destiny, directionless, do_with_my_life, drift, drifting, feel_lost/stuck, ' +
      'gods_plan, here_for, here_to_do, insignificant, legacy, life meaning, life_matters, lost_and/after, lost_in_life, made_for, ' +
      'make_me_for, matter_at_all, meaning, meaning life, meant_to_do, midlife, no_direction/goals, passion, plan_for_me, ' +
      'plan_for_my_life, point_of_my, purposeless, put here to, put_here, rut, significance, so_lost, stuck_and, stuck_in_life, ' +
      'supposed_to do with_my_life, supposed_to_be_doing, supposed_to_do_with, use_me, wasting life, what god wants_me, ' +
      'what_am_i_even_here, what_am_i_supposed, what_god_wants_me, what_on_earth, whats_the_point, who_am_i, who_i_am, ' +
      'why_did_god_make, why_god_made',
    '',
    'direction, goal, matters, plan, useless',
  ],
  'work-conflict': [
    'at_my_job, at_work, blames_me_for, conflict_at_work, customer_yelled, cutthroat, discriminated, discrimination, foreman, fudge, ' +
      'get_me_fired, hate job/work, hr, lazy_coworker, manager, micromanage, office_politics, passed_over, promotion, steals_my_ideas, ' +
      'subordinate, takes_credit, took_credit, toxic_job/work, trying_to_get_me, underpaid, unethical, union, whistleblower, ' +
      'work_drama, work_with people, write_up, yells_at_me in_front',
    'employer, unfair',
    'client, credit, crew, customer, job, meeting, my_hours, my_team, office, shift, staff, team, work, workplace',
  ],
  'job-loss': [
    'applications, applied to, applied_for, closed_the_plant, company closed, company_shut, contract ended, dismissed, downsized, ' +
      'find job, find_work, furlough, getting_laid, got_let_go, hired, interviews, job_loss/rejections, jobless, laid me_off, ' +
      'laid_me_off, laid_off, layoff, let_go_from/today/this, let_him_go, let_me_go, linkedin, looking work, lost job, need_a_job, ' +
      'no_job, out_of_work, overqualified, pink_slip, plant closed, position cut, recruiter, redundant, reorg, replaced_me, ' +
      'restructured, resume, sacked, shut_down, terminated, termination, was_let_go, without_a_job',
    'laid',
    'career, company, job, plant, work',
  ],
  burnout: [
    '60_hours, 70_hours, 80_hours, always_tired, burned_out, checked_out, crispy, day_off, dead_tired, double_shifts, dread work, ' +
      'dread_going, energy_left, fatigue, fried, hours_a_week, job killing, killing_me_job, love_ministry, need_a_break, night_shifts, ' +
      'nothing_left, nurse, on_fumes, overtime, quit_everything, ragged, rest, running_on_empty/fumes, sabbath, sick_and_tired, ' +
      'so_tired, teacher, tired time, tired_of_work/everything/ministry/serving, used love, weary, wiped_out, work killing, ' +
      'work_too_much, worn_out/down',
    'empty, hours, ministry, slow_down, tired, vacation, work',
  ],
  failure: [
    'bar_exam, blew_it, botched, defeat, did_not_pass, didnt_get_into/in, didnt_make_it, didnt_pass, disappoint, disappointment, ' +
      'dropout, dropped_out, everything_i_try/touch, expelled, failed_a_class, failed_my_test/exam, failed_the_bar, fear_of_failing, ' +
      'fell_short, flunked, let everyone_down, let my team down, let my_team_down, let_down, let_people_down, let_them_down, ' +
      'letting_everyone, living_with_my_parents, lost_my_business, lost_the_game, messed_up, restaurant closed, ruin everything, ' +
      'ruined_everything, ruined_my_life, screw_up, startup, still_living_with_my_parents, success, successful, underachiever, ' +
      'unsuccessful, went_under',
    '',
  ],
  procrastination: [
    'avoid doing/work, avoidance, avoiding my, binge_watching, cant start, cant_make_myself, cant_start, dawdle, deadline, delay, ' +
      'dilly_dally, distracted, distraction, dither, do_it_tomorrow, drag feet, drag_my, due tomorrow, due_tonight, finish_what, ' +
      'focus, havent_started/opened, idle, instead studying, instead_of_studying, instead_of_writing, keep_meaning, ' +
      'keep_putting/avoiding, last_minute, lazy, leave everything until, make_myself_do, motivation, need_to_get_done, never finish, ' +
      'never_finish, nothing_done, on_my_desk, paralysis, procrastinator, productive, productivity, put_off, put_things_off, ' +
      'putting_it_off, slacker, slacking, sloth, slothful, sluggard, snooze, stalling, tomorrow_always, tomorrow_i_always, unfinished, ' +
      'unproductive, waste hours/time, waste_hours, wasted day',
    'discipline',
    'due, homework, late, start',
  ],
  'school-pressure': [
    'academic, academically, algebra, assignment, biology, calculus, chemistry, dissertation, essay, fail my_exam, ' +
      'failed test/class, failing math/chemistry, failing_school, flunk chemistry, flunking, freshman, gcse, get_into_a, lsat, major, ' +
      'mcat, med_school, midterm, nursing_school, parents expect, parents_pressure, phd, physics, report_card, sat, scholarship, ' +
      'school_stress, schoolwork, smart_enough_for, sophomore, straight_as, teacher hates, test_anxiety, thesis, tryouts, tutor, ' +
      'valedictorian',
    '',
    'class, college, my_teacher, parents, professor, school, student, teachers, tests, university',
  ],
};
