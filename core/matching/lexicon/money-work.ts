import type { Entries } from './entries.ts';

export const moneyAndWork: Entries = {
  'financial-stress': [
    'money_stress, money_worries, short_on_money, financially, finances, owe, owing, creditor, credit_card, maxed_out, overdraft, ' +
      'overdrawn, cant_pay, afford, unaffordable, rent, landlord, evict, foreclose, foreclosure, repossessed, repo, bankrupt, ' +
      'chapter_11, broke, poverty, paycheck_to_paycheck, living paycheck, paycheck doesnt, loan, student_loan, irs, taxes, utilities, ' +
      'shut_off, shutoff, electricity, hospital_bills, garnish, wages, inflation, expenses, homeless, lose_our_home, savings_gone, ' +
      'no_savings, savings are, ends_meet, make_ends, two_jobs, second_job, unpaid, overdue, scam, ponzi, afford_groceries, tuition, ' +
      'cost_of_living, thirty_days_to_get_out, cant_make_the, past_due, sums, cash_advance, student_debt, drowning_in_bills, ' +
      'paycheck_is_gone, gone_by_friday, spends_money_we, prices, bank_app, lost house',
    'money, pay, payment, expensive, cost, dollars, bank, savings, salary, income, paycheck, payday, poorer, funds, credit, budget',
  ],
  provision: [
    'provider, give us_what we need, what_we_need, meet my_needs, meet our_needs, supply, jireh, daily_bread, empty_fridge, pantry, ' +
      'food_bank, food_stamps, wic, no_food, put_food, grocery_money, diapers, formula, hunger, enough_to_eat, enough_food, needs_met, ' +
      'payday week_away, payday is, till_payday, until_payday, get_by, roof_over, shelter, winter_coats, school_supplies, miracle_money, ' +
      'financial_miracle, need_a_miracle, will_eat, eat_this_week, place_to_stay, place_to_live, kids need, need shoes, ' +
      'food in_the_house, benefits, in_our_car, empty_cupboard, cupboard, look_out_for_us, need_a_car, need_a_home, heating, ' +
      'daily_needs, fridge empty, feed kids, feed family, eat tonight, trust god',
    'food, eat, needs, enough, bread, fridge, empty, want_for, sparrows',
  ],
  stewardship: [
    'bad_with_money, spend_and_save, save and_spend, should_i_save, how_much should_i_save, save_money, saving_up, saving_for, ' +
      'retirement_savings, retirement_plan, retirement_fund, 401k, ira, invest, investment, stocks, emergency_fund, financial_planning, ' +
      'impulse_buying, overspend, spend_too_much, spend_money_on, shopaholic, waste_money, wasteful, frugal, inheritance_money, ' +
      'got_a_raise, bonus, windfall, use_my_talents, use_my_gifts, use_what_god, wisely, what_god_gave, god_gave_me, entrusted, ' +
      'resources, wealth, prosperity, rich, wealthy, loan money to, lend_my, pay_off, spending_habits, spend it_all, at_saving, ' +
      'things_i_dont_need, buying stuff, inheritance and, responsible_with, do_with_my_money, use_my_money, blew my inheritance, ' +
      'my_inheritance, put_away_for, spend_less, debt_free, money_wisely, financial_wisdom, how_i_spend, where_it_went, manage money, ' +
      'handle money, lend money, money gods, better saving',
    'save, spend, manage, planning, shopping, wise, earn, buy, purchases, talents, possessions, waste',
  ],
  generosity: [
    'give_more, help_the_poor, help the poor, poor_people, needy, donation, ten_percent, offering, offering_plate, cheapskate, miser, ' +
      'greedy_with, selfish, hoard, volunteer, serve_others, giving_back, panhandler, beggar, homeless_people, missions, missionary, ' +
      'hospitality, open_my_home, give_away, tip, philanthropy, kindness, help_strangers, pledge, hard_to_give, money_to_homeless, ' +
      'serve_my_community, give_much, help_a_stranger, help_my_neighbors, put_others_first, sharing, afraid_to_give, giving money, ' +
      'give church',
    'give, poor, hold_back, help_others, gift, bless_others, refugees, serve',
  ],
  contentment: [
    'unsatisfied, satisfied, satisfaction, never_enough, always want bigger, always_want, want_more, newer_car, nicer_house, ' +
      'nicer_car, better_house, nothing_i_buy, buy makes_me_happy, enough_for_me, materialistic, possessions, greedy, keep_buying, ' +
      'joneses, upgrade, minimalism, simple_life, bored, boredom, have_it_all, still_unhappy, be_happy_where, luxury, consumerism, ' +
      'ever_enough, shopping to_fill, not_happy_when i_have, have_everything, so_much_more by, different_life, wishing_i_had, too_small, ' +
      'what_i_have, more_and_more, next_thing, chasing, never happy',
    'enough, happy, happiness, want, buy, envy, peace_with, craving_more',
  ],
  purpose: [
    'purposeless, calling, supposed_to_do_with, supposed_to do with_my_life, do_with_my_life, what_am_i_even_here, why_did_god_make, ' +
      'why_god_made, what_god_wants_me, what god wants_me, gods_plan, plan_for_my_life, plan_for_me, use_me, life_matters, ' +
      'matter_at_all, going_nowhere, no_direction, directionless, aimlessly, drifting, no_goals, lost_in_life, feel_lost, so_lost, ' +
      'lost_and, stuck_in_life, feel_stuck, rut, dead_end_job, destiny, passion, my_gifts, spiritual_gifts, career, midlife, ' +
      'whats_the_point, legacy, significance, insignificant, who_am_i, stuck_and, supposed_to_be_doing, am_i_supposed_to, ' +
      'what_am_i_supposed, lost_after, what_i_want_to_be, dont_know_what_i_want, nothing_important, wasting_my_gifts, no_idea_what, ' +
      'wander, meaning life, life meaning, wasting life',
    'meaning, direction, goal, dream, plan, path, gifts, lost, stuck, matters, useful, useless, unfulfilled, fulfilled, meant_to, ' +
      'fulfillment',
  ],
  'work-conflict': [
    'manager, foreman, micromanage, takes_credit, took_credit, toxic_job, toxic_work, hostile_work, at_work, work_drama, ' +
      'drama_at_work, office, office_politics, hr, wrote_me_up, write_up, promotion, passed_over, underpaid, discriminated, ' +
      'discrimination, workplace, my_team, subordinate, team_lead, shift, customer, client, customer_yelled, cutthroat, under_the_bus, ' +
      'lazy_coworker, carry_the_team, crew, union, whistleblower, unethical, yells_at_me in_front, get_me_fired, trying_to_get_me, ' +
      'my_hours, work_with people, blames_me_for, fudge, the_new_hire, steal_my_clients, unfair_treatment, at_my_job, hate job, ' +
      'hate work, pay less',
    'work, job, career, unfair, team, employees, employer, meeting, overlooked, credit, staff',
  ],
  'job-loss': [
    'job_loss, laid_off, layoff, laid_me_off, laid me_off, getting_laid, let_me_go, let_go_from, got_let_go, was_let_go, let_him_go, ' +
      'let_go_today, jobless, out_of_work, without_a_job, no_job, find_work, need_a_job, job_hunt, interviews, applications, applied to, ' +
      'applied_for, resume, hired, downsized, redundant, terminated, termination, pink_slip, sacked, furlough, restructured, reorg, ' +
      'plant closed, closed_the_plant, company closed, company_shut, shut_down, contract ended, contract_wasnt, forced_retirement, ' +
      'forced_out, overqualified, job_rejections, linkedin, recruiter, dismissed, let_go_this, position cut, my_job_was, calls_back job, ' +
      'replaced_me, lost_work, closing_down, worthless_without_a, without_a_paycheck, lost job, find job, looking work',
    'job, work, employment, layed, laid, plant, position, career, company',
  ],
  burnout: [
    'burned_out, burnt_out, running_on_empty, running_on_fumes, on_fumes, nothing_left, worn_out, worn_down, weary, wiped_out, ' +
      'always_tired, so_tired, tired_of_work, dead_tired, sick_and_tired, work_too_much, 80_hours, 70_hours, 60_hours, hours_a_week, ' +
      'double_shifts, overtime, day_off, need_a_break, rest, sabbath, killing_me_job, hate_sundays, love_ministry, tired_of_serving, ' +
      'quit_everything, fatigue, fried, crispy, checked_out, teacher, nurse, night_shifts, ragged, energy_left, dread_going, ' +
      'cant_stop working, sucked_the_life, life out_of_me, too_tired_to, cry_in_the_car before, cry before_work, never_really_home, ' +
      'worked_to_death, no_time_off, work_weekends, on_call, 12_hour, cant_slow_down, used love, tired time, work killing, job killing, ' +
      'dread work',
    'tired, tiredness, overloaded, work, serving, ministry, sleepy, vacation, strength, slow_down, hours, empty, restless, weak',
  ],
  failure: [
    'went_under, startup, messed_up, screw_up, blew_it, let everyone_down, let_them_down, let_down, letting_everyone, disappointment, ' +
      'disappoint, flunked, dropped_out, dropout, expelled, didnt_pass, did_not_pass, didnt_get_into, didnt_get_in, didnt_make_it, ' +
      'bar_exam, failed_the_bar, failed_my_test, failed_my_exam, failed_a_class, everything_i_try, everything_i_touch, success, ' +
      'successful, unsuccessful, underachiever, dream_died, ruined_everything, ruined_my_life, fell_short, defeat, botched, ' +
      'lost_the_game, never_amount, ruin everything, restaurant closed, store closed, nothing_to_show, show_for_it, try_again, ' +
      'afraid_to_try_again, broke every goal, every_goal, every goal, amount_to_nothing, didnt_work_out, bombed, third_time_ive, ' +
      'living parents, team down',
    'ruin, rejected, incompetent, dumb',
  ],
  procrastination: [
    'procrastinator, put_off, put_things_off, keep_putting, putting_it_off, last_minute, wait_until_the_last, cant_start, cant start, ' +
      'cant_make_myself, get_stuff_done, dont_finish, unfinished, sloth, slothful, sluggard, idle, motivation, avoiding_work, ' +
      'avoid doing, keep_avoiding, avoidance, delay, distracted, distraction, focus, unproductive, productive, productivity, ' +
      'due_tonight, deadline, havent_started, havent_opened, do_it_tomorrow, tomorrow_always, binge_watching, piles_up, sink_full, ' +
      'snooze, paralysis, need_to_get_done, make_myself_do, nothing_done, avoiding my, finish_what, never_start, meaning_to, ' +
      'i_know_what_i_have_to_do, just_dont_do_it, just dont_do_it, ignored_for_months, inbox, pile_of, instead_of_working, ' +
      'instead of_doing, not_started, slacker, slacking, havent done, never finish, due tomorrow, waste time, wasted day, waste hours',
    'start, finish, homework, assignment, excuse, stall, unopened, organized, late, discipline, postpone, undone, due',
  ],
  'school-pressure': [
    'midterm, quiz_tomorrow, sat, gcse, mcat, lsat, straight_as, valedictorian, assignment, essay, thesis, dissertation, phd, ' +
      'term_paper, school, schoolwork, school_stress, class, college, university, college_applications, scholarship, med_school, ' +
      'nursing_school, freshman, sophomore, flunk chemistry, flunking, failing chemistry, fail my_exam, tests, test_anxiety, ' +
      'teacher hates, my_teacher, teachers, professor, tutor, parents expect, parents_pressure, academic, academically, student, ' +
      'report_card, chemistry, algebra, calculus, biology, physics, tryouts, dropping_out, major, smart_enough_for, get_into_a, got_a_c, ' +
      'got_an_f, student_loans_and, got 97, honors, failed test, failed class, failing school, parents freak',
    'math, scores, campus, semester, graduate, parents, dorm',
  ],
};
