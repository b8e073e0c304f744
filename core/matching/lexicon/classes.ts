/** Words that stand for one another in a pattern: "@spouse drink" is any husband or wife who drinks. */
export const classes: Record<string, string> = {
  spouse: 'husband wife spouse partner wifey fiance fiancee bride groom hubs hubby missus',
  lover: 'boyfriend girlfriend guy girl crush date boy man dude babe woman',
  child:
    'son daughter child kid teen teenager toddler stepson stepdaughter stepkid grandson granddaughter boy teens preteen eldest youngest grandchild stepchild',
  little: 'toddler baby newborn infant preschooler kid child son daughter twins girls boys',
  parent: 'mom dad mother father parent stepmom stepdad folks',
  kin: 'mom dad mother father parent sister brother sibling aunt uncle cousin grandma grandpa grandmother grandfather niece nephew family relative relatives son daughter stepmom stepdad twin',
  inlaw: 'inlaw inlaws in-laws',
  dear: 'husband wife mom dad mother father sister brother son daughter aunt uncle cousin grandma grandpa grandmother grandfather nana granny friend dog cat pet puppy best+friend fiance fiancee boyfriend girlfriend child baby twin nephew niece granddad widow kitten hamster horse',
  pal: 'friend bestie friends buddy pal mate homie roommate bff mates bestmate housemate flatmate',
  workmate:
    'boss manager coworker colleague supervisor employee team lead foreman principal ceo teammate employer hr chief superior director',
  workplace: 'work office job company workplace shift factory plant warehouse',
  church: 'church pastor elder deacon priest congregation ministry minister clergy parish bishop preacher',
  god: 'god lord jesus he holy heaven father',
  die: 'die dead death funeral buried',
  sick: 'cancer tumor stroke diabetes covid disease leukemia lupus parkinson kidney biopsy chemo',
  mad: 'mad angry furious rage pissed livid enraged',
  body: 'back neck knee hip shoulder leg joint head stomach body foot hand spine nerve bone wrist elbow ankle chest muscle jaw',
  booze: 'alcohol wine beer vodka whiskey liquor booze drink bottle tequila rum gin bourbon cocktail',
  drug: 'drug pill cocaine heroin meth fentanyl weed opioid marijuana crack oxy percocet adderall xanax',
  porn: 'porn video site naked nude xxx nudity',
  app: 'instagram tiktok facebook snapchat social+media youtube phone screen reels insta twitter',
  debt: 'debt bill rent loan mortgage card payment',
  sleep: 'sleep slept',
  fight: 'fight argue bicker quarrel scream yell shout',
  cheat: 'cheat affair unfaithful',
  school: 'school class college exam test homework grade semester university essay math chemistry',
  very: 'so too very really much always all',
};

/** Words of shopping, leisure and machines: a query made of these is not about a life. */
export const offTopic: [string, string, string] = [
  'movie_cast, full_movie, film, cinema, season_1/2/3/4/5/6/7/8/9, season_finale, episodes, book_2, sequel, adaptation, ending_explained, explained, showtime, tour, spoilers, chords, tabs, ' +
    'how_to_draw, how_to_fix, how_to_install, how_to_change, how_to_clean, how_to_train, how_to_grow, how_to_start_a_garden/vegetable, near_me, opening_times, for_sale, set_of, facts, worksheet, accuracy, diameter, ' +
    'walkthrough, tier_list, gameplay, superbowl, super_bowl, playoff, fixtures, kickoff, font, temperature, calorie_count, calories_in, carbon_dating, speed_dating_events, ' +
    'wipes, gel, tyre, zipper, boots, headphones, doorbell, furniture, cleaner, killer_for, fountain, carpet, stains, adapter, mattress, aircraft, gps, garmin, ' +
    'lion, puppy_training, train_a_puppy, dog_breed, pattern, instructions, manual, parking_map, registry, minerals, paradise, planet_guide, mine_map, places_in, rate france, gdp, majority, management_system, credit_union, office_season, the_office season, ' +
    'under 500, under 100, bracelet, kilometers, km, miles_to, convert, fahrenheit, sequel, apostle, pixar, for_kids, room_furniture, chairs, scotland, ohio, musical, dvd, 1080p, ' +
    'recipe, movie, restaurant, price, review, hours, flour, summary, repair, for_sale, lyrics, near_me, soundtrack, trailer, download, weather, forecast, wifi, lasagna, spaghetti, playstation, xbox, nfl, nba, mlb, netflix_series, converter, coupon, ' +
    'discount, showtimes, wikipedia, crossword, horoscope, zodiac, printer, bluetooth, chord, javascript, python, excel, spreadsheet, tutorial, password, wikihow, tv_show, ' +
    'how_to_tie, how_to_boil, phone_number, zip_code, area_code, opening_hours, business_hours, store_hours, box_office, theme_song, sheet_music, guitar_tab, game_score, ' +
    'capital_of, population_of, translate, synonym_for, meaning_of_name, definition_of, ringtone, meme, gif, emoji, bitcoin, crypto_price, exchange_rate, ' +
    'currency, stock_price, dishwasher, air_fryer, cast, episode, season_finale, walmart, costco, ikea, aldi, kohls, spark_notes, plot_summary, ' +
    'pizza, sourdough, lawnmower, carburetor, how_many_ounces, how_tall, square_root, timetable, ' +
    'self_checkout, self_driving, self_cleaning, body_wash, body_spray, body_lotion, ' +
    'net_worth, moving_truck, moving_company, moving_companies, moving_box, screen_protector, ' +
    'screen_shot, single_ply, single_origin, singles_tennis, depression_glass, great_depression, tropical_depression, ' +
    'power_failure, engine_failure, hard_drive, back_pack, stress_ball, ' +
    'new_york, new_jersey, new_orleans, new_balance, pride_parade, pride_flag, ' +
    'grilled, roasted, marinade, sauce, casserole, soup, cheese, sandwich, burger, cookie, cupcake, frosting, dough, pasta, tofu, taco, smoothie',
  'hiking, machine, portal, lounge, average, panel, frame, diy, grams, wheel, wheels, garden_center, summary, guide, rules, game, games, cards_game, patch, cooking, glass, glasses, bag, box_set, cup, paper, table, rate, majority, meaning, definition, cheats, times, schedule, heathrow, airport, station, ' +
    'buy, cheap, brand, model, flight, hotel, iphone, android, laptop, app_store, update, updating, install, reset, software, ' +
    'website, login, email, screenshot, football, soccer, basketball, baseball, golf, tennis, score, playoffs, team_roster, concert, song, album, band, guitar, piano, ' +
    'drum, novel, cast_of, actor, actress, celebrity, kardashian, cartoon, anime, disney, marvel, star_wars, minecraft, fortnite, roblox, lego, toys, ' +
    'truck, engine, tire, oil_change, mechanic, plumber, roof, paint, kitchen_cabinet, furniture, sofa, mattress, curtain, garden, plant, lawn, tomato, sugar, ' +
    'butter, chicken, beef, salad, coffee_shop, menu, delivery, tracking_number, store, shop, mall, amazon, ebay, shoes, dress, jeans, jacket, makeup_tutorial, haircut, ' +
    'nail_salon, dog_food, cat_food, puppies, rental, zillow, airbnb, map, traffic_report, bus_schedule, train_schedule, ' +
    'unit, units, inches, celsius, formula, equation, theorem, history_of, president, senator, stock, shares, nasdaq, wiring, battery, charger, camera, tv, soundbar, ' +
    'museum, zoo, planet, dinosaur, volcano, knitting, crochet, origami, puzzle, sudoku, chess, jokes, trivia, quiz, quote_of, ' +
    'outfit, ideas, decor, diy, craft, template, printable, font, logo, costume, playlist, remix, karaoke, podcast, streaming, hulu, soda, beverage, brunch, bakery, barbecue, bbq',
  'best, top, free, online, list, types, compare_prices, cost, color, size, open, service, services, company, companies, deals, tomorrow',
];

/** Turns of speech that use up their words, so that those do not speak for a trouble of their own. */
export const neutral =
  'all_the_time, treat_me_like, like_dirt, waiting_room, a_judge, lie_there, lie_down, gluten_free, i_hurt_my, hurt_my, to_do_with, mean_to, what_does_it_mean, die_to_self, die on_the_cross, killing_it, these_days, one_day, some_day, after_20_years, let_me, phone_died, ' +
  'a_sin to, sin_to, bible say about, bible_say, bible says about, bible_verse, bible verses, verses about, verse_for, scripture about, prayer for, prayers_for, killing_me, killing me, kill_time, ' +
  'dying_to, die_for, to_death, on_fire_for, fired_up, lost_in_translation, good_grief, kind_of, used_to, at_least, what_if, my_bad, ' +
  'single_day, single_one, every_single, not_a_single, single_time, single_night, single_thing, moving_forward, moving_on, moving_too_fast, calling_me, calling_my, ' +
  'phone_call, exposed_to, content_creator, credit_for, credit_card, bar_exam, blood_test, blood_work, pregnancy_test, test_results, doctor wants tests, more_tests, drinking_water, ' +
  'coming_back, getting_back, keeps_getting, family_doctor, high_blood, best_man, free_will, good_friday, dead_end, judge_said, judge_gave, the_judge, home_school, home_schooled, old_friend, old_friends';
