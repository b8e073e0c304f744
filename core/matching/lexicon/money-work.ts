import type { Entries } from './entries.ts';

export const moneyAndWork: Entries = {
  'financial-stress': [
    'money_stress/worries, short_on_money, financially, finances, owe, owing, creditor, credit_card, maxed_out, overdraft, overdrawn, ' +
      'bank_account is, account is_empty, cant_pay, unaffordable, rent, landlord, evict, foreclose, foreclosure, repossessed, repo, ' +
      'bankrupt, chapter_11, broke, poverty, paycheck_to_paycheck, living paycheck, paycheck doesnt, loan, student_loan, irs, taxes, ' +
      'utilities, shut_off, shutoff, electricity, hospital_bills, garnish, wages, inflation, expenses, homeless, lose_our_house/home, ' +
      'savings_gone, no_savings, savings are, lost_our_savings, ends_meet, make_ends, two_jobs, second_job, unpaid, overdue, scam, ' +
      'ponzi, afford_groceries, tuition, thirty_days_to_get_out, spends_money_we, lost house',
    'money, pay, expensive, savings, salary, paycheck, payday, credit, budget',
  ],
  provision: [
    'provider, give us_what we need, what_we_need, meet our_needs, supply, jireh, fridge empty, pantry, food_bank, wic, no_food, ' +
      'put_food, grocery_money, diapers, formula, hunger, enough_to_eat, eat tonight, enough_food, needs_met, payday week_away, ' +
      'payday is, get_by, shelter, winter_coats, miracle_money, financial_miracle, will_eat, eat_this_week, place_to_stay, kids need, ' +
      'need shoes, food in_the_house, benefits',
    'food, eat, needs, enough, fridge, empty, want_for',
  ],
  stewardship: [
    'manage money, handle money, manage_my_money, better_with_money, good_with_money, bad_with_money, spend_and_save, save and_spend, ' +
      'should_i_save, how_much should_i_save, save_money, saving_up/for, save_for_retirement, retirement_savings/plan, 401k, ira, ' +
      'invest, investment, stocks, financial_planning, impulse_buying, overspend, spend_too_much, spend_money_on, cant_stop_spending, ' +
      'shopaholic, waste_money, wasteful, frugal, inheritance_money, came_into_money, got_a_raise, bonus, windfall, use_what_god, ' +
      'wisely, what_god_gave, entrusted, resources, wealth, prosperity, wealthy, lend money, pay_off, spending_habits, spend it_all, ' +
      'money gods_way, better_at_saving, get_better_at_saving, at_saving, things_i_dont_need, inheritance and, blew my inheritance, ' +
      'my_inheritance',
    'save, spend, manage, planning, wise, earn, buy, talents, waste',
  ],
  generosity: [
    'give_more/away/much, help_the_poor, help the poor, help others more, poor_people, needy, donation, ten_percent, offering, ' +
      'offering_plate, cheapskate, miser, selfish, hoard, volunteer, serve_others, giving_back, panhandler, beggar, homeless_man/people, ' +
      'missions, missionary, share_what, hospitality, open_my_home, tip, philanthropy, kindness, help_strangers, pledge, hard_to_give, ' +
      'give_money_to, money_to_homeless, serve_my_community, give church/money',
    'give, poor, hold_back, help_others, bless_others, share',
  ],
  contentment: [
    'unsatisfied, satisfied, satisfaction, never_enough, always want bigger, always_want, want_more, bigger house, newer_car, ' +
      'nicer_car, better_house, nothing_i_buy, buy makes_me_happy, money doesnt_make, happy_with_what, enough_for_me, materialistic, ' +
      'possessions, greedy, keep_buying, keeping_up_with, joneses, upgrade, minimalism, simple_life, bored, boredom, ' +
      'have_everything_and, have_it_all, still_not_happy, still_unhappy, be_happy_where, luxury, consumerism, ever_enough, ' +
      'fill_the_hole, shopping to_fill, not_happy_when i_have, have_everything, what_i_have, never happy',
    'enough, happy, want, buy, envy, peace_with, craving_more',
  ],
  purpose: [
    'purposeless, calling, supposed_to_do_with, supposed_to do with_my_life, do_with_my_life, what_am_i_even_here, why_did_god_make, ' +
      'why_god_made, what_god_wants_me, what god wants_me, gods_plan, plan_for_my_life, plan_for_me, use_me, life_matters, ' +
      'matter_at_all, no_direction/goals, directionless, aimlessly, drifting, lost_in_life, feel_lost/stuck, so_lost, lost_and/after, ' +
      'stuck_in_life, rut, dead_end_job, destiny, passion, midlife, whats_the_point, legacy, significance, insignificant, who_am_i, ' +
      'stuck_and, supposed_to_be_doing, am_i_supposed_to, what_am_i_supposed, meaning life, life meaning, wasting life',
    'meaning, direction, goal, plan, matters, useless',
  ],
  'work-conflict': [
    'manager, foreman, micromanage, takes_credit, took_credit, steals_my_ideas, toxic_job/work, at_work, work_drama, conflict_at_work, ' +
      'office, office_politics, hr, write_up, promotion, passed_over, underpaid, discriminated, discrimination, workplace, ' +
      'my_team/hours, subordinate, shift, customer, client, customer_yelled, cutthroat, lazy_coworker, crew, union, whistleblower, ' +
      'unethical, yells_at_me in_front, get_me_fired, trying_to_get_me, work_with people, blames_me_for, fudge, at_my_job, ' +
      'hate job/work',
    'work, job, unfair, team, employer, meeting, credit, staff',
  ],
  'job-loss': [
    'job_loss/rejections, laid_off, layoff, laid_me_off, laid me_off, getting_laid, let_me_go, let_go_from/today/this, got_let_go, ' +
      'was_let_go, let_him_go, jobless, out_of_work, without_a_job, no_job, find_work, need_a_job, interviews, applications, applied to, ' +
      'applied_for, resume, hired, downsized, redundant, terminated, termination, pink_slip, sacked, furlough, restructured, reorg, ' +
      'plant closed, closed_the_plant, company closed, company_shut, shut_down, contract ended, overqualified, linkedin, recruiter, ' +
      'dismissed, position cut, replaced_me, lost job, find job, looking work',
    'job, work, laid, plant, career, company',
  ],
  burnout: [
    'burned_out, running_on_empty/fumes, on_fumes, nothing_left, worn_out/down, weary, wiped_out, always_tired, so_tired, ' +
      'tired_of_work/everything/ministry/serving, dead_tired, sick_and_tired, work_too_much, 80_hours, 70_hours, 60_hours, hours_a_week, ' +
      'double_shifts, overtime, day_off, need_a_break, rest, sabbath, killing_me_job, love_ministry, quit_everything, fatigue, fried, ' +
      'crispy, checked_out, teacher, nurse, night_shifts, ragged, energy_left, dread_going, used love, tired time, work killing, ' +
      'job killing, dread work',
    'tired, work, ministry, vacation, slow_down, hours, empty',
  ],
  failure: [
    'went_under, lost_my_business, startup, messed_up, screw_up, blew_it, let everyone_down, let_them_down, let_people_down, let_down, ' +
      'letting_everyone, disappointment, disappoint, flunked, dropped_out, dropout, expelled, didnt_pass, did_not_pass, ' +
      'didnt_get_into/in, didnt_make_it, bar_exam, failed_the_bar, failed_my_test/exam, failed_a_class, everything_i_try/touch, success, ' +
      'successful, unsuccessful, underachiever, ruined_everything, ruined_my_life, fell_short, defeat, botched, lost_the_game, ' +
      'fear_of_failing, ruin everything, restaurant closed, still_living_with_my_parents, living_with_my_parents, let my_team_down, ' +
      'let my team down',
    '',
  ],
  procrastination: [
    'procrastinator, put_off, put_things_off, keep_putting/avoiding, putting_it_off, last_minute, leave everything until, cant_start, ' +
      'cant start, cant_make_myself, never_finish, unfinished, sloth, slothful, sluggard, idle, motivation, avoid doing/work, avoidance, ' +
      'delay, distracted, distraction, focus, unproductive, productive, productivity, due tomorrow, due_tonight, deadline, ' +
      'havent_started/opened, do_it_tomorrow, tomorrow_always, binge_watching, snooze, paralysis, need_to_get_done, make_myself_do, ' +
      'nothing_done, waste_hours, waste hours/time, avoiding my, finish_what, slacker, never finish, wasted day',
    'start, homework, late, discipline, due',
  ],
  'school-pressure': [
    'midterm, sat, gcse, mcat, lsat, straight_as, valedictorian, assignment, essay, thesis, dissertation, phd, school, schoolwork, ' +
      'school_stress, class, college, university, scholarship, med_school, nursing_school, freshman, sophomore, flunk chemistry, ' +
      'flunking, failing math/chemistry, failing_school, fail my_exam, tests, test_anxiety, teacher hates, my_teacher, teachers, ' +
      'professor, tutor, parents expect, parents_pressure, academic, academically, student, report_card, chemistry, algebra, calculus, ' +
      'biology, physics, tryouts, major, smart_enough_for, get_into_a, failed test/class',
    'parents',
  ],
};
