import { describe, expect, it } from 'vitest';
import { mourning, nearMisses } from '../testing/nearMisses.ts';
import type { DangerKind, LanguageCode } from '../danger.ts';
import { findForeignDanger } from './index.ts';
import { languageOf } from './languageOf.ts';
import { phrases } from './phrases.ts';

type Line = readonly [kind: DangerKind, subject: 'self' | 'other', text: string];

const danger: Record<LanguageCode, readonly Line[]> = {
  es: [
    ['suicide', 'self', 'Señor, ya no quiero vivir'],
    ['suicide', 'self', 'kiero morirme'],
    ['suicide', 'self', 'voy a quitarme la vida esta noche'],
    ['suicide', 'other', 'mi hijo quiere quitarse la vida'],
    ['self-harm', 'self', 'me corto las piernas con una navaja'],
    ['abuse', 'self', 'mi esposo me pega cuando bebe'],
    ['abuse', 'self', 'mi padrastro abusó de mí'],
    ['harming', 'self', 'tengo miedo de hacerle daño a mi bebé'],
  ],
  pt: [
    ['suicide', 'self', 'não quero mais viver'],
    ['suicide', 'self', 'n aguento mais viver'],
    ['suicide', 'self', 'vou me matar hoje'],
    ['suicide', 'other', 'minha amiga disse que quer se matar'],
    ['self-harm', 'self', 'me corto nos braços quando fico triste'],
    ['abuse', 'self', 'meu marido me bate'],
    ['harming', 'self', 'bati na minha esposa ontem'],
  ],
  fr: [
    ['suicide', 'self', 'je ne veux plus vivre'],
    ['suicide', 'self', 'jveu mourir'],
    ['suicide', 'self', "j'ai envie d'en finir avec la vie"],
    ['suicide', 'other', 'ma sœur veut se suicider'],
    ['self-harm', 'self', 'je me scarifie les bras'],
    ['abuse', 'self', 'mon mari me frappe devant les enfants'],
    ['harming', 'self', "j'ai peur de faire du mal à mon bébé"],
  ],
  de: [
    ['suicide', 'self', 'Ich möchte nicht mehr leben'],
    ['suicide', 'self', 'ich moechte sterben'],
    ['suicide', 'self', 'ich will mich umbringen'],
    ['suicide', 'other', 'mein Bruder will sich das Leben nehmen'],
    ['self-harm', 'self', 'ich ritze mich seit zwei Jahren'],
    ['abuse', 'self', 'mein Mann schlägt mich'],
    ['harming', 'self', 'ich habe meine Frau geschlagen'],
  ],
  ko: [
    ['suicide', 'self', '저는 죽고 싶어요'],
    ['suicide', 'self', '살고싶지않아요'],
    ['suicide', 'other', '친구가 자살하겠다고 해요'],
    ['self-harm', 'self', '또 손목을 그었어요'],
    ['abuse', 'self', '남편이 저를 때려요'],
    ['harming', 'self', '제가 아이를 때렸어요 멈출 수가 없었어요'],
  ],
  zh: [
    ['suicide', 'self', '我不想活了'],
    ['suicide', 'self', '我想自殺'],
    ['suicide', 'other', '我朋友说他想自杀'],
    ['self-harm', 'self', '我又用刀割自己'],
    ['abuse', 'self', '老公打我'],
    ['abuse', 'self', '媽媽天天打我'],
    ['harming', 'self', '我动手打了老婆'],
  ],
  tl: [
    ['suicide', 'self', 'ayoko na pong mabuhay'],
    ['suicide', 'self', 'gsto q n mamatay'],
    ['suicide', 'other', 'ang kaibigan ko gusto magpakamatay'],
    ['self-harm', 'self', 'naglaslas po ako kagabi'],
    ['abuse', 'self', 'sinasaktan ako ng asawa ko'],
    ['harming', 'self', 'nasaktan ko ang anak ko, natatakot ako sa sarili ko'],
  ],
  ru: [
    ['suicide', 'self', 'я не хочу больше жить'],
    ['suicide', 'self', 'хочу покончить с собой'],
    ['suicide', 'other', 'моя подруга хочет покончить с собой'],
    ['self-harm', 'self', 'я режу себе руки'],
    ['abuse', 'self', 'муж меня бьёт'],
    ['harming', 'self', 'я ударила своего ребёнка'],
  ],
};

const safe: Record<LanguageCode, readonly string[]> = {
  es: [
    'me muero de risa',
    'muero de hambre',
    'tengo ganas de vivir',
    'hoy me toca trabajar',
    'mi madre no quiere vivir en el campo',
    'pienso en la muerte de mi abuelo',
    'mi novio me dio un regalo',
    'esa canción me tocó el corazón',
    'no llego a fin de mes',
    'Judas se ahorcó',
    'mi mamá murió el año pasado y la extraño',
    'mi mamá me quitó el celular',
  ],
  pt: [
    'morri de rir',
    'Deus me dá força para fazer as coisas',
    'toca minha vida, Senhor',
    'comprei remédios na farmácia',
    'meu pai faleceu em janeiro',
    'o que Deus faz comigo é bom',
  ],
  fr: [
    'je suis mort de rire',
    'je meurs de faim',
    'je pense à la mort de mon père',
    'j’ai des médicaments pour la tension',
    'ce verset me frappe',
    'cette chanson m’a touchée',
    'ma grand-mère est morte en mai',
    'je veux rejoindre une église',
    'c’est ma dernière semaine de travail',
  ],
  de: [
    'ich sterbe vor Hunger',
    'Gott gibt mir Kraft zum Leben',
    'der Pfarrer schlägt einen neuen Termin vor',
    'meine Oma ist gestorben',
    'wie sieht es im Himmel aus',
    'Paulus hat Briefe geschrieben',
    'Herr, halt mich fest',
    'das Geheimnis des Glaubens ist groß',
    'ich mache Schluss mit meinem Freund',
  ],
  ko: [
    '배고파 죽겠다',
    '웃겨 죽겠어요',
    '네 맞아요 감사합니다',
    '같이 가자 해서 왔어요',
    '약 먹었어요',
    '주사 맞고 왔어요',
    '할머니가 돌아가셨어요',
    '저한테 맞는 교회를 찾아요',
  ],
  zh: [
    '笑死我了',
    '累死我了',
    '考试都结束了',
    '我父亲我很想念他',
    '耶稣为我们死了',
    '心跳很快',
    '妈妈不让我吃糖',
    '经济负担很重',
    '老师打电话给我',
    '外婆去世了',
  ],
  tl: [
    'patay gutom na ako',
    'gusto ko mawala ang sakit ng ulo ko',
    'namatay ako sa kakatawa',
    'pinatay ko ang ilaw',
    'namatay si lola noong Mayo',
    'gusto ko magpahinga bukas',
  ],
  ru: [
    'умираю со смеху',
    'умираю с голоду',
    'думаю о смерти дедушки',
    'Господи, прости меня за всё',
    'уснуть не могу',
    'мы выбрали дату свадьбы',
    'меня трогает эта песня',
    'бабушка умерла весной',
    'хомяк сдох',
  ],
};

const codes = Object.keys(danger) as LanguageCode[];

describe('danger in other languages', () => {
  it.each(codes.flatMap((code) => danger[code].map((line) => [code, ...line] as const)))(
    '%s: %s, %s: %s',
    (language, kind, subject, text) => {
      expect(findForeignDanger(text)).toEqual({ language, kind, subject });
    },
  );

  it.each(codes.flatMap((code) => safe[code].map((text) => [code, text] as const)))('%s, none: %s', (_, text) => {
    expect(findForeignDanger(text)).toBeNull();
  });

  it('leaves English alone', () => {
    for (const text of [...nearMisses, ...mourning]) {
      expect(findForeignDanger(text), text).toBeNull();
      expect(languageOf(text), text).toBeNull();
    }
  });

  it('reads case, accents left out, drawn-out letters and punctuation alike', () => {
    for (const text of ['¡¡YA NO QUIERO VIVIR!!', 'ya no quieroooo vivir', 'ya no, quiero vivir...'])
      expect(findForeignDanger(text)?.kind).toBe('suicide');
    expect(findForeignDanger('nao quero mais viver')?.language).toBe('pt');
    expect(findForeignDanger('죽고싶어요')?.kind).toBe('suicide');
  });

  it('repeats nothing without bound, so that no text is slow to read', () => {
    for (const source of Object.values(phrases).flatMap((each) => Object.values(each))) {
      // Outside of character classes and escapes: *, + and {n,} would let a text be read again and again.
      const bare = source.replace(/\\./gu, '').replace(/\[[^\]]*\]/gu, '');
      expect(bare).not.toMatch(/[*+]|\{\d+,\}/u);
    }
  });

  it('bears 6,000 hostile characters and more', () => {
    for (const unit of ['quiero ', 'me ', 'я ', '我', '나', 'a', "j'", '. ', 'ich will nicht '])
      expect(findForeignDanger(unit.repeat(9000 / unit.length))).toBeNull();
  });
});

describe('the language of a text', () => {
  it.each([
    ['necesito una palabra de ánimo para mi familia', 'es'],
    ['preciso de uma palavra para minha mãe', 'pt'],
    ['je cherche un verset pour le baptême de ma fille', 'fr'],
    ['ich suche einen Vers für die Taufe', 'de'],
    ['salamat po sa dasal ninyo, ang bait ng Diyos', 'tl'],
    ['오늘도 감사합니다', 'ko'],
    ['请为我祷告', 'zh'],
    ['помолитесь за меня', 'ru'],
    ['помоліться за мою сім’ю', 'uk'],
    ['仕事がなかなか見つかりません', 'ja'],
    ['صلوا من أجلي', 'ar'],
    ['मेरे लिए प्रार्थना कीजिए', 'hi'],
    ['ช่วยอธิษฐานเผื่อฉัน', 'th'],
    ['προσευχηθείτε για μένα', 'el'],
    ['תתפללו עלי', 'he'],
    ['xin cầu nguyện cho gia đình tôi', 'vi'],
    ['non so cosa fare con mio marito', 'it'],
    ['ik weet niet wat ik moet doen', 'nl'],
    ['nie wiem co mam zrobić z moim synem', 'pl'],
    ['tolong doakan saya dan anak saya yang sakit', 'id'],
  ])('%s is %s', (text, code) => {
    expect(languageOf(text)).toBe(code);
  });

  it.each([
    '',
    'Jesus',
    'Melchizedek',
    'María de la Cruz',
    'hola',
    'I feel like such a fraud, c’est la vie',
    'how do I forgive my mom',
    'im so tired n idk wat to do',
    'adios amigo, I will miss you',
    'Agnus Dei',
    'John 3:16',
    'die to self',
    'what does shalom שלום mean',
  ])('is not plain, or English: %s', (text) => {
    expect(languageOf(text)).toBeNull();
  });
});
