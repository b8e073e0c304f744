import type { Entries } from './entries.ts';

export const people: Entries = {
  forgiveness: [
    'resentful, hold_it_against, let_it_go, let go what did, letting_go_of, get_over what did to, get_over_it, get_past what, ' +
      'move_past what, what_my did to, what did_to_me, what did_to_us, hurt_me_so, he_hurt_me, she_hurt_me, they_hurt_me, isnt_sorry, ' +
      'never_apologized, never_said_sorry, not_sorry, no_apology, seventy, pardon, reconcile, reconciliation, still_hurts_what, ' +
      'still_mad_about, wish_him_harm, i_hate_him, i_hate_her, wronged_me, forget_what, amends, father_wound, mother_wound, ' +
      'people_who_hurt, cant_let_go, murdered_my, killed_my, holding_a, forgiven',
    'apologize, sorry, wronged, hurt_me, hurt_us, revenge, trust_again, never_get_over',
  ],
  betrayal: [
    'backstabber, traitor, disloyal, two_faced, double_crossed, broke my_trust, broken_trust, lost_trust, trust_issues, cant_trust, ' +
      'trust_anyone, trust_people, trust_again, told_everyone my, told everyone secret, told my_secret, secret told, shared my_secret, ' +
      'spilled my, ratted, snitched, sold_me_out, threw me_under, behind_my_back, used_me, used me for, took_advantage, stole from_me, ' +
      'was_lying the whole, whole_time lying, deceived_me, turned_against_me, turned_on_me, turned_his_back, turned_her_back, ' +
      'turned_their_back, abandoned_me, business_partner, broken_promise, stabbed, played_me, fake_friend, conned, trusted_her, ' +
      'trusted_them, i_trusted, never_trust, set_me_up, screwed_me_over, double_life, sided_with, judas, broke promise, took side',
    'trust, lied, cheated, secret, behind',
  ],
  conflict: [
    'quarrel, fights, disagree, bicker, falling_out, not_speaking, not_on_speaking, stopped_speaking, wont_talk_to_me, ' +
      'silent_treatment, cold_shoulder, make_peace, peacemaker, confront, confrontation, difficult_person, difficult_people, ' +
      'hard_conversation, get_along, never_agree, politics, political, neighbor, neighbour, roommate, misunderstanding, misunderstood, ' +
      'drama, clash, tension, tense_between, screaming_match, say_sorry_first, apologize_first, resolve, work_it_out, patch_things, ' +
      'burned_bridges, mend, at_odds, walk_on_eggshells, custody_dispute, lawsuit, suing, see eye',
    'mad_at_each, mean_to_me, apologize, unfair, understand_me, peace, criticize, listen',
  ],
  friendship: [
    'friendless, bestie, old_crowd, dropped_me, drifted_apart, friend moved, one_sided, reach_out_first, text_first, third_wheel, ' +
      'bad_company, wrong_crowd, bad_influence, peer_pressure, unfriended, clique, frenemy, friend_breakup, @pal ghosted, @pal drifted, ' +
      'friend moved',
    'friend, buddy, hang_out, group, crowd, texts_me_back',
  ],
  rejection: [
    'not_wanted, unloved, unlovable, ghosted_me, left_me_on, on_delivered, on_read, seen_zoned, blocked_me, left_out, leave_me_out, ' +
      'not_invited, wasnt_invited, didnt_invite_me, never_invited, didnt_get_invited, uninvited, picked_last, chosen_last, ' +
      'picked everyone_else, picked everybody, picked someone, chose someone, not_picked, not_chosen, chose_her_over, chose_him_over, ' +
      'second_choice, never_chosen, abandoned, abandonment, cast_out, kicked_out, kicked_me_out, thrown_out, pushes_me_away, broke_up, ' +
      'broken_up, breakup, break_up, broke_my_heart, broken_heart, heartbreak, heartbroken, unrequited, doesnt_love_me, dont_love_me, ' +
      'doesnt_like_me, dont_like_me, friend_zone, friendzoned, didnt_want_me, doesnt_want_me, dont_want_me, never_wanted_me, adoption, ' +
      'birth_mother, birth_parents, foster_care, foster_kid, outcast, not_included, shut_me_out, cold_to_me, brushed_off, snubbed, ' +
      'shunned, canceled_on_me, nobody_wants_me, nobody_loves_me, not_loved, father_never_wanted, mom left_us, chose someone, ' +
      'turned down, dad left, left_me_out, cut team',
    'left, invite, stings, didnt_pick',
  ],
  bullying: [
    'picked_on, make_fun, made_fun, taunt, name_calling, names at_school, called_me fat, kids at_school, girls at_school, ' +
      'boys at_school, kids laugh, laughed_at, kids_are_mean, mean_girls, mean_kids, shove me, trip me, tripped_me, in_the_hallway, ' +
      'lunch_money, locker, recess, playground, on_the_bus, school_bus, hate_comments, mean_comments, mean_messages, online_hate, ' +
      'trolls, harass, harassment, humiliate_me, weirdo, ganged_up, prank, excluded_at_school, racist, racism, slurs, racial, insult, ' +
      'belittle, call names, called ugly',
    'names, humiliated, laugh, hallway, bus, torment, stand_up_to',
  ],
  gossip: [
    'gossipy, rumour, talking behind, talk_about_me, whispering, spread stories, spreading lies, tells_everyone my, told everyone my, ' +
      'told everyone about, business_around, private_life, backbiter, trash_talk, talk_trash, talk_bad_about, talking_smack, tea, ' +
      'hearsay, false_accusation, falsely_accused, lies_about_me, smear, busybody, nosy, told my_secret, blabbed, ran_my_mouth, ' +
      'loose_lips, tongue, talk_about_people, dirt_on, screenshot',
    'stories, secret, told, mouth, reputation',
  ],
};
