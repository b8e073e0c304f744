import type { DangerKind, LanguageCode } from '../danger.ts';

/**
 * What surely speaks of danger, as regular expressions by kind: of lower-case words without accents between single spaces, in
 * Korean and Chinese without spaces. `other`: by these a text speaks of another person.
 */
export type Phrases = Record<DangerKind, string> & { other: string };

const PEOPLE = {
  es: '(?:hijo|hija|amigo|amiga|hermano|hermana|mama|papa|madre|padre|esposo|esposa|novio|novia|prima|primo|sobrino|sobrina|nieto|nieta|vecina|alumno)',
  pt: '(?:filho|filha|amigo|amiga|irmao|irma|mae|pai|marido|esposa|namorado|namorada|primo|prima|sobrinho|sobrinha|neto|neta|vizinha|aluno)',
  fr: '(?:fils|fille|ami|amie|copain|copine|frere|soeur|mere|pere|mari|femme|cousin|cousine|neveu|niece|petit fils|voisine|eleve|pote)',
  de: '(?:sohn|tochter|freund|freundin|bruder|schwester|mutter|vater|mama|papa|mann|frau|enkel|enkelin|neffe|nichte|nachbarin|schuler|kollege)',
} as const;

/** By language; read top to bottom they are what a volunteer on a helpline hears in the first minute. */
export const phrases: Record<LanguageCode, Phrases> = {
  es: {
    suicide:
      '(?:ya )?no (?:quiero|kiero|deseo|aguanto) (?:mas )?(?:vivir|seguir vivi|estar viv|seguir aqui|existir)|(?:quiero|kiero|quisiera|deseo|prefiero|ganas de) (?:ya )?(?:morir|morirme|matarme|suicidarme|estar muert|desaparecer para siempre)(?! de)|me (?:quiero|kiero|quisiera|voy a|pienso) (?:morir|matar|suicidar)(?! de)|(?:quitarme|quitarse|quito) la vida|acabar con mi vida|terminar con mi vida|suicid(?:arme|arse|io esta|io hoy)|pensamientos? suicidas?|(?:voy|pienso|pensando|planeo) (?:a |en )?(?:suicidarme|matarme|ahorcarme)|quiere (?:matarse|morirse|suicidarse)|(?:mejor|ojala) (?:estuviera|estar) muert|deseo estar muert',
    'self-harm':
      'me (?:corto|cort[eo]) (?:las|los|el|la) (?:venas|brazos?|munecas?|piernas?|piel)|me (?:corto|hago dano|lastimo) (?:a mi mism|cuando|otra vez|con)|(?:cortarme|autolesion)',
    abuse:
      '(?:me|nos) (?:pega|golpea|golpeo|pego|maltrata|viol[ao]|violaron|ahorco|patea|amenaza con matar|abusa|abuso sexual)(?!ron en)|abus(?:o|a|aron|aba) de mi|me (?:toca|tocaba|manosea) (?:en la noche|por las noches|las partes|cuando duermo)|violencia domestica|(?:le|les) (?:pega|golpea) a (?:mi|su|sus|los)',
    harming:
      '(?:miedo|temo) (?:de |a )?(?:hacerle|lastimar|hacer) (?:dano|a) |(?:quiero|voy a|ganas de) (?:matar|matarlo|matarla|apunalar) |(?:le pegue|golpee|golpeo) a mi (?:esposa|mujer|hij|bebe|mama|novia)|hacerle dano a mi (?:bebe|hij|esposa)',
    other: `\\b(?:mi|su|un|una) (?:mejor )?${PEOPLE.es} (?:me dijo|dice|quiere|se|no quiere|intento|esta|ya|le)|(?:le|les) (?:pega|golpea) a`,
  },
  pt: {
    suicide:
      '(?:nao|n|num) (?:quero|aguento|consigo|desejo) mais (?:viver|estar viv|existir|continuar viv)|(?:quero|queria|prefiro|vontade de) (?:morrer|me matar|sumir do mundo|estar mort)(?! de)|(?:vou|penso em|pensando em) me (?:matar|enforcar|suicidar)|(?:tirar|acabar com) (?:a )?minha (?:propria )?vida|tirar a propria vida|se (?:matar|suicidar)|suicidar|pensamentos? suicidas?|(?:melhor|queria) estar mort',
    'self-harm':
      '(?:me|eu) (?:corto|cortei|machuco) (?:nos?|nas?|os|as|meus?|minhas?|de proposito|com|quando)(?! d)|me (?:corto|cortando|cortar)|automutila',
    abuse:
      '(?:me|nos) (?:bate|bateu|espanca|agride|agrediu|estupr|enforcou|ameaca de morte|abusa|abusou|violenta)|(?:abusou|abusa|abusava) de mim|bate em (?:mim|nos|minha mae|meus filhos)|(?:toca|passa a mao) em mim (?:a noite|quando)|violencia domestica|fui (?:estuprada|abusada|agredida)',
    harming:
      'medo de (?:machucar|fazer mal|matar) |(?:quero|vou|vontade de) (?:matar|esfaquear) (?:ele|ela|meu|minha|alguem)|(?:bati|espanquei|machuquei) (?:na|no|em|meu|minha) ',
    other: `\\b(?:meu|minha|um|uma) (?:melhor )?${PEOPLE.pt} (?:disse|fala|quer|diz|tentou|esta|nao quer|se)`,
  },
  fr: {
    suicide:
      '(?:je|j) ?(?:ne )?(?:veux|veu|supporte) plus (?:vivre|etre en vie|etre la|exister)|(?:je|j) ?(?:veux|veu|voudrais|prefere|vais|pense a|prefererais) (?:mourir|me tuer|me suicider|etre mort|me pendre|crever)(?! de)|envie de (?:mourir|me tuer|me suicider)(?! de)|en finir avec la vie|mettre fin a (?:mes|ses) jours|(?:me|se) (?:suicider|donner la mort)|(?:idees|pensees) (?:suicidaires|noires de mort)|suicidaire|(?:veut|voulait|va) (?:mourir|se tuer|se suicider)',
    'self-harm':
      'je me (?:scarifie|coupe les|taillade|mutile|fais du mal)|me (?:scarifier|mutiler|couper les veines)|automutil',
    abuse:
      '(?:me|m|nous) ?(?:frappe|bat|cogne|tape dessus|viole|etrangle|a viole|a frappe|a battu|menace de me tuer|gifle) (?:devant|quand|encore|tous|depuis|et|souvent|hier|la nuit|chaque|parfois)|(?:mari|copain|pere|conjoint|beau pere|mere|femme|ex|frere|oncle) (?:me|m|nous) ?(?:frappe|bat|cogne|tape|viole|a frappe|a viole|touche la nuit|etrangle)|(?:il|elle) (?:me|m|nous) ?(?:frappe|bat|cogne|viole|etrangle)(?! par| comme| a )|violences? (?:conjugales?|domestiques?)|(?:ete|suis) (?:violee?|battue|abusee?|frappee)|abuse de moi',
    harming:
      'peur de (?:faire du mal|frapper|tuer|secouer|blesser) |(?:je veux|envie de|je vais) (?:tuer|poignarder|frapper) (?:mon|ma|le|la|quelqu|mes)|j ?ai (?:frappe|secoue|battu|etrangle) (?:ma|mon|mes) ',
    other: `\\b(?:mon|ma|un|une) (?:meilleure? )?${PEOPLE.fr} (?:m ?a dit|dit|veut|a essaye|parle|pense|ne veut|se)|quelqu ?un que`,
  },
  de: {
    suicide:
      '(?:ich )?(?:will|mochte|moechte|kann|mag) (?:einfach )?(?:nicht|nich|ned) (?:mehr |langer )?(?:leben|weiterleben|am leben sein|da sein)|(?:ich )?(?:will|mochte|moechte|werde) (?:nur noch |einfach )?(?:sterben|mich umbringen|tot sein|mir das leben nehmen|mich toten|mich aufhangen)(?! wie)|mich (?:umbringen|umzubringen|erhangen)|(?:bringe|bring) mich (?:heute )?um|(?:mir|sich) (?:das|mein) leben (?:nehmen|zu nehmen)|selbstmord(?:gedanken)? (?:begehen|machen|habe|gedanken)|selbstmordgedanken|suizid(?:gedanken|al)|lieber tot|will sich (?:umbringen|das leben nehmen)|umbringen will|nicht mehr leben (?:will|mochte)',
    'self-harm':
      '(?:ich )?(?:ritze|ritz) mich|mich (?:ritzen|selbst verletz|zu ritzen|schneiden)|(?:schneide|verletze) mich (?:selbst|selber|in|an|wieder)|selbstverletz',
    abuse:
      '(?:schlagt|prugelt|verprugelt|wurgt|tritt|missbraucht|vergewaltigt|bedroht) (?:mich|uns|meine mutter|meine kinder|mi)|(?:mich|uns) (?:geschlagen|vergewaltigt|missbraucht|gewurgt|verprugelt|angefasst|gepackt und)|(?:mann|freund|vater|papa|stiefvater|frau|ex|onkel) (?:hat )?(?:mich|uns) (?:schlagt|schlug|haut|anfasst|angefasst|vergewaltigt)|(?:er|sie|papa|mama) (?:haut|schlug) mich|(?:fasst|fasste) mich (?:nachts |immer )?an|hausliche gewalt|wird (?:von|daheim|zu hause) .{0,25}geschlagen',
    harming:
      'angst (?:dass ich |davor )?.{0,25}(?:etwas antue|verletze|schuttle|wehtue|umbringe)|(?:ich )?(?:will|mochte|werde|konnte) (?:ihn|sie|jemanden|meinen|meine) .{0,20}(?:umbringen|toten|abstechen|erschiessen)|habe? (?:meine|meinen|mein) (?:frau|kind|sohn|tochter|freundin|baby|mutter|mann) (?:geschlagen|gewurgt|geschuttelt|verprugelt)',
    other: `\\b(?:mein|meine|ein|eine) (?:beste |bester )?${PEOPLE.de} (?:sagt|will|hat gesagt|mochte|redet|denkt|schreibt|ritzt)`,
  },
  tl: {
    suicide:
      'ayoko? ?(?:ko )?(?:na|n) (?:po |pong )?(?:mabuhay|dito sa mundo)|ayaw ko na(?:ng)? (?:pong )?mabuhay|(?:gusto|gsto|gus2) ?(?:ko|q|kong|kung) ?(?:na(?:ng)?|n|nalang|na lang) ?(?:lang )?(?:po(?:ng)? )?(?:mamatay|magpakamatay|mawala na sa mundo)|(?:gusto|gsto) (?:ko|kong|q|na)(?: nang)? (?:mamatay|magpakamatay)|magpapakamatay|magpakamatay|(?:kitilin|tapusin|wakasan) (?:ko na |ko )?ang (?:aking )?buhay|tatapusin ko na ang buhay|sana mamatay na(?: lang)? ako|mas mabuti pa(?:ng)? (?:patay|mamatay)',
    'self-harm':
      '(?:naglaslas|maglaslas|naglalaslas|laslas)|(?:sinasaktan|hinihiwa|sinusugatan) ko (?:ang |yung )?(?:sarili|braso|kamay|pulso)',
    abuse:
      '(?:sinasaktan|binubugbog|binugbog|sinasakal|sinuntok|sinampal|hinahampas|ginahasa|ni rape|nirape|minomolestya|hinihipuan|pinapalo) (?:po |na |nya |niya |ni |nila ){0,2}(?:ako|aq|kami)|(?:sinasaktan|binubugbog|sinasakal|ginahasa) (?:ng|ni)|ginahasa|hinihipuan',
    harming:
      'nasaktan ko (?:ang|yung|po ang) (?:anak|asawa|nanay|kapatid)|(?:baka|natatakot akong|takot ako na) .{0,15}(?:masaktan|mapatay|saktan) ko|(?:papatayin|gusto kong patayin) (?:ko )?',
    other:
      '\\b(?:anak|kaibigan|kapatid|asawa|pinsan|nanay|tatay|kuya|ate|jowa|pamangkin|estudyante|kaklase) (?:ko|namin)(?:ng)? (?:ay |po )?(?:gusto|sabi|nagsabi|daw|ayaw)',
  },
  ko: {
    suicide:
      '죽고싶|죽고싶|살고싶지않|살기싫|더(?:는|이상)(?:못살|살수없|살고)|자살(?:하고|할|하려|을생각|시도|생각|충동)|목숨을끊|스스로목숨|죽어버리(?:고|고싶|려)|죽을(?:래|거야|생각|용기|방법)|사라지고싶|뛰어내리(?:고|려|면)|유서(?:를|다|도)?(?:썼|쓰)|ㅈㅅ하|생을마감|죽었으면(?:좋겠|해)|자살하',
    'self-harm': '(?<!가)자해|손목(?:을|에)?(?:그었|긋|그어|칼)|칼로(?:제|내)?(?:몸|팔|손목|허벅지)',
    abuse:
      '(?:남편|아빠|아버지|엄마|새아빠|남자친구|남친|오빠|형|계부|아내|시어머니|할아버지|삼촌)(?:이|가|께서|한테|에게)?.{0,10}(?:때려|때립|때리|맞았|맞고|폭행|성폭행|만져|만졌|목을졸|협박|죽이겠)|성폭행|성추행(?:을|당)|가정폭력|강간당|(?:매일|또|계속)맞(?:아요|고|았)',
    harming:
      '(?:제가|내가)?(?:아이|애|아기|아내|엄마|부인|남편)(?:를|을)(?:때렸|때리|죽일|죽이고|해칠|흔들|던질)|죽이고싶|죽여버리(?:고|겠)',
    other:
      '(?:친구|아들|딸|동생|언니|오빠|형|누나|엄마|아빠|남편|아내|조카|학생|손자|손녀)(?:이|가|는|은|도|한테서)?.{0,8}(?:자살하겠|자살한|자살을|죽고싶다|죽겠다고|자해|죽고싶어해|살기싫다)',
  },
  zh: {
    suicide:
      '不想(?:再)?活(?!动)|活不下去|不想(?:再)?(?:活着|活著|活下去)|我?(?:想|要|打算|准备|準備)(?:去)?(?:死(?!了|你|我|机|機)|自杀|自殺|跳楼|跳樓|轻生|輕生)|自杀|自殺(?!直播)|轻生|輕生|(?:结束|結束|了结|了結)(?:自己的?|我的?|这条|這條)?(?:生命|性命)|寻死|尋死|生不如死|死了算了|遗书|遺書|想去死',
    'self-harm': '(?:割|划|劃|伤害|傷害)(?:我)?自己(?!的(?:手机|電腦))|割腕|自残|自殘|自伤|自傷',
    abuse:
      '(?:老公|丈夫|先生|爸爸?|父亲|父親|妈妈?|媽媽?|母亲|母親|继父|繼父|男朋友|男友|老婆|他|她|家人|哥哥|叔叔)(?:又|总|總|天天|经常|經常|喝醉了?|昨晚|每天|会|會|喝酒后|喝酒後){0,2}(?:打我|掐我|强奸|強姦|性侵|家暴|踢我|摸我|猥亵|猥褻)|打我(?!电话|電話|的)|家暴|被(?:强奸|強姦|性侵|家暴|猥亵|猥褻|打得)|家庭暴力',
    harming:
      '(?:我)?(?:想|要|忍不住|怕|害怕)(?:会|會|要)?(?:杀|殺|伤害|傷害|掐死)(?:了)?(?:他|她|人|孩子|宝宝|寶寶|老公|老婆|我的)|动手打了(?:老婆|孩子|我)|動手打了(?:老婆|孩子|我)|我打了(?:我)?(?:老婆|孩子|妈|媽|女儿|女兒|儿子|兒子)',
    other:
      '(?:朋友|同学|同學|儿子|兒子|女儿|女兒|弟弟|妹妹|姐姐|哥哥|妈妈|媽媽|爸爸|老公|老婆|孩子|同事|学生|學生)(?:跟我|和我|对我|對我)?(?:说|說|想|要|不想|会|會|有|又)',
  },
  ru: {
    suicide:
      'не хочу (?:больше |уже )?(?:жить|существовать)|(?:жить|жит) (?:больше |уже )?не хочу|не хочется (?:больше )?жить|хочу (?:просто )?(?:умереть|сдохнуть|покончить|убить себя|повеситься|исчезнуть навсегда)(?! со смеху| от смеха)|хочется (?:умереть|сдохнуть)(?! от)|покончить с собои|(?:убью|убить) себя|наложить на себя руки|(?:суицид|самоубииств)(?:альные|е мысли|ом покончить)?|сведу счеты с жизнью|свести счеты с жизнью|лучше бы я (?:умер|не родил)|не вижу смысла жить|смысла жить (?:нет|не)|выпилиться',
    'self-harm':
      '(?:режу|резала?|порезала?) (?:себя|себе|руки|вены)|(?:режу|порезала?) (?:снова )?(?:руки|вены|ноги)|самоповрежд|селфхарм|причиняю себе боль',
    abuse:
      '(?:меня|нас) (?:бьет|избил|избивает|душит|насилует|изнасиловал|ударил|пинает|домогается)|(?:бьет|избил|избивает|душил|насилует|изнасиловал|ударил|трогает|домогается) (?:меня|нас|маму)|изнасилов(?:ал|али|ание)|домашнее насилие|муж (?:меня )?(?:бьет|избивает)|угрожает (?:меня )?(?:убить|зарезать)',
    harming:
      '(?:я )?(?:ударила?|избила?|бью|побила?) (?:своего|свою|ребенка|жену|сына|дочь|мать|его|ее)|(?:хочу|могу|боюсь) .{0,15}(?:убить|зарезать|навредить|причинить вред|ударить) (?!себя|время)|убью (?:его|ее|их)',
    other:
      '(?:мои|моя|наша?|у меня) (?:лучшии |лучшая )?(?:друг|подруга|сын|дочь|брат|сестра|муж|жена|мама|отец|папа|внук|внучка|племянни(?:к|ца)|одноклассни(?:к|ца))(?: мне)? (?:хочет|сказала?|говорит|пишет|не хочет|режет)',
  },
};
