import type { Entries } from './entries.ts';

export const people: Entries = {
  forgiveness: [
    'get_back_at, get_even_with, make_him/her/them pay, want revenge, pay_him/her/them_back, ' +
      'abandoned_us, amends, cant_let_go, cant_stop_replaying, father_never, forget_what, full_of_hate, get_over what did to, ' +
      'get_over_it, hatchet, hate what_he_did, hate what_she_did, hatred, he_hurt_me, holding_a, hurt_me_so, i_hate_him/her, ' +
      'isnt_sorry, let go what did, let_it_go, letting_go_of, man_who_killed, move_on after, never_apologized, never_said_sorry, ' +
      'not_sorry, pardon, people_who_hurt, reconcile, reconciliation, replay what, resentful, says_sorry, seventy, she_hurt_me, ' +
      'still_hurts_what, they_hurt_me, wants_back_in, wants_to_see_me, what did_to_me/us, what_my did to, what_she_did, who_killed, ' +
      'wronged_me',
    'apologize, hurt_me/us, never_get_over, revenge, sorry, trust_again, wronged',
  ],
  betrayal: [
    'backstabber, behind_my_back, broke promise, business_partner, cant_trust, conned, disloyal, double_crossed/life, fake_friend, ' +
      'i_trusted, in_confidence, judas, lied_to_my_face, lost_trust, never_trust, opened_up and, posted_it, ' +
      'pretended to_be_my_friend, pretended_to_be, ratted, read my_diary, read my_messages, repeated it, replaced_me, secret told, ' +
      'sided with, snitched, sold_me_out, stabbed, stole from_me, threw me_under, told everyone secret, told in_confidence, ' +
      'told my_secret, told_everyone my, took side, traitor, trust_anyone/people/again, trusted_her/them, ' +
      'turned_against_me, turned_her_back, turned_his_back, turned_on_me, turned_their_back, two_faced, used me for, used_me, ' +
      'was_lying the whole, whole_time lying',
    'behind, cheated, lied, secret, trust',
  ],
  conflict: [
    'neighbor/neighbour noise/noisy/loud/music/dog/fence/barking/rude, ' +
      'always_end_up_yelling, apologize_first, arent_speaking, bicker, blazing, clash, confront, confrontation, difficult_people, ' +
      'disagree, eats my_food, end_up_shouting, end_up_yelling, fights, get_along, had words, hard_conversation, housemate speaking, ' +
      'into_a_fight, lawsuit, mad_at_me, make_up after, make_up_with, mend, misunderstanding, misunderstood, ' +
      'next_door loud/noise/music, not_on_speaking, not_speaking, peacemaker, political, quarrel, resolve, roommate fight, row, ' +
      'say_sorry_first, see eye, she_wont_speak, shouting_match, squabble, stopped_speaking, suing, talk turns fight, ' +
      'tension, upstairs stomp/noise, wont_speak_to_me, wont_talk_to_me, work_it_out',
    'apologize, mean_to_me',
  ],
  friendship: [
    '@pal ghosted/drifted, bad_company/influence, bestie, clique, do stuff_without, drifted, dropped_me, ' +
      'frenemy, friendless, make friends/mates, mates, old_crowd, one_sided, only_call_when, only_rings_when, pulling_away, ' +
      'stuff_without_me, text_first, unfriended, without_me, wrong_crowd',
    'texts_me_back',
  ],
  rejection: [
    'abandoned, abandonment, adoption, another_no, birth_mother, blocked_me, break_up, breakup, broke_my_heart, broke_up, ' +
      'broke_up over, broke_up_with_me, broken heart, chose someone, chose_her_over, chose_him_over, chosen_last, cut from/team, ' +
      'cut off brother/sister/friend, cut_off_by, dad left, dad never_wanted, didnt_get_invited, didnt_invite, didnt_invite_me, ' +
      'didnt_want_me, ditched, doesnt_like_me, doesnt_love_me, doesnt_want_me, dont_like_me, dont_love_me, dont_want_me, ' +
      'father_never_wanted, friendzoned, heartbreak, heartbroken, invite_me, jilted, kicked_out, leave_me_out, left_me_on/out, ' +
      'left_out/me, mom left_us, never_invited/chosen, never_wanted me, no_one_asked, nobody picked, nobody_loves_me, nobody_wants_me, ' +
      'not_wanted/invited/picked/chosen/loved, on_delivered/read, on_seen, outcast, picked everybody/someone, picked everyone_else, ' +
      'picked_last, picked_me, second_choice, shunned, snubbed, stood_me_up, they_picked, thought_to_ask, thrown_out, turned_me_down, ' +
      'uninvited, unlovable, unloved, unrequited, wasnt_chosen, wasnt_invited',
    'didnt_pick, invite, left, stings',
  ],
  bullying: [
    'belittle, boys at_school, call_me, called ugly, calls_me names, comes_home_crying, fatso, fun_of_my, girls at_school, ' +
      'group_chat to, harass, harassment, hate_comments, humiliate_me, in_the_hallway, insult, kids at_school, kids laugh, ' +
      'kids_are_mean, laugh at_how, laughed when, laughed_at, locker, lunch_money, make_fun, mean_girls/kids/comments/messages, ' +
      'name_calling, names at_school, nasty pictures, on_the_bus, online_hate, playground, prank, pushed_around, racial, racism, ' +
      'racist, recess, school_bus, shove me, slurs, steal his_lunch, stutter, taunt, threw my_bag, tripping, trolls, weirdo',
    'bus, hallway, humiliated, laugh, names, stand_up_to',
  ],
  gossip: [
    'about_me to, all_over_town, backbiter, blabbed, blabbermouth, business_around, busybody, dirty_laundry, everyone_who_isnt, ' +
      'gossipy, hearsay, join_in, keep_a_secret, lies_about_me, lips, nosy, passed_on, prayer_chain, private_life, pulls_apart, ' +
      'rumour, said something about, said_about_me, screenshot, smear, spilled, spread stories, spreading lies, story_about_me, ' +
      'talk_about_everyone, talk_about_me/people, talk_bad_about, talk_trash, talking behind, tea, tell_everyone my, tells_everyone, ' +
      'things_about_me that_arent, told everyone my/about, told my_secret, tongue, trash_talk, whispering, whoever_is missing',
    'mouth, reputation, secret, stories, told',
  ],
};
