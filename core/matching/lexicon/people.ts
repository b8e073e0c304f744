import type { Entries } from './entries.ts';

export const people: Entries = {
  forgiveness: [
    'resentful, let_it_go, let go what did, letting_go_of, get_over what did to, get_over_it, what_my did to, what did_to_me/us, ' +
      'hurt_me_so, he_hurt_me, she_hurt_me, they_hurt_me, isnt_sorry, never_apologized, never_said_sorry, not_sorry, seventy, pardon, ' +
      'reconcile, reconciliation, still_hurts_what, i_hate_him/her, wronged_me, forget_what, amends, people_who_hurt, cant_let_go, ' +
      'killed_my, holding_a, cant_stop_replaying, replay what, full_of_hate, killed my brother, man_who_killed, father_never, ' +
      'what_she_did, forgiven',
    'apologize, sorry, wronged, hurt_me/us, revenge, trust_again, never_get_over',
  ],
  betrayal: [
    'backstabber, traitor, disloyal, two_faced, double_crossed/life, broke my_trust, lost_trust, cant_trust, ' +
      'trust_anyone/people/again, told_everyone my, told everyone secret, told my_secret, secret told, ratted, snitched, threw me_under, ' +
      'behind_my_back, used_me, used me for, stole from_me, was_lying the whole, whole_time lying, deceived_me, turned_against_me, ' +
      'turned_on_me, turned_his_back, turned_her_back, turned_their_back, business_partner, stabbed, fake_friend, conned, ' +
      'trusted_her/them, i_trusted, never_trust, sided_with, judas, lied_to_my_face, sided with, told in_confidence, in_confidence, ' +
      'posted_it, read my_diary, pretended to_be_my_friend, pretended_to_be, gave my whole_life, replaced_me, broke promise, took side',
    'trust, lied, cheated, secret, behind',
  ],
  conflict: [
    'quarrel, fights, disagree, bicker, falling_out, not_speaking, not_on_speaking, stopped_speaking, wont_speak_to_me, ' +
      'wont_talk_to_me, silent_treatment, make_peace, peacemaker, confront, confrontation, difficult_people, hard_conversation, ' +
      'get_along, politics, political, neighbor, neighbour, roommate, misunderstanding, misunderstood, drama, clash, tension, ' +
      'say_sorry_first, apologize_first, resolve, work_it_out, mend, custody_dispute, lawsuit, suing, fence, always_end_up_yelling, ' +
      'end_up_yelling, mad_at_me, she_wont_speak, squabble, eats my_food, talk_to_someone_who, see eye',
    'mean_to_me, apologize, unfair, peace, criticize, listen',
  ],
  friendship: [
    'friendless, bestie, old_crowd, dropped_me, drifted_apart, friend moved, one_sided, text_first, bad_company/influence, unfriended, ' +
      'clique, frenemy, @pal ghosted/drifted, pulling_away, only_call_when, call when_they_need, without_me, stuff_without_me, ' +
      'do stuff_without, best friend moving',
    'friend, buddy, group, crowd, texts_me_back',
  ],
  rejection: [
    'not_wanted/invited/picked/chosen/loved, unloved, unlovable, ghosted_me, left_me_on/out, on_delivered/read, blocked_me, ' +
      'left_out/me, leave_me_out, wasnt_invited, didnt_invite_me, never_invited/chosen, didnt_get_invited, uninvited, picked_last, ' +
      'chosen_last, picked everyone_else, picked everybody/someone, chose someone, chose_her_over, chose_him_over, second_choice, ' +
      'turned_me_down, abandoned, abandonment, kicked_out, thrown_out, broke_up_with_me, broke_up, breakup, break_up, broke_my_heart, ' +
      'heartbreak, heartbroken, broken heart, unrequited, doesnt_love_me, dont_love_me, doesnt_like_me, dont_like_me, friendzoned, didnt_want_me, ' +
      'doesnt_want_me, dont_want_me, never_wanted_me, adoption, birth_mother, outcast, snubbed, shunned, nobody_wants_me, ' +
      'nobody_loves_me, father_never_wanted, mom left_us, broke_up over, invite_me, didnt_invite, dad never_wanted, never_wanted me, ' +
      'cut from/team, they_picked, turned down, dad left',
    'left, invite, stings, didnt_pick',
  ],
  bullying: [
    'picked_on, make_fun, taunt, name_calling, names at_school, kids at_school, girls at_school, boys at_school, kids laugh, ' +
      'laughed_at, kids_are_mean, mean_girls/kids/comments/messages, shove me, in_the_hallway, lunch_money, locker, recess, playground, ' +
      'on_the_bus, school_bus, hate_comments, online_hate, trolls, harass, harassment, humiliate_me, weirdo, prank, racist, racism, ' +
      'slurs, racial, insult, belittle, nasty pictures, fun_of_my, laugh at_how, fatso, comes_home_crying, laughed when, call names, ' +
      'called ugly',
    'names, humiliated, laugh, hallway, bus, torment, stand_up_to',
  ],
  gossip: [
    'gossipy, rumour, talking behind, talk_about_me/people, whispering, spread stories, spreading lies, tells_everyone my, ' +
      'told everyone my/about, business_around, private_life, backbiter, trash_talk, talk_trash, talk_bad_about, tea, hearsay, ' +
      'lies_about_me, smear, busybody, nosy, told my_secret, blabbed, tongue, screenshot, keep_a_secret, said something about, join_in, ' +
      'said_about_me, things_about_me that_arent, story_about_me',
    'stories, secret, told, mouth, reputation',
  ],
};
