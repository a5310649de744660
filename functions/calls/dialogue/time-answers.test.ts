import { describe, expect, test } from 'vitest';

import { begin } from '#functions/calls/dialogue/decide.ts';
import type { Decision } from '#functions/calls/dialogue/draft.ts';
import { briefing, saying, step } from '#functions/calls/dialogue/testing.ts';
import type { Language } from '#shared/values/language.ts';

/** Monday; every hour from nine to five in New York until Friday of the next week is free, but on weekends. */
const monday = new Date('2026-11-23T13:00:00Z');
const days = Array.from({ length: 12 }, (_, day) => day).filter((day) => ![5, 6].includes(day));
const hours = Array.from({ length: 9 }, (_, hour) => hour);
const free = days.flatMap((day) =>
  hours.map((hour) => new Date(monday.getTime() + (day * 24 + hour + 1) * 3_600_000).toISOString()),
);

const known = {
  name: { value: 'Dana', confidence: 0.9 },
  reason: { summary: 'boat', class: 'other', confidence: 0.9 },
} as const;

const tomorrowAtNine: Record<Language, string> = {
  en: 'tomorrow at nine',
  fr: 'demain à neuf heures',
  es: 'mañana a las nueve',
  pt: 'amanhã às nove',
  ru: 'завтра в девять',
  tr: 'yarın saat dokuzda',
  ar: 'بكرة الساعة تسعة الصبح',
  ja: '明日の9時',
};

/** A caller who has said their name and reason, perhaps that it is urgent, and then these sentences. */
function call(language: Language, lines: readonly string[], { urgent = false, open = free } = {}): Decision {
  const said = (text: string, understood = {}) => ({
    ...saying(text, { language, urgent, ...understood }, monday),
    free: open,
  });
  const opened = begin(briefing({ language }), monday, open);
  return lines.reduce(
    (now, text) => {
      const next = step(now.dialogue, said(text));
      const isBooked = next.effects.some((effect) => effect.do === 'book');
      return isBooked ? step(next.dialogue, { t: 'booked', at: monday, ok: true, free: open }) : next;
    },
    step(opened.dialogue, said('Dana', known)),
  );
}

/** The answer to two offered times. */
const offered = (language: Language, reply: string) => call(language, [reply]).dialogue;
/** The answer to “tomorrow at nine, is that right?” */
const readBack = (language: Language, reply: string) => call(language, [tomorrowAtNine[language], reply]).dialogue;
const NINE = '2026-11-24T14:00:00.000Z';
/** The day and the hour in New York. */
const clock = (at: string | undefined) => at && `${at.slice(8, 10)} ${Number(at.slice(11, 13)) - 5}`;

describe('a yes at the beginning books, whatever follows for the owner', () => {
  test.each<[Language, string, boolean]>([
    ['en', 'yes that’s right, and tell her not to touch anything without me', true],
    ['en', 'yep nine tomorrow, and don’t forget the extension is four', false],
    ['en', 'that’s right nine o’clock, tell her without the permit I’m not starting, thanks', true],
    ['en', 'yeah correct and she should not be scared if the dog barks', false],
    ['en', 'yes nine, no dogs in the yard this time please', false],
    ['en', 'sure, and have her bring the blue folder, no need for the red one', false],
    ['fr', 'oui c’est ça, et dites-lui de ne pas s’inquiéter pour le chien', true],
    ['fr', 'voilà neuf heures, dites-lui que sans accord je ne touche à rien merci', false],
    ['fr', 'exact, et le poste c’est le douze n’oubliez pas', false],
    ['fr', 'oui parfait, qu’elle prenne la carte de l’assurance, pas l’ancienne', false],
    ['es', 'sí eso es, y dígale que sin permiso yo no toco nada gracias', true],
    ['es', 'correcto, la extensión es la cuatro no se le olvide', false],
    ['es', 'eso mismo a las nueve, dile que no se asuste por el perro', false],
    ['es', 'sí, y que no traiga la carpeta vieja sino la nueva', false],
    ['pt', 'isso certo nove horas, fala pra ela que sem autorização eu não mexo, valeu', true],
    ['pt', 'isso mesmo na terça, e avisa que o portão não abre', false],
    ['pt', 'é isso, o ramal é o quatro não esquece', false],
    ['pt', 'sim está certo, e diga-lhe que não se assuste', false],
    ['ru', 'да, добавочный три не забудьте и карточку страховки пусть возьмёт новую', false],
    ['ru', 'ага верно, и скажи ей пусть не пугается', true],
    ['ru', 'да всё так, только собаку пусть не выпускает', false],
    ['ru', 'верно в девять, передайте что без разрешения ничего не трогаю', true],
    ['tr', 'evet doğru, söyleyin ona izinsiz hiçbir şeye dokunmam', false],
    ['tr', 'aynen dokuzda, dahili dört unutmayın', false],
    ['tr', 'evet tamam, korkmasın diye söyleyin köpek ısırmaz', false],
    ['tr', 'doğru, kapıyı açık bırakmasın', false],
    ['ar', 'ايوه صح، وقل لها بدون إذن ما ألمس شي شكرا', false],
    ['ar', 'صحيح الساعة تسعة، ولا تنسى التحويلة أربعة', false],
    ['ar', 'نعم تمام، خليها لا تخاف من الكلب', false],
    ['ar', 'ايه بالضبط، وتجيب بطاقة التأمين الجديدة مو القديمة', false],
    ['ja', 'はいそれで、あと許可がないと何も触れないって伝えてください', false],
    ['ja', 'はいそうです、犬は吠えますけど怖がらないでって言っといてください', false],
    ['ja', 'はい、9時で、内線は4番なので忘れないでください', false],
    ['ja', 'ええ合ってます、保険証は古いのじゃなくて新しいのを持ってきてください', false],
    ['en', 'perfect yes, just so you know the gate sticks so she mustn’t force it', false],
    ['en', 'mm yes that works and my sister can’t make it so it’s only me', false],
    ['en', 'sure thing, tell her I never got the last letter', true],
    ['en', 'yes and it’s flat twelve not eleven', false],
    ['fr', 'oui oui c’est ça, dites-lui pas d’apporter le chien', false],
    ['fr', 'oui neuf heures, et que personne ne touche au compteur', false],
    ['es', 'sí sí, eso, y que no traiga al perro', false],
    ['es', 'sí a las nueve, y que nadie toque el contador', false],
    ['pt', 'sim sim, isso, e que não traga o cachorro', false],
    ['pt', 'sim às nove, e que ninguém mexa no contador', false],
    ['pt', 'pode ser sim, é no segundo andar não no primeiro', false],
    ['ru', 'да да, и собаку пусть не берёт', false],
    ['ru', 'да, в девять, и пусть никто счётчик не трогает', false],
    ['tr', 'evet evet, köpeği de getirmesin', false],
    ['tr', 'evet dokuzda, sayaca kimse dokunmasın', false],
    ['ar', 'ايوه ايوه، ولا تجيب الكلب معها', false],
    ['ar', 'نعم الساعة تسعة، ولا أحد يلمس العداد', false],
    ['ja', 'はいはい、犬は連れてこないでって', false],
    ['ja', 'はい9時で、メーターには誰も触らないように', false],
    ['ja', 'はい大丈夫です、二階です、一階じゃないです', false],
    ['tr', 'evet kalsın öyle', false],
    ['ja', 'はい お願いします 早めに', false],
    ['es', 'eso es, y no traiga la llave vieja', true],
    ['ru', 'ага верно и скажите пусть не пугается', true],
  ])('%s: “%s”', (language, reply, isMessage) => {
    const { agreed, message } = readBack(language, reply);
    expect(agreed?.at).toBe(NINE);
    if (isMessage) expect(message).toContain(reply);
  });
});

describe('an objection to the time takes a yes back', () => {
  test.each<[Language, string, string]>([
    ['en', 'yes but not nine, ten', '10'],
    ['en', 'yes fine, no wait, make it ten', '10'],
    ['fr', 'oui mais pas à neuf heures, à dix heures', '10'],
    ['fr', 'oui, enfin non attendez, plutôt dix heures', '10'],
    ['es', 'sí pero no a las nueve, a las diez', '10'],
    ['es', 'sí, no espere, mejor a las diez', '10'],
    ['pt', 'sim mas às nove não, às dez', '10'],
    ['pt', 'isso, não, espera, melhor às dez', '10'],
    ['ru', 'да, но не в девять, в десять', '10'],
    ['ru', 'да, нет, подождите, лучше в десять', '10'],
    ['tr', 'evet ama dokuzda değil onda', '10'],
    ['tr', 'evet, yok dur, on olsun', '10'],
    ['ar', 'ايوه بس مو تسعة، عشرة', '10'],
    ['ar', 'نعم، لا لحظة، خليها عشرة', '10'],
    ['ja', 'はい、でも9時じゃなくて10時で', '10'],
    ['ja', 'はい、いや待って、やっぱり10時で', '10'],
    ['en', 'nine’s no good I don’t open till eleven, noon’s fine, yeah noon', '12'],
    ['en', 'yes Thursday would be better though', '09'],
  ])('%s: “%s” moves it', (language, reply, hour) => {
    const { agreed, proposed } = readBack(language, reply);
    expect([agreed, clock(proposed?.at)?.slice(3)]).toEqual([null, String(Number(hour))]);
  });

  test.each<[Language, string]>([
    ['pt', 'às nove não, às nove estou a trabalhar'],
    ['en', 'forget it'],
    ['en', 'yes but I can’t talk at nine'],
    ['en', 'yeah no that’s too early for me'],
    ['en', 'okay hold on, is that her time or mine?'],
    ['en', 'yes well I’d rather later'],
    ['en', 'forget it I’ll write her a letter'],
    ['en', 'ah it doesn’t matter, bye'],
    ['fr', 'ouais enfin non ça va pas'],
    ['fr', 'oui mais plus tard si possible'],
    ['fr', 'd’accord mais je travaille à cette heure-là'],
    ['es', 'sí pero a esa hora no puedo'],
    ['es', 'sí pero más tarde'],
    ['pt', 'sim mas nessa hora não posso'],
    ['pt', 'tá, mas mais tarde'],
    ['ru', 'да, но в это время я не могу'],
    ['ru', 'да, только попозже'],
    ['tr', 'evet ama o saatte müsait değilim'],
    ['tr', 'tamam ama daha geç olsun'],
    ['ar', 'ايه بس هالوقت ما أقدر'],
    ['ar', 'طيب بس بعدين شوي'],
    ['ja', 'はい、でもその時間は無理です'],
    ['ja', 'はい、でももう少し遅く'],
    ['ja', 'やっぱりいいです、手紙書きます'],
  ])('%s: “%s” books nothing', (language, reply) => expect(readBack(language, reply).agreed).toBe(null));
});

describe('who wants no call, or a text instead, is offered no time', () => {
  test.each<[Language, string]>([
    ['en', 'no she needn’t ring, she only has to knock'],
    ['en', 'I don’t want an appointment, just tell her the plumber comes Tuesday at four'],
    ['en', 'nobody has to ring me, the plumber is coming on Tuesday at four'],
    ['en', 'I don’t want a call, the plumber comes on Tuesday at four in the afternoon'],
    ['en', 'no call please, she only needs to sign by the third'],
    ['en', 'I didn’t ask for a call, the delivery comes on Thursday'],
    ['en', 'who said anything about a call, I just want her to know it’s on the ninth'],
    ['fr', 'non pas m’appeler, le onze on fait la fête pas besoin qu’elle rappelle'],
    ['fr', 'j’veux pas de rendez-vous, le plombier vient mardi à seize heures'],
    ['fr', 'je ne veux pas qu’on m’appelle, le plombier passe mardi à seize heures'],
    ['fr', 'personne n’a besoin de m’appeler, c’est mardi à dix heures la visite'],
    ['fr', 'j’ai pas demandé qu’on me rappelle, la réunion c’est jeudi'],
    ['es', 'no quiero que me llame nadie, el fontanero viene el martes a las cuatro'],
    ['es', 'no quiero cita, solo dígale que el martes cortan el agua'],
    ['es', 'que no me llame, que el fontanero viene el martes a las cuatro'],
    ['es', 'nadie tiene que llamarme, la visita es el martes a las diez'],
    ['pt', 'não quero que ninguém me ligue, o encanador vem terça às quatro da tarde'],
    ['pt', 'não quero marcar nada, só avisa que terça cortam a água'],
    ['pt', 'não é preciso ligar-me, o canalizador vem na terça às quatro'],
    ['pt', 'ninguém precisa me ligar, a visita é terça às dez'],
    ['ru', 'не хочу чтобы мне звонили, сантехник придёт во вторник в четыре'],
    ['ru', 'мне не нужен звонок, просто передайте что во вторник отключат воду'],
    ['ru', 'никто мне звонить не должен, проверка во вторник в десять'],
    ['ru', 'да не надо мне звонить, сантехник сам придёт во вторник в четыре'],
    ['tr', 'beni kimse aramasın, tesisatçı salı günü saat dörtte gelecek'],
    ['tr', 'randevu istemiyorum, sadece söyleyin salı günü sular kesilecek'],
    ['tr', 'aramasına gerek yok, tesisatçı salı dörtte geliyor'],
    ['tr', 'arama istemiyorum ben, toplantı perşembe onda'],
    ['ar', 'أنا ما أبي مكالمة، السباك بيجي يوم الثلاثاء الساعة أربع العصر'],
    ['ar', 'لا ما أبي أحد يدق علي خلاص'],
    ['ar', 'لا لا مو مكالمة، السباك هو اللي بيجي'],
    ['ar', 'مش عايز حد يكلمني، السباك جاي الثلاثاء الساعة أربعة'],
    ['ar', 'ما في داعي تتصل، الزيارة يوم الثلاثاء الساعة عشرة'],
    ['ja', '電話はいらないんです、水道屋が火曜の4時に来るだけなので'],
    ['ja', '予約はいりません、火曜に断水するとだけ伝えてください'],
    ['ja', '電話してほしいわけじゃなくて、火曜の10時に業者が来るんです'],
    ['ja', '誰からも電話はいりません、点検は火曜の10時です'],
    ['en', 'can she just text me'],
    ['fr', 'qu’elle m’envoie un texto'],
    ['es', 'mejor que me mande un mensaje de texto'],
    ['pt', 'pede pra ela me mandar uma mensagem'],
    ['pt', 'prefiro que me mande uma sms'],
    ['ru', 'пусть она мне смс напишет'],
    ['tr', 'bana mesaj atsın'],
    ['ar', 'خليها ترسل لي رسالة'],
    ['ja', '電話じゃなくてテキストで'],
    ['ja', 'メールでもらえますか'],
    ['en', 'look I don’t need anybody phoning me, the boiler man is here Thursday at eight'],
    ['en', 'she doesn’t have to ring back, the party’s on the fifth at six'],
    ['en', 'nobody said call, I said tell her the bus leaves at seven'],
    ['fr', 'mais non, je veux pas qu’elle me téléphone, le ramoneur vient lundi à huit heures'],
    ['fr', 'pas la peine qu’elle me rappelle, la fête est le cinq à dix-huit heures'],
    ['es', 'que no, que no quiero que me telefonee, el deshollinador viene el lunes a las ocho'],
    ['es', 'no hace falta que me llame, la fiesta es el cinco a las seis'],
    ['pt', 'não precisa me ligar, a festa é dia cinco às seis'],
    ['pt', 'não quero que me liguem, o técnico vem segunda às oito'],
    ['ru', 'не надо мне звонить, праздник пятого в шесть'],
    ['ru', 'я не хочу, чтобы мне звонили, трубочист придёт в понедельник в восемь'],
    ['tr', 'beni aramasına gerek yok, parti ayın beşinde saat altıda'],
    ['ar', 'ما يحتاج تتصل علي، الحفلة يوم خمسة الساعة ستة'],
    ['ar', 'ما أبي أحد يتصل، الفني بيجي الاثنين الساعة ثمان'],
    ['ja', '電話はいりません、パーティーは5日の6時です'],
    ['ja', '電話してもらわなくていいです、月曜の8時に業者が来ます'],
    ['ja', '電話じゃなくてメールでお願いできますか'],
  ])('%s: “%s”', (language, reply) =>
    expect(offered(language, reply)).toMatchObject({ declined_callback: true, proposed: null, wish: { wanted: [] } }),
  );

  test.each<[Language, string]>([
    ['en', 'no no, she doesn’t have to call, the man’s coming Wednesday at ten'],
    ['en', 'okay forget about it'],
    ['en', 'actually could she text me instead'],
    ['fr', 'laissez tomber'],
    ['fr', 'bon tant pis, laissez tomber je raccroche'],
    ['es', 'déjelo, ya no importa'],
    ['es', 'bueno déjelo, cuelgo'],
    ['pt', 'deixa pra lá'],
    ['pt', 'tá bom deixa pra lá, vou desligar'],
    ['ru', 'ладно, не надо'],
    ['ru', 'ладно, забудьте, я кладу трубку'],
    ['tr', 'boş ver'],
    ['tr', 'tamam boş verin, kapatıyorum'],
    ['ar', 'خلاص مو مهم'],
    ['ar', 'طيب انسى الموضوع، بسكر'],
    ['ja', 'いいですもう切りますね'],
    ['ja', 'もういいです、切ります'],
    ['en', 'can you have her send me a text instead'],
    ['fr', 'laisse tomber, je lui écrirai'],
    ['fr', 'elle peut m’envoyer un message plutôt ?'],
    ['es', 'olvídelo, ya le escribo yo'],
    ['es', '¿me puede mandar un mensaje mejor?'],
    ['pt', 'esquece, eu escrevo pra ela'],
    ['pt', 'ela pode me mandar mensagem em vez de ligar?'],
    ['ru', 'забудьте, я сам ей напишу'],
    ['ru', 'а можно она мне просто смс пришлёт'],
    ['tr', 'unutun, ben ona yazarım'],
    ['tr', 'bana mesaj atabilir mi onun yerine'],
    ['ar', 'انسى الموضوع، أنا أكتب لها'],
    ['ar', 'تقدر ترسل لي رسالة بدال ما تتصل؟'],
    ['ja', '電話よりメールもらえますか'],
  ])('%s: “%s”, to a time that was read back', (language, reply) =>
    expect(readBack(language, reply)).toMatchObject({ declined_callback: true, agreed: null }),
  );

  test.each<[Language, string]>([
    ['en', 'don’t call me before ten'],
    ['fr', 'ne m’appelez pas avant dix heures'],
    ['fr', 'pas vendredi, appelez lundi'],
    ['es', 'no me llame antes de las diez'],
    ['es', 'el viernes no, llámeme el lunes'],
    ['pt', 'não me ligue antes das dez'],
    ['pt', 'sexta não, liga segunda'],
    ['ru', 'не звоните мне раньше десяти'],
    ['ru', 'не в пятницу, позвоните в понедельник'],
    ['tr', 'ondan önce aramayın beni'],
    ['tr', 'cuma olmaz, pazartesi arasın'],
    ['ar', 'لا تتصلوا فيني قبل العشرة'],
    ['ar', 'مو الجمعة، اتصلوا الاثنين'],
    ['ja', '10時より前には電話しないでください'],
    ['ja', '金曜はだめで、月曜に電話ください'],
    ['en', 'don’t ring me on Thursday, Friday’s fine'],
    ['fr', 'm’appelez pas jeudi, vendredi c’est bon'],
  ])('%s: “%s” is about the time', (language, reply) => expect(offered(language, reply).declined_callback).toBe(false));

  test('what else they say is kept', () => {
    const reply = 'no need to ring, the plumber comes on Tuesday at four';
    expect(offered('en', reply).message).toBe(reply);
  });
});

describe('when something happens is no wish', () => {
  test.each<[Language, string]>([
    ['en', 'it’s about the meters, tomorrow they come to read them from ten to two'],
    ['en', 'for Christmas we do it at our house on the twenty-sixth'],
    ['en', 'tomorrow at ten the water gets shut off until three in the afternoon'],
    ['fr', 'je peux poser le quatorze et le quinze sinon pas avant le onze janvier'],
    ['fr', 'pour Noël on fait ça chez nous le vingt-six'],
    ['fr', 'c’est pour les compteurs, demain ils passent les relever de dix heures à quatorze heures'],
    ['fr', 'demain à dix heures l’eau sera coupée jusqu’à quinze heures'],
    ['es', 'es por los contadores, mañana vienen a revisarlos de diez a dos'],
    ['es', 'mañana a las diez cortan el agua hasta las tres de la tarde'],
    ['es', 'para Navidad lo hacemos en casa el veintiséis'],
    ['pt', 'é sobre os contadores, amanhã vêm fazer a leitura das dez às duas'],
    ['pt', 'amanhã às dez vão cortar a água até às três da tarde'],
    ['pt', 'no Natal a gente faz lá em casa no dia vinte e seis'],
    ['ru', 'я насчёт счётчиков, завтра придут проверять с десяти до двух'],
    ['ru', 'завтра в десять отключат воду до трёх часов дня'],
    ['ru', 'на Рождество мы собираемся у нас двадцать шестого'],
    ['tr', 'sayaçlar için, yarın ondan ikiye kadar kontrole gelecekler'],
    ['tr', 'yarın saat onda sular kesilecek öğleden sonra üçe kadar'],
    ['tr', 'yılbaşını bizde yapıyoruz ayın yirmi altısında'],
    ['ar', 'بخصوص العدادات، بكرة بيجون يفحصونها من عشرة لين ثنتين'],
    ['ar', 'بكرة الساعة عشرة بيقطعون الموية لين الثلاث العصر'],
    ['ar', 'العيد نسويه عندنا يوم ستة وعشرين'],
    ['ja', 'メーターの件で、明日10時から2時の間に点検が来るそうです'],
    ['ja', '明日の10時から午後3時まで断水になるそうです'],
    ['ja', 'クリスマスはうちで26日にやります'],
    ['en', 'on Friday they start digging up the road at eight'],
    ['en', 'the chimney sweep is coming on Monday between nine and twelve'],
    ['fr', 'vendredi ils commencent les travaux dans la rue à huit heures'],
    ['fr', 'le ramoneur passe lundi entre neuf heures et midi'],
    ['es', 'el viernes empiezan las obras de la calle a las ocho'],
    ['es', 'el técnico viene el lunes entre las nueve y las doce'],
    ['pt', 'sexta começam as obras na rua às oito'],
    ['pt', 'o técnico vem na segunda entre as nove e o meio-dia'],
    ['ru', 'в пятницу в восемь начнут копать дорогу'],
    ['ru', 'мастер придёт в понедельник с девяти до двенадцати'],
    ['tr', 'cuma sekizde yolu kazmaya başlayacaklar'],
    ['tr', 'usta pazartesi dokuzla on iki arası gelecek'],
    ['ar', 'الجمعة الساعة ثمان بيبدون الحفر في الشارع'],
    ['ar', 'الفني بيجي الاثنين بين تسعة و اثنعش'],
    ['ja', '金曜の8時から道路の工事が始まります'],
    ['ja', '月曜の9時から12時の間に業者が来ます'],
    ['ru', 'завтра придут проверять с десяти до двух'],
  ])('%s: “%s”', (language, reply) =>
    expect(offered(language, reply)).toMatchObject({ step: 'callback', proposed: null, wish: { wanted: [] } }),
  );
});

describe('of several times the one that suits is proposed', () => {
  test.each<[Language, string, string]>([
    ['en', 'Thursday at two', '26 14'],
    ['en', 'tomorrow I’m home after three', '24 15'],
    ['en', 'what about Thursday at two', '26 14'],
    ['fr', 'jeudi à quatorze heures', '26 14'],
    ['fr', 'demain je suis chez moi après quinze heures', '24 15'],
    ['es', 'el jueves a las dos de la tarde', '26 14'],
    ['es', 'mañana estoy en casa después de las tres', '24 15'],
    ['pt', 'quinta às duas da tarde', '26 14'],
    ['pt', 'amanhã estou em casa depois das três', '24 15'],
    ['ru', 'в четверг в два часа', '26 14'],
    ['ru', 'завтра я дома после трёх', '24 15'],
    ['tr', 'perşembe saat ikide', '26 14'],
    ['tr', 'yarın üçten sonra evdeyim', '24 15'],
    ['ar', 'الخميس الساعة ثنتين العصر', '26 14'],
    ['ar', 'بكرة بعد الساعة ثلاثة أكون في البيت', '24 15'],
    ['ja', '木曜の2時', '26 14'],
    ['ja', '明日は3時以降なら家にいます', '24 15'],
    ['en', 'noon I’m teaching, nine works', '23 9'],
    ['en', 'at noon I’ve got a meeting, better at nine', '23 9'],
    ['en', 'noon I’m with a client, nine is perfect', '23 9'],
    ['fr', 'demain midi je suis en rendez-vous client, neuf heures c’est parfait', '24 9'],
    ['fr', 'à midi j’ai une réunion, plutôt neuf heures', '23 9'],
    ['es', 'a las doce tengo reunión, mejor a las nueve', '23 9'],
    ['es', 'mañana a las doce estoy dando clase, a las nueve me va bien', '24 9'],
    ['pt', 'ao meio-dia tenho reunião, melhor às nove', '23 9'],
    ['pt', 'às doze não, às doze estou a trabalhar, às nove dá', '23 9'],
    ['ru', 'в двенадцать у меня совещание, давайте в девять', '23 9'],
    ['ru', 'завтра в полдень я на уроке, в девять можно', '24 9'],
    ['tr', 'on ikide toplantım var dokuz olsun', '23 9'],
    ['tr', 'yarın öğlen dersteyim, dokuz uygun', '24 9'],
    ['ar', 'الساعة ١٢ عندي اجتماع خليها تسعة', '23 9'],
    ['ar', 'بكرة الظهر عندي دوام، تسعة الصبح مناسب', '24 9'],
    ['ja', '12時は会議なので9時で', '23 9'],
    ['ja', '明日の正午は授業中です、9時なら大丈夫です', '24 9'],
    ['fr', 'non non midi justement je peux pas neuf heures', '23 9'],
    ['en', 'nine’s no good I don’t open till eleven, noon’s fine, yeah noon', '23 12'],
    ['en', 'any time after three today or tomorrow', '23 15'],
    ['en', 'tomorrow or Wednesday any time after three', '24 15'],
    ['en', 'tell her to call at noon only, the branch opens at half past nine', '23 12'],
    ['fr', 'neuf heures ça va pas j’ouvre pas avant onze heures, midi c’est bien, oui midi', '23 12'],
    ['fr', 'n’importe quand après quinze heures aujourd’hui ou demain', '23 15'],
    ['fr', 'qu’elle appelle à midi seulement, l’agence ouvre à neuf heures et demie', '23 12'],
    ['es', 'a las nueve no, no abro hasta las once, a las doce bien, sí a las doce', '23 12'],
    ['es', 'a cualquier hora después de las tres hoy o mañana', '23 15'],
    ['es', 'que llame solo a las doce, la sucursal abre a las nueve y media', '23 12'],
    ['pt', 'às nove não dá, só abro às onze, meio-dia tá bom, meio-dia', '23 12'],
    ['pt', 'qualquer hora depois das três hoje ou amanhã', '23 15'],
    ['pt', 'que ligue só ao meio-dia, a agência abre às nove e meia', '23 12'],
    ['ru', 'в девять не пойдёт, я открываюсь в одиннадцать, в полдень хорошо, да в полдень', '23 12'],
    ['ru', 'в любое время после трёх сегодня или завтра', '23 15'],
    ['ru', 'пусть звонит только в полдень, отделение открывается в полдесятого', '23 12'],
    ['tr', 'dokuz olmaz on birden önce açmıyorum, on iki iyi, evet on iki', '23 12'],
    ['tr', 'bugün ya da yarın üçten sonra ne zaman olursa', '23 15'],
    ['tr', 'sadece on ikide arasın, şube dokuz buçukta açılıyor', '23 12'],
    ['ar', 'تسعة ما تنفع ما أفتح قبل أحدعش، الظهر زين، ايه الظهر', '23 12'],
    ['ar', 'أي وقت بعد الساعة ثلاثة اليوم أو بكرة', '23 15'],
    ['ar', 'خليها تتصل الساعة ١٢ بس، الفرع يفتح تسعة ونص', '23 12'],
    ['ja', '9時はだめです11時まで開かないので、12時なら、はい12時で', '23 12'],
    ['ja', '今日か明日の3時以降ならいつでも', '23 15'],
    ['ja', '12時だけにしてください、支店は9時半に開きます', '23 12'],
    ['en', 'no need to call today, tomorrow at ten is fine', '24 10'],
    ['en', 'at ten I have the dentist, so eleven please', '23 11'],
    ['en', 'I’m in court at nine, can she do two', '23 14'],
    ['en', 'not before eleven, I’m asleep, one o’clock’s good', '23 13'],
    ['fr', 'à dix heures j’ai le dentiste, plutôt onze heures', '23 11'],
    ['fr', 'pas avant onze heures je dors, treize heures c’est bien', '23 13'],
    ['es', 'a las diez tengo dentista, mejor a las once', '23 11'],
    ['es', 'antes de las once no, duermo, a la una va bien', '23 13'],
    ['pt', 'às dez tenho dentista, melhor às onze', '23 11'],
    ['pt', 'antes das onze não, durmo, à uma da tarde tá bom', '23 13'],
    ['ru', 'в десять у меня зубной, лучше в одиннадцать', '23 11'],
    ['ru', 'до одиннадцати нельзя, я сплю, в час нормально', '23 13'],
    ['tr', 'onda dişçim var, on bir olsun', '23 11'],
    ['tr', 'on birden önce olmaz, uyuyorum, saat bir iyi', '23 13'],
    ['ar', 'الساعة عشرة عندي دكتور أسنان، خليها احدعش', '23 11'],
    ['ja', '10時は歯医者なので11時で', '23 11'],
    ['ja', '11時より前は寝てるので、1時でお願いします', '23 13'],
    ['en', 'Tuesday, Wednesday or Friday at eleven', '24 11'],
    ['en', 'tomorrow or Wednesday or Friday at eleven', '24 11'],
    ['ja', '明日か水曜か金曜の午前11時がいいのですが', '24 11'],
    ['fr', 'demain ou mercredi ou vendredi à onze heures', '24 11'],
    ['es', 'mañana o el miércoles o el viernes a las once', '24 11'],
    ['ru', 'завтра или в среду или в пятницу в одиннадцать', '24 11'],
    ['tr', 'yarın ya da çarşamba ya da cuma saat on birde', '24 11'],
    ['tr', 'dur dur salı un geliyor bana, perşembe olsun yine üçte', '26 15'],
    ['en', 'not the first, the second', '23 12'],
    ['es', 'la primera no, la segunda', '23 12'],
    ['fr', 'pas le premier, le deuxième', '23 12'],
  ])('%s: “%s”', (language, reply, at) => expect(clock(offered(language, reply).proposed?.at)).toBe(at));
});

describe('a correction never ends an alerted call', () => {
  test.each<[Language, string]>([
    ['fr', 'non non midi justement je peux pas neuf heures'],
    ['en', 'no no noon I can’t do, nine'],
    ['es', 'no no a mediodía justo no puedo a las nueve'],
    ['pt', 'não não meio-dia é que eu não posso nove horas'],
    ['ru', 'нет нет в полдень я как раз не могу в девять'],
    ['tr', 'yok yok öğlen olmaz dokuzda'],
    ['ar', 'لا لا الظهر ما أقدر الساعة تسعة'],
    ['ja', 'いやいや正午は無理で9時'],
  ])('%s: “%s”', (language, reply) => {
    const open = free.filter((at) => at >= '2026-11-23T17');
    const { dialogue } = call(language, [reply], { urgent: true, open });
    expect(dialogue).toMatchObject({ ended: null, declined_callback: false });
  });
});
