import { tokenize } from '../../text/tokenize.ts';

/** Words that carry no meaning of their own. They still count inside a phrase ("let down", "too much"). */
const STOP = new Set(
  (
    'a about after again all also am an and any are as at be been before being but by can could did do does doing dont ' +
    'each even ever every for from get gets getting go goes going gonna got had has have having he her here hers him his ' +
    'how i if im in into is it its ive just know let like lot made make makes making many may maybe me might mine more most ' +
    'much must my no nor not now of off ok on one only or other our out over own please pls really same say says she should ' +
    'so some still such than that the their them then there these they thing things this those through to too u up ur us ' +
    'very was way we were what when where which while who whom why will with would yes yet you your yours because been ' +
    'wanted cant wont didnt doesnt isnt arent wasnt havent hasnt wouldnt couldnt shouldnt ill id youre theyre hes shes thats whats ' +
    'theres weve wanna want wants tell something anything someone anyone everything everyone keep keeps lately always ' +
    'kind sort around since until feel feels feeling felt need needs help think thinking back come comes bit ' +
    'nite till thru tho cuz bc rn lol idk tbh ngl fr smh lowkey omg'
  ).split(' '),
);

export const isStop = (word: string): boolean => word.length < 3 || STOP.has(word);

/** Words that show a person speaking of a life, their own or another's, and not of a thing to look up. */
const PERSONAL = new Set(
  (
    'i im ive id ill me my mine myself we us our ours he him his she her hers they them their you your god jesus lord ' +
    'husband wife mom mum dad mother father son daughter kids sister brother friend friends boyfriend girlfriend ' +
    'christian christians am feel feels feeling pray prayer someone people bible sin hubby mum mums dads moms ' +
    'grandma grandpa parents child children boss coworker colleague neighbor neighbour fiance ex wives husbands'
  ).split(' '),
);
export const isPersonal = (word: string): boolean => PERSONAL.has(word);

const IRREGULAR = new Map(
  (
    'lying:lie lies:lie lied:lie liar:lie liars:lie dying:die died:die dies:die lost:lose losing:lose loses:lose loosing:lose ' +
    'drank:drink drunk:drink left:leave fought:fight slept:sleep asleep:sleep told:tell gave:give given:give ' +
    'forgave:forgive forgiven:forgive stole:steal stolen:steal bought:buy paid:pay kept:keep wept:weep went:go gone:gone ' +
    'said:say saw:see seen:see ate:eat eaten:eat fell:fall fallen:fall hid:hide hidden:hide chose:choose chosen:choose ' +
    'thought:think caught:catch taught:teach met:meet sold:sell spent:spend lent:lend sent:send spoke:speak spoken:speak ' +
    'woke:wake woken:wake wore:wear worn:wear threw:throw thrown:throw grew:grow grown:grow knew:know known:know ' +
    'children:child childs:child kids:kid men:man women:woman wives:wife husbands:husband lives:life babies:baby ' +
    'people:people friends:friend feet:foot teeth:tooth began:begin begun:begin ran:run sang:sing quit:quit ' +
    'bullied:bully bullies:bully bullying:bully buried:bury worse:worse business:business boss:boss news:news ' +
    'mean:mean meds:med does:do clothes:clothes yes:yes this:this always:always jesus:jesus christ:christ bills:bill ' +
    'hated:hate hates:hate hating:hate prayed:pray mum:mom mommy:mom mama:mom momma:mom mam:mom daddy:dad papa:dad ' +
    'hubby:husband kiddo:kid bro:brother sis:sister bf:boyfriend gf:girlfriend bff:friend'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

const WHOLE = new Set(
  (
    'nothing something anything everything morning evening during wedding ring king bring spring string thing sing wing ' +
    'ceiling sibling siblings offspring need feed seed weed speed bleed indeed hundred sacred naked wicked bed red fed led ' +
    'news series species christmas lens gas bus plus boss less unless mess miss kiss loss pass class glass grass cross dress ' +
    'stress guess success process access address happiness illness sickness business sadness darkness iris arthritis ' +
    'diabetes diagnosis basis crisis analysis'
  ).split(' '),
);

const vowelGroups = (word: string): number => word.match(/[aeiouy]+/g)?.length ?? 0;

/** After -ing or -ed: a doubled letter is undone ("hitting"), a lost final e put back in short words ("hating"). */
const mend = (rest: string): string => {
  if (/([bcdfgklmnprtvz])\1$/.test(rest) && !/(ll|ss|zz)$/.test(rest)) return rest.slice(0, -1);
  if (/ll$/.test(rest) && rest.length > 5) return rest.slice(0, -1);
  if (rest.length <= 3 && vowelGroups(rest) === 1 && /[aeiou][^aeiouwxy]$/.test(rest) && !/[aeiou]{2}/.test(rest)) {
    return `${rest}e`;
  }
  return rest;
};

const bare = (word: string): string => (word.length >= 5 && word.endsWith('e') ? word.slice(0, -1) : word);

/** A light stem: plurals, -ing, -ed, -ness. Enough to tell that two words are one; never shown to anyone. */
export const stem = (word: string): string => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return bare(irregular);
  if (word.length <= 3) return word;
  if (WHOLE.has(word)) return word;
  let w = word;
  if (/ies$/.test(w) && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (/(s|x|z|ch|sh)es$/.test(w))
    w = /(s|z)es$/.test(w) && !/sses$|zzes$/.test(w) ? w.slice(0, -1) : w.slice(0, -2);
  else if (/[^sui]s$/.test(w)) w = w.slice(0, -1);
  if (/ied$/.test(w) && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (/ing$/.test(w) && w.length > 4 && /[aeiouy]/.test(w.slice(0, -3))) w = mend(w.slice(0, -3));
  else if (/ed$/.test(w) && !/eed$/.test(w) && w.length > 4 && /[aeiouy]/.test(w.slice(0, -2)))
    w = mend(w.slice(0, -2));
  if (/ness$/.test(w) && w.length > 6) w = w.slice(0, -4);
  w = bare(w);
  return w.length >= 4 && /[^aeiou]i$/.test(w) ? `${w.slice(0, -1)}y` : w;
};

const stems = new Map<string, string>();
const MAX_REMEMBERED = 20_000;

/** `stem`, remembered. */
export const stemOf = (word: string): string => {
  let known = stems.get(word);
  if (known === undefined) {
    known = stem(word);
    if (stems.size < MAX_REMEMBERED) stems.set(word, known);
  }
  return known;
};

/** The stems of a line that carry its meaning, in no order: all that the matcher reads of a phrasing, in half the bytes. */
export const keyWords = (text: string): string =>
  [...new Set(tokenize(text).flatMap((word) => (isStop(word) ? [] : [stemOf(word)])))].sort().join(' ');
