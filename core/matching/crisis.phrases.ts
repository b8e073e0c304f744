import type { Danger } from './types.ts';

/** What the tests try on findCrisis: each line a thing someone might write, by danger. Kept apart so that the test stays readable. */
export const positives: Record<Danger, string[]> = {
  suicide: [
    // plain
    'I want to die', 'i want to kill myself', 'I am going to kill myself tonight', 'i feel suicidal', 'thoughts of suicide', 'suicide',
    'I want to end my life', 'i plan on taking my own life', 'thinking about ending it all', 'I am ready to die', 'please let me die',
    "I don't want to live anymore", "i don't want to be alive", 'I do not want to live', "I don't want to be here anymore", 'i wish i was dead',
    'I wish I had never been born', 'I would rather be dead', 'i am better off dead', 'I want to hang myself', 'i want to shoot myself',
    'i tried to overdose last week and i might overdose again', 'I want to jump off a bridge', 'i keep thinking about driving into a tree',
    'how many pills would it take', 'what is the easiest way to die', 'painless ways to die', 'i have a gun to my head', 'i wrote a suicide note',
    'i already wrote my goodbye letters', 'I am going to slit my wrists', 'i took a whole bottle of pills', 'I have a plan to kill myself',
    'will I go to hell if I kill myself', 'does God forgive people who commit suicide', 'is suicide a sin', 'i attempted suicide last year',
    // veiled
    'everyone would be better off without me', 'my kids would be happier if i was gone', 'nobody would care if I died',
    'no one would even notice if i disappeared', 'would anyone miss me if i were gone', 'I just want to go to sleep and never wake up',
    'i pray every night that i wont wake up', 'i hope i dont wake up tomorrow', "I don't see a reason to live", 'there is nothing left to live for',
    'what is the point of living', 'whats the point in going on living', 'i am tired of living', 'I am so tired of being alive', 'i am done with life',
    'life is not worth living', "I can't go on anymore", 'i cant keep living like this', 'i just want it all to be over', 'i want everything to end',
    'I want to disappear forever', 'i wish i could just stop existing', "I don't want to exist", 'God please take me home tonight',
    'lord just take me now', "I won't be here tomorrow", 'this is my last night', 'goodbye cruel world', 'the only way out is death',
    'i dont deserve to live', 'i dont care if i live or die', "i wouldn't mind dying in my sleep", 'i want to go be with my husband in heaven now',
    'i have no will to live', 'i gave up on living', 'by the time you read this i will be gone', 'i hope a car hits me',
    'i have been having dark thoughts', 'i do not feel safe with myself tonight', 'i am scared of what i might do to myself',
    // misspelt, hidden, young
    'kms', 'kys', 'i wanna kil myself', 'i want too die', 'sucide', 'feeling sucidal', 'suicidle thoughts', 'im gonna unalive myself', 'i wanna unalive',
    'k1ll mys3lf', 'su1cide', 'i want to k!ll myself', 'wanna diiiie', 'i want to killll myself', 'i dont wanna live no more', 'dnt want to live',
    'thinkin about endin it', 'i want to end it tonite', 'i want to kill my self', 'idk i just wanna die fr', 'k i l l m y s e l f', 'I W A N T to die',
    'im so tired i wanna kms lol', 'sewer slide', 'i am want to dead',
    // about someone else
    'my friend said she wants to end her life', 'my son tried to kill himself', 'my daughter says she wants to die', 'my brother is suicidal',
    'a girl in my class says she is going to kill herself', 'my husband keeps saying we would be better off without him... he has a gun and says he wants to die',
    'my dad took his own life', 'someone i love is thinking about suicide', 'my roommate wrote a goodbye note', 'he says he has nothing to live for',
  ],
  'self-harm': [
    'self harm', 'self-harm', 'selfharm', 'i hurt myself', 'thinking about hurting myself', 'I want to hurt myself', 'i keep cutting myself',
    'i cut myself last night', 'i have been cutting again', 'I started cutting again', 'i cant stop cutting', 'urge to cut myself', 'I burn myself when I am upset',
    'my daughter is cutting herself', 'my son hurts himself on purpose', 'found cuts on her arms', 'i have scars on my wrists', 'i want to harm myself',
    'she cuts herself', 'i relapsed and cut again', 'hurtin myself', 'cutting my arms helps', 'razor on my wrist', 'i hit myself until i bruise', 'self injury',
  ],
  abuse: [
    // partner
    'my husband hits me', 'My boyfriend beat me up', 'he choked me last night', 'my wife slaps me', 'my ex threatened to kill me', 'he punched me in the face',
    'domestic violence', 'I am in an abusive relationship', 'my husband is emotionally abusive', 'he pushed me down the stairs', 'my boyfriend shoves me when he is mad',
    'he grabs me by the throat', 'my girlfriend hits me when she drinks', 'he puts his hands on me', 'my fiance gave me a black eye', 'he throws things at me',
    'i am afraid of my husband', 'im scared of my boyfriend', 'I am scared of what he will do to me if I tell, he said he would hurt me', 'afraid to go home',
    "I don't feel safe at home", "i don't feel safe with my husband", 'my husband controls everything i do', "he won't let me see my family", 'he tracks my phone and checks my messages',
    "my husband won't let me leave the house", 'he said he will kill me if i leave', 'my boyfriend forced me to have sex', 'my husband rapes me', 'he forced himself on me',
    'my husband is violent', 'how do i get away from an abuser', 'hes controlling and my boyfriend scares me', 'my husbend hits me', 'he hitting me',
    // children and family
    'my dad hits me', 'my stepdad touches me', 'my uncle molested me', 'i was abused as a child', 'i was raped', 'my mom beats me with a belt', 'my father beats my mother',
    'my brother touched me when i was little', 'child abuse', 'sexual abuse', 'i was sexually assaulted in college', 'my coach touched me inappropriately',
    'someone is hurting my daughter', 'my stepfather comes into my room at night and touches me', 'my parents hurt me', 'i was molested by my cousin', 'he beats the kids',
    'my moms boyfriend hits us', 'scared to go home because my dad gets violent', 'i was groomed by my youth pastor', 'my dad choked my mom', 'an older man keeps asking me for nudes',
    // another's, and one's own hand
    'my friend is being abused', 'my sister is married to an abusive man', 'my neighbor beats his wife', 'i hit my wife', 'i slapped my daughter and i hate myself',
    'i think my friend is being hit by her husband', 'abuse', 'rape', 'hes blackmailing me with my pictures', 'i fear for my life', 'i am being stalked by my ex, he is stalking me',
  ],
};

/** Near misses: the same words, no danger. */
export const nearMisses: string[] = [
  'to die for', 'that cake was to die for', 'killing time', 'killing time before church', 'this traffic is killing me', 'this homework is killing me', 'drug abuse', 'substance abuse counselor',
  'i could kill for a coffee', 'dying to see the new movie', 'i am dying to know', 'dead tired', 'dead serious', 'Jesus died for me', 'Christ died for our sins', 'suicide squad movie',
  'hit me with your best shot', 'my husband passed away', 'my dad died last year', 'shoot my shot', 'cut myself shaving', 'i cut my finger cooking', 'cutting back on sugar', 'cutting carbs',
  'we are cutting costs at work', 'my back is killing me', 'my feet are killing me', "I'm not suicidal, just sad", 'i am afraid of dying', 'i am scared to die', "i don't want to die", 'fear of death',
  'he hit a home run', 'my toddler hits me', 'my two year old hits me when she is mad', 'the news hit me hard', 'it hit me that he is gone', 'hit me up later', 'she was hit by a car',
  'beat the eggs', 'we beat cancer', 'he beat me at chess', 'beating myself up over a mistake', 'i love to beat my brother at mario kart', 'my heart beats fast', 'my boss is killing my joy',
  'i want to live for God', 'tired of living paycheck to paycheck', "i don't want to live with my parents", "i don't want to live in fear", 'i dont want to be here at this job', 'i hate living in this town',
  'dying to self', 'we must die to sin', 'end my marriage', 'i want to end it with my boyfriend', 'she ended it with me', 'how do i end a friendship', 'the end of my rope', 'end of the school year',
  'my phone died', 'my plants died', 'kill the weeds in my garden', 'kill two birds with one stone', 'to kill a mockingbird', 'my mom is going to kill me', 'my parents are gonna kill me when they see my grades',
  'my coach pushes me to do better', 'she pushes me away', 'that sermon touched me', 'God touched me', 'the song hurts me to hear', 'my friend hurt my feelings', 'he hurt me when he left', 'overdosed on chocolate',
  'abuse of power', 'i feel like a failure', 'i am so lonely', 'i cant sleep', 'how do i forgive my dad', 'i got fired today', 'jump off the diving board', 'i hurt my back lifting boxes', 'i hurt myself at the gym',
  'i am afraid of my husband dying', 'scared of losing my mom', 'my husband drinks too much', 'i yelled at my kids', 'my wife left me', 'break a leg', 'knock out the exam', 'it hurts when i walk',
  'my dog died', 'i lost my baby', 'i wish i was married', 'i wish i was thinner', 'i want to be with my family at christmas', 'i cant wait to see my grandma in heaven one day', 'if i died tonight would i go to heaven',
];
