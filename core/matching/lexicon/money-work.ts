import type { Entries } from './entries.ts';

export const moneyAndWork: Entries = {
  'financial-stress': [
    'money_stress, money_worries, short_on_money, tight_this_month, financially, finances, owe, owing, creditor, credit_card, ' +
      'maxed_out, overdraft, overdrawn, bank_account is, account is_empty, cant_pay, unaffordable, rent, landlord, evict, foreclose, ' +
      'foreclosure, repossessed, repo, car_note, bankrupt, chapter_11, broke, poverty, paycheck_to_paycheck, living paycheck, ' +
      'paycheck doesnt, loan, student_loan, irs, taxes, utilities, shut_off, shutoff, electricity, hospital_bills, garnish, wages, ' +
      'inflation, expenses, homeless, lose_our_home, savings_gone, no_savings, savings are, lost_our_savings, ends_meet, make_ends, ' +
      'two_jobs, second_job, unpaid, overdue, scam, ponzi, afford_groceries, tuition, cost_of_living, lost house',
    'money, pay, expensive, savings, salary, paycheck, payday, credit, budget',
  ],
  provision: [
    'provider, give us_what we need, what_we_need, meet my_needs, meet our_needs, supply, jireh, daily_bread, fridge empty, ' +
      'empty_fridge, pantry, food_bank, food_stamps, wic, no_food, put_food, grocery_money, diapers, formula, hunger, enough_to_eat, ' +
      'eat tonight, enough_food, needs_met, payday week_away, payday is, till_payday, until_payday, gas_money, get_by, basic_needs, ' +
      'roof_over, shelter, winter_coats, school_supplies, miracle_money, financial_miracle, need_a_miracle, financial_breakthrough, ' +
      'fridge empty, feed kids, feed family, eat tonight',
    'food, eat, needs, enough, fridge, empty, want_for',
  ],
  stewardship: [
    'manage money, handle money, money_management, better_with_money, wise_with_money, good_with_money, bad_with_money, ' +
      'spend_and_save, save and_spend, should_i_save, how_much should_i_save, save_money, saving_up, saving_for, savings_account, ' +
      'save_for_retirement, retirement_savings, retirement_plan, retirement_fund, 401k, ira, invest, investment, stocks, emergency_fund, ' +
      'financial_planning, financial_advisor, impulse_buying, overspend, spend_too_much, spend_money_on, cant_stop_spending, ' +
      'shopping_addiction, shopaholic, retail_therapy, online_shopping, waste_money, wasteful, frugal, inheritance_money, ' +
      'came_into_money, got_a_raise, bonus, windfall, use_my_talents, use_my_gifts, use_what_god, wisely, what_god_gave, entrusted, ' +
      'resources, wealth, prosperity, wealthy, lend money, loan money to, lend_my, pay_off, spending_habits, spend it_all, manage money, ' +
      'handle money, lend money',
    'save, spend, manage, planning, amazon_packages, wise, earn, buy, talents, waste',
  ],
  generosity: [
    'give_more, help_the_poor, help the poor, help others more, poor_people, needy, donation, ten_percent, offering, offering_plate, ' +
      'collection_plate, cheapskate, miser, greedy_with, selfish, hoard, volunteer, serve_others, giving_back, panhandler, beggar, ' +
      'homeless_man, homeless_people, homeless_person, homeless_guy, missions, missionary, share_what, share_with_others, hospitality, ' +
      'open_my_home, give_away, cheerful_giver, give_cheerfully, hold_back giving, tip, philanthropy, kindness, help_strangers, pledge, ' +
      'give church, give money',
    'give, poor, hold_back, help_others, bless_others, neighbors_in_need, share',
  ],
  contentment: [
    'unsatisfied, satisfied, satisfaction, never_enough, always want bigger, always_want, want_more, bigger house, newer_car, ' +
      'nicer_house, nicer_car, better_house, nothing_i_buy, buy makes_me_happy, money doesnt_make, happy_with_what, enough_for_me, ' +
      'materialistic, possessions, greedy, keep_buying, keeping_up_with, joneses, upgrade, minimalism, simple_life, bored, boredom, ' +
      'have_everything_and, have_it_all, still_not_happy, still_unhappy, be_happy_where, luxury, consumerism, bigger house, ' +
      'grass greener, never happy',
    'enough, happy, want, buy, envy, peace_with, craving_more',
  ],
  purpose: [
    'purposeless, calling, supposed_to_do_with, supposed_to do with_my_life, do_with_my_life, what_am_i_even_here, why_did_god_make, ' +
      'why_god_made, what_god_wants_me, what god wants_me, gods_plan, plan_for_me, use_me, life_matters, matter_at_all, going_nowhere, ' +
      'no_direction, directionless, aimlessly, drifting, no_goals, no_ambition, lost_in_life, feel_lost, so_lost, lost_and, ' +
      'stuck_in_life, feel_stuck, rut, dead_end_job, destiny, passion, my_gifts, spiritual_gifts, choose_a_career, midlife, ' +
      'quarter_life, whats_the_point, legacy, significance, insignificant, who_am_i, identity_crisis, full_time_ministry, ' +
      'missions_field, pastor_someday, meaning life, life meaning, wasting life',
    'meaning, direction, goal, plan, matters, useless, meant_to',
  ],
  'work-conflict': [
    'manager, co_worker, foreman, micromanage, takes_credit, took_credit, steals_my_ideas, toxic_job, toxic_work, hostile_work, ' +
      'at_work, work_drama, drama_at_work, conflict_at_work, office, office_politics, hr, human_resources, written_up, wrote_me_up, ' +
      'write_up, performance_review, bad_review, promotion, passed_over, underpaid, discriminated, discrimination, workplace, ' +
      'work_environment, my_team, my_employee, subordinate, team_lead, shift, scheduled me, customer, client, customer_yelled, ' +
      'cutthroat, under_the_bus, brown_nose, lazy_coworker, carry_the_team, crew, union, whistleblower, unethical, yells_at_me in_front, ' +
      'hate job, hate work',
    'work, job, unfair, team, employer, meeting, credit, staff',
  ],
  'job-loss': [
    'job_loss, laid_off, lay_off, layoff, laid_me_off, laid me_off, getting_laid, let_me_go, let_go_from, got_let_go, was_let_go, ' +
      'let_him_go, let_go_today, jobless, out_of_work, without_a_job, no_job, find_work, need_a_job, job_search, job_hunt, interviews, ' +
      'applications, applied to, applied_for, resume, hired, downsized, redundant, terminated, termination, pink_slip, sacked, furlough, ' +
      'restructured, reorg, plant closed, closed_the_plant, factory closed, company closed, company_shut, company folded, shut_down, ' +
      'contract ended, contract_wasnt, forced_to_retire, forced_retirement, forced_out, overqualified, rejected_from_jobs, ' +
      'job_rejections, linkedin, recruiter, dismissed, lost job, find job, looking work',
    'job, work, laid, plant, career, company',
  ],
  burnout: [
    'burned_out, burnt_out, burn_myself_out, running_on_empty, running_on_fumes, on_fumes, empty_tank, nothing_left, no_gas, worn_out, ' +
      'worn_down, weary, wiped_out, always_tired, so_tired, tired_of_work, bone_tired, dead_tired, tired_of_everything, sick_and_tired, ' +
      'work_too_much, 80_hours, 70_hours, 60_hours, hours_a_week, double_shifts, overtime, day_off, need_a_break, need_a_vacation, rest, ' +
      'sabbath, killing_me_job, hate_sundays, love_ministry, tired_of_ministry, tired_of_serving, serving_too_much, quit_everything, ' +
      'fatigue, tapped_out, fried, crispy, checked_out, teacher, nurse, first_responder, night_shifts, ragged, used love, tired time, ' +
      'work killing, job killing, dread work',
    'tired, work, ministry, vacation, slow_down, hours, empty',
  ],
  failure: [
    'went_under, business folded, lost_my_business, startup, went_bankrupt, bankrupt_business, messed_up, screw_up, blew_it, ' +
      'let everyone_down, let_them_down, let_people_down, let_down, letting_everyone, disappointment, disappoint, ' +
      'disappointed_my_parents, flunked, flunked_out, dropped_out, dropout, expelled, didnt_pass, did_not_pass, didnt_get_into, ' +
      'didnt_get_in, didnt_make_it, bar_exam, failed_the_bar, failed_my_test, failed_my_exam, failed_a_class, everything_i_try, ' +
      'everything_i_touch, nothing_goes_right, never_succeed, success, successful, unsuccessful, underachiever, dream_died, ' +
      'ruined_everything, ruined_my_life, wreck_everything, fell_short, defeat, botched, lost_the_game, fear_of_failing, wash_out, ' +
      'never_amount',
    '',
  ],
  procrastination: [
    'procrastinator, put_off, put_things_off, keep_putting, putting_it_off, last_minute, leave everything until, cant_start, ' +
      'cant start, cant_make_myself, get_things_done, get_stuff_done, get_anything_done, dont_finish, unfinished, half_finished, sloth, ' +
      'slothful, sluggard, idle, not_motivated, motivate_myself, motivation, avoid doing, keep_avoiding, avoidance, delay, distracted, ' +
      'distraction, focus, unproductive, productive, productivity, due tomorrow, due_tonight, deadline, havent_started, havent_opened, ' +
      'overdue_assignment, do_it_tomorrow, tomorrow_always, netflix_instead, binge_watching, piles_up, dishes piling, sink_full, snooze, ' +
      'adhd_paralysis, paralysis, executive_dysfunction, need_to_get_done, never finish, due tomorrow, waste time, wasted day, ' +
      'avoid work',
    'start, homework, late, discipline, due',
  ],
  'school-pressure': [
    'midterm, quiz_tomorrow, sat, act_score, gcse, a_levels, mcat, lsat, straight_as, straight_a, b_minus, a_minus, valedictorian, ' +
      'honor_roll, assignment, essay, thesis, dissertation, phd, term_paper, school, schoolwork, school_stress, class, college, ' +
      'university, college_applications, scholarship, med_school, nursing_school, freshman, sophomore, junior_year, senior_year, ' +
      'flunk chemistry, flunk math, flunking, failing math, failing chemistry, failing_algebra, failing_school, fail my_exam, tests, ' +
      'test_anxiety, teacher hates, my_teacher, teachers, professor, tutor, parents expect, pressure from_parents, parents_pressure, ' +
      'academic, academically, student, report_card, chemistry, algebra, calculus, biology, physics, tryouts, major, failed test, ' +
      'failed class, parents freak',
    'parents',
  ],
};
