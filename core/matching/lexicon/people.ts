import type { Entries } from './entries.ts';

export const people: Entries = {
  forgiveness: [
    'resentful, let_it_go, let go what did, letting_go_of, get_over what did to, get_over_it, get_past what, move_past what, ' +
      'what_my did to, what did_to_me, what did_to_us, hurt_me_so, he_hurt_me, she_hurt_me, they_hurt_me, isnt_sorry, never_apologized, ' +
      'never_said_sorry, not_sorry, seventy, pardon, reconcile, reconciliation, wish_him_harm, i_hate_him, i_hate_her, wronged_me, ' +
      'forget_what, amends, who_hurt_me, cant_let_go, killed_my, holding_a, cant_stop_replaying, replay what, full_of_hate, ' +
      'killed my brother, killed my son, man_who_killed, hate her for, hate him for, hate_them, father_never, what_they_did, ' +
      'what_she_did, what_he_did, get_over_being, cut_her_off, holding hurt',
    'apologize, apology, sorry, wronged, hate, mercy, hurt_us, revenge, trust_again, childhood, never_get_over',
  ],
  betrayal: [
    'backstabber, traitor, disloyal, two_faced, double_crossed, broke my_trust, lost_trust, trust_issues, cant_trust, trust_anyone, ' +
      'trust_people, trust_again, told_everyone my, told everyone secret, told my_secret, secret told, spilled my, ratted, snitched, ' +
      'sold_me_out, threw me_under, behind_my_back, used_me, used me for, stole from_me, stole my, was_lying the whole, deceived_me, ' +
      'turned_on_me, business_partner, stabbed, fake_friend, conned, trusted_him, trusted_her, trusted_them, i_trusted, never_trust, ' +
      'set_me_up, double_life, sided_with, judas, lied_to_my_face, sided with, told in_confidence, in_confidence, confided, posted_it, ' +
      'read my_diary, against_me, pretended to_be_my_friend, pretended_to_be, after_all_i_did, repays_me, gave my whole_life, ' +
      'replaced_me, promised_me, broke promise, took side',
    'trust, loyal, loyalty, snake, manipulate, lied, cheated, secret, behind, sneaky',
  ],
  conflict: [
    'quarrel, fights, disagree, bicker, falling_out, not_speaking, stopped_speaking, wont_speak_to_me, wont_talk_to_me, ' +
      'silent_treatment, make_peace, peacemaker, confront, confrontation, difficult_person, difficult_people, hard_conversation, ' +
      'get_along, never_agree, politics, political, neighbor, neighbour, roommate, misunderstanding, misunderstood, drama, clash, ' +
      'tension, tense_between, screaming_match, apologize_first, resolve, work_it_out, mend, custody_dispute, lawsuit, suing, mad_at_me, ' +
      'angry_at_me, upset_with_me, she_wont_speak, he_wont_speak, squabble, pick_sides, bring_up_a_problem, eats my_food, ' +
      'talk_to_someone_who, difficult_conversation, make_up_with, see eye, end yelling',
    'mad_at_each, hostile, opponent, rude, mean_to_me, apologize, unfair, offended, understand_me, peace, criticize, listen, ' +
      'communicate',
  ],
  friendship: [
    'friendless, bestie, old_crowd, dropped_me, drifted_apart, one_sided, text_first, third_wheel, bad_company, wrong_crowd, ' +
      'bad_influence, unfriended, clique, frenemy, friend_breakup, @pal ghosted, @pal drifted, pulling_away, only_call_when, ' +
      'call when_they_need, without_me, friend_is_jealous, friend_lied, lost_touch, grew_apart, friend moved, stuff without',
    'friend, pal, buddy, hangout, social, group, cliquey, crowd, texts_me_back, companions, mates, sleepover, popular',
  ],
  rejection: [
    'not_wanted, unloved, unlovable, ghosted_me, on_delivered, on_read, blocked_me, left_out, not_invited, wasnt_invited, ' +
      'never_invited, uninvited, picked_last, chosen_last, picked everybody, picked someone, not_picked, not_chosen, chose_her_over, ' +
      'chose_him_over, second_choice, never_chosen, abandoned, abandonment, kicked_out, kicked_me_out, thrown_out, pushes_me_away, ' +
      'broke_up_with_me, broke_up, breakup, break_up, broke_my_heart, heartbreak, heartbroken, unrequited, doesnt_love_me, dont_love_me, ' +
      'doesnt_like_me, dont_like_me, friendzoned, didnt_want_me, doesnt_want_me, dont_want_me, never_wanted_me, adopted, adoption, ' +
      'birth_mother, birth_parents, outcast, shut_me_out, cold_to_me, snubbed, shunned, ignored_me, canceled_on_me, not_loved, ' +
      'mom left_us, broke_up over, invite_me, didnt_invite, wasnt invited, without inviting, dad never_wanted, never_wanted me, ' +
      'cut from, last_picked, pick_me, chose_me, ever_choose_me, want_nothing_to_do, no_longer_wants, shot_down, refuse my, refusing_my, ' +
      'gave the_part_to, left_me, they_picked, didnt_choose, thrown_away, turned down, dad left',
    'left, invite, stung, stings, didnt_pick',
  ],
  bullying: [
    'picked_on, make_fun, made_fun, taunt, name_calling, called_me fat, kids at_school, girls at_school, boys at_school, kids laugh, ' +
      'laughed_at, kids_are_mean, mean_girls, mean_kids, shove me, trip me, tripped_me, in_the_hallway, lunch_money, locker, recess, ' +
      'playground, on_the_bus, school_bus, hate_comments, mean_comments, mean_messages, online_hate, trolls, harass, harassment, ' +
      'humiliate_me, weirdo, prank, racist, racism, slurs, racial, insult, belittle, nasty pictures, fun_of_my, laugh at_how, ' +
      'mean_to_my, fatso, calls_me_a, trash_my_locker, steal my_lunch, posted_about_me, hate_my_accent, laughed when, call names, ' +
      'called ugly, home crying',
    'mean, cruel, names, humiliated, laugh, hallway, bus, nasty, torment, intimidate, retaliate, stand_up_to, jerk',
  ],
  gossip: [
    'gossipy, rumour, talking behind, talk_about_me, whispering, spread stories, spreading lies, tells_everyone my, told everyone my, ' +
      'business_around, private_life, backbiter, trash_talk, talk_trash, talk_bad_about, tea, hearsay, lies_about_me, smear, busybody, ' +
      'nosy, cant_keep a_secret, told my_secret, blabbed, ran_my_mouth, tongue, screenshot, group_chat, keep_a_secret, ' +
      'said something about, join_in, said_about_me, things_about_me that_arent, arent_true about, twist_my_words, reputation, ' +
      'pass_it_on, when_they_are_not_here, everyone_in_town, told_the_whole, story_about_me, private_business, airing, ' +
      'vent_about_people',
    'stories, secret, told, chatter, overheard, accuse, mouth, stirring, drama',
  ],
};
