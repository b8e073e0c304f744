import type { LanguageCode } from '../danger.ts';

/** By its letters, where no other language of the list is written in them. */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{sc=Hangul}/u, 'ko'],
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja'],
  [/\p{sc=Han}/u, 'zh'],
  [/[іїєґІЇЄҐ]/u, 'uk'],
  [/\p{sc=Cyrillic}/u, 'ru'],
  [/\p{sc=Arabic}/u, 'ar'],
  [/\p{sc=Devanagari}/u, 'hi'],
  [/\p{sc=Thai}/u, 'th'],
  [/\p{sc=Greek}/u, 'el'],
  [/\p{sc=Hebrew}/u, 'he'],
];

/** Words that hold sentences together, and are not English: without accents. */
const COMMON: Readonly<Record<string, string>> = {
  es: 'el la los las un una que q de del al en es mis te se lo le por para con como pero porque esta estoy esto eso quiero tengo soy hay ya mas muy su sus yo tu ella nos donde cuando quien cual qué kiero xq gracias senor dios hola necesito siento hoy morir morirme matarme suicidarme vivir vida muero pega golpea ayuda familia casa hijo hija esposo marido papa iglesia trabajo miedo dice quiere oren les este mi si todo voy va todos tiene hace hasta nadie anos da vez matar puedo dia fue muerte mejor hermano algo pido novio dejo ir bebe amiga hijos alguien manana oracion desde biblia jaja hermana muerto sangre dias otra hacer noche dijo cada antes esposa escuela deja nina nada ninos ese puede comer casi pecado creo nunca cosas murio ganas estar mato vivo toca dano llevo hago mal tio dos seguir siempre anoche mano volver mucho hizo jefe nino amigo mismo pienso ayer mata mujer muerta pego hombre madre despues',
  pt: 'o os um uma e que q de da dos das na em nao eu meu minha meus minhas se por para pra com sem como mas porque pq esta estou isso quero tenho sou ja mais muito seu sua ele ela voce vc nos onde quando quem ao faz obrigado obrigada senhor deus ola oi preciso tem foi ser viver morrer morri vida matar bate marido mae pai filho filha irmao casa medo igreja peco ter diz quer ta vou deixa fui mim vai hoje anos ninguem sei tudo dia fala depois pelo ir comigo noite morte fazer escola ontem bebe mulher faco esse mao coisa queria oracao posso irma orem nem vem kkk pela todo mata melhor vez amanha amiga dele fica sangue sinto homem toda causa filhos perdi vontade falta ano namorado aos esposa antes mesmo biblia sai acho morto celular era disse pecado amigo avo voltar bem nunca sobre agora vivo morreu novo gente corpo colega fora aqui fim alguem quase tirar morta trabalho gosto fico aula hora crianca',
  fr: 'le la les un une des du de et que qui je tu il elle nous vous ils mon ma mes ta sa ses ce cette est suis ai pas ne plus pour par avec sans dans sur mais ou comment pourquoi quand au aux qu jai cest jme jveux merci seigneur dieu bonjour moi veux faut etre vivre mourir vie tuer suicider frappe mari mere pere fils fille maison peur enfants priez veut dit jen quil fait plu peu tous ans en se tout mort si faire ca depuis vais soir quelle mal maman lui apres encore tue nuit rien frere personne va chez deux trop chaque femme notre bien parle demain priere monde pense devant jour comme bon petit matin fois bras quoi leglise famille hier sest mois dire dois envie jours cherche verset beau etait parler avoir petits aller belle demande coupe sais sous quon donne avant partir ete copine seule bebe trois enfant mieux dimanche tete quel toujours deja jusqua voir serai porte jamais ami paix messe peux',
  de: 'der das ein eine einen einem einer und ich du er sie es wir ihr mein meine meinen meinem meiner mir mich dich sich ist bin sind habe hab haben nicht nich kein keine mit ohne auf von zu zum zur den dem auch noch schon wie wer warum wenn dass aber bitte danke gott herr heute morgen kann kannst bei nach beim gibt gibts wann soll ne welcher passt macht seit leben sterben tot umbringen schlagt angst papa sohn tochter freund freundin mehr weg immer hier jeden wieder oder betet sagt ihm ihn alles gar weil geschlagen mutter vater bruder eltern fur vor aus mann sein nur als dann bis uber vom kommt tod frau da nacht darf uns keiner alle gestern geht jetzt tut wei wo weh ab wird schwester sagen zwei bringt beten muss sei gegen gesagt seine gemeinde gut unser gehe nie damit nichts werden mach nachts abend mal gebet wurde kleine onkel schule en gro viel ruhe tun seinen arbeit unsere jahren unter sonst',
  tl: 'ang ng mga sa na ako ko aq q po ka mo siya sya kami kayo sila niya nya namin natin ay si ni kay kasi pero para hindi di wala ba lang naman pa din rin yung nung pag kung ano paano pano bakit gusto ayaw ayoko salamat panginoon diyos nyo sana daw dito ito sakin akin anak mamatay mabuhay magpakamatay sinasaktan asawa sarili buhay lahat ayokong gabi nanay tatay bahay bata kaya kapag ung mag nag kong akong nang isang patay araw ngayon sabi walang tapos namatay hanggang kahit mas kapatid takot nasa bukas parang pang ulit nananakit kasalanan yun mister papatayin alam apo dahil sino kagabi niyang linggo trabaho taon mula aso pwede misis kamay dugo anong nila umiiyak tungkol baka bagong saan pinsan lolo bago kuya tuwing kanya kamatayan patayin sabihin braso babae binubugbog pagod lasing kanina kasama ngayong dasal galit kaibigan noong ibig pinatay',
  it: 'il lo la gli un una di del della che e non mi ti si sono ho hai ha per con come perche questo mio mia miei sua nel nella alla al da chi cosa quando grazie signore nn piu dei le sto se vorrei posso',
  nl: 'de het een en ik je jij hij zij wij mijn mij is ben zijn heb heeft niet geen met zonder op voor van te naar ook nog maar dat dit wie waar hoe waarom als bij kan wil dank morgen onze deze welke nergens',
  pl: 'w z na nie jest sie ja mam mnie moj moja moje za ze to co jak czy ale dla od po prosze dziekuje jaki jutro kto boje przy prawie',
  id: 'dan yang di ke dari untuk saya aku kamu ini itu tidak gak bisa ada dengan mohon tuhan terima kasih banget sama nih anak hari sekarang bagaimana apa cari doa cara belum susah',
  sw: 'na ya wa kwa ni mimi yangu wangu mungu yesu asante sana naomba nataka kwenda kabla je nini kesho sina nina hapendi la watoto rafiki vizuri anisaidie',
  ht: 'mwen m w nou yo li ap pa te pou nan ak ki sa se gen ede bondye mesi jezi priye kiyes eske fanmi senye fek ka sou kijan',
  hi: 'hai mujhe mera meri mere kya nahi nahin kaise karu karna bahut raha rahi hoon main ka ki ko se bhai aata',
};

const ENGLISH =
  'a an the and or but is are was were be am i im ive you he she it we they my your his her our their me him us them this that ' +
  'of to in on at for with from by not no do dont does did have has had will can cant could would should what who how why when where ' +
  'if so as about just all any been feel want need god lord please help because there up out go get know think';

/** Letters that one of the languages has to itself. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[ñ¿¡]/iu, 'es'],
  [/[ãõ]/iu, 'pt'],
  [/[œêû]/iu, 'fr'],
  [/ß/u, 'de'],
  [/[łśżźćń]/iu, 'pl'],
];
const VIETNAMESE = /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/giu;
/** Tones of Vietnamese words in a text, before it is Vietnamese: one stands in a name. */
const TONES = 3;

/** A word says the more of a language the fewer others have it. */
const common = new Map<string, string[]>();
for (const [language, words] of Object.entries({ ...COMMON, en: ENGLISH }))
  for (const word of new Set(words.split(' '))) common.set(word, [...(common.get(word) ?? []), language]);

/** As much as two words that no other language has, nearly. */
const ENOUGH = 1.6;
/** Of the words of a text: fewer are a quotation or a name in another language. */
const SHARE = 0.2;
const MAX_LENGTH = 2000;

/** How much of each language stands in a text in Latin letters, the most first; "en" among them. */
const scoresOf = (read: string, words: readonly string[]): [language: string, score: number][] => {
  const scores = new Map<string, number>();
  const add = (language: string, score: number) => scores.set(language, (scores.get(language) ?? 0) + score);
  for (const word of words) {
    const languages = common.get(word) ?? [];
    for (const language of languages) add(language, 1 / languages.length);
  }
  for (const [letter, language] of LETTERS) if (letter.test(read)) add(language, 1);
  return [...scores].toSorted(([, a], [, b]) => b - a);
};

const wordsOf = (read: string): string[] =>
  read
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]/g, '')
    .match(/\p{L}+/gu) ?? [];

const start = (text: string): string => text.slice(0, MAX_LENGTH).normalize('NFC').toLowerCase();

/** The language (ISO 639-1) that a text is plainly written in; null for English, and where it isn't plain. */
export const languageOf = (text: string): string | null => {
  const read = start(text);
  const letters = read.match(/\p{L}/gu)?.length ?? 0;
  const latin = read.match(/\p{sc=Latin}/gu)?.length ?? 0;
  if (latin * 2 < letters) return SCRIPTS.find(([script]) => script.test(read))?.[1] ?? null;
  if ((read.match(VIETNAMESE)?.length ?? 0) >= TONES) return 'vi';
  const words = wordsOf(read);
  const [first, second] = scoresOf(read, words);
  if (first === undefined || first[0] === 'en' || first[1] < ENOUGH || first[1] < words.length * SHARE) return null;
  return first[1] > (second?.[1] ?? 0) ? first[0] : null;
};

const LATIN: readonly string[] = ['es', 'pt', 'fr', 'de', 'tl'] satisfies LanguageCode[];
const isLatin = (code: string): code is LanguageCode => LATIN.includes(code);

/** The languages of danger that a text may be in, the likely one first; none where it is plainly English. */
export const languagesFor = (text: string): LanguageCode[] => {
  const read = start(text);
  const found: LanguageCode[] = [];
  if (/\p{sc=Hangul}/u.test(read)) found.push('ko');
  if (/\p{sc=Han}/u.test(read)) found.push('zh');
  if (/\p{sc=Cyrillic}/u.test(read)) found.push('ru');
  const scores = scoresOf(read, wordsOf(read));
  const english = scores.find(([language]) => language === 'en')?.[1] ?? 0;
  for (const [language, score] of scores) if (isLatin(language) && score > english / 2) found.push(language);
  return found;
};
