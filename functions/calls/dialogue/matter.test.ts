import { describe, expect, test } from 'vitest';

import { deniesTime, tellsOfMatter } from '#functions/calls/dialogue/matter.ts';
import type { Language } from '#shared/values/language.ts';

const setting = { reference: new Date('2026-11-23T15:00:00Z'), zone: 'America/Chicago' };

describe('a time of the matter', () => {
  test.each<[Language, string]>([
    ['en', 'we’re bringing her fitting forward to friday at quarter past two'],
    ['en', 'the deadline for the entry forms is wednesday at noon'],
    ['en', 'her parking permit runs out on the third of december'],
    ['en', 'he has to be fasting from eight the night before'],
    ['en', 'the garage shuts at six on fridays'],
    ['en', 'the pallets will be dropped off tomorrow between nine and eleven'],
    ['en', 'the ferry gets in thursday at half past four'],
    ['en', 'just have him drop by we are there from nine to five'],
    ['en', 'her fitting was wednesday at ten and it is friday at three now'],
    ['en', 'the vouchers are only valid until friday at eight'],
    ['es', 'se la pasamos al jueves diez a las once y media'],
    ['es', 'le hemos cambiado la prueba al viernes a las cinco'],
    ['es', 'el plazo vence el miércoles a mediodía'],
    ['es', 'el taller cierra a las siete los viernes'],
    ['es', 'que venga en ayunas desde las diez de la noche'],
    ['es', 'que se pase por aquí estamos de nueve a cinco'],
    ['es', 'el barco sale el jueves a las seis y cuarto'],
    ['es', 'la matrícula se acaba el viernes a las dos'],
    ['fr', 'on lui décale son essayage au vendredi quatorze heures quinze'],
    ['fr', 'la date limite du dossier c’est mercredi midi'],
    ['fr', 'son permis expire le trois décembre'],
    ['fr', 'il faut qu’il soit à jeun depuis vingt heures la veille'],
    ['fr', 'l’atelier ferme à dix-huit heures le vendredi'],
    ['fr', 'son examen c’est le jeudi trois à dix heures vingt'],
    ['fr', 'qu’il passe simplement on est là de neuf heures à dix-sept heures'],
    ['fr', 'le bateau arrive jeudi à seize heures trente'],
    ['ja', '申し込みの締切が金曜日の正午なんです'],
    ['ja', '仮縫いの日が木曜の2時に変わったんです'],
    ['ja', '前の日の夜8時から絶食でお願いしたいんですが'],
    ['ja', '工房は金曜日は6時に閉まるんですよ'],
    ['ja', '船が木曜日の4時半に着くことになっています'],
    ['ja', '免許の期限が12月3日で切れるんです'],
    ['ja', '荷物は明日の9時から11時の間に届くはずです'],
    ['tr', 'provasını cuma ikiyi çeyrek geçeye alıyoruz'],
    ['tr', 'başvurunun son günü çarşamba öğlen'],
    ['tr', 'ehliyetin süresi üç aralıkta doluyor'],
    ['tr', 'akşam sekizden sonra bir şey yemesin aç karnına gelsin'],
    ['tr', 'atölye cumaları altıda kapanıyor'],
    ['tr', 'vapur perşembe dört buçukta yanaşıyor iskeleye'],
    ['tr', 'kendisi uğrasın yeter biz dokuzdan beşe kadar oradayız'],
    ['ar', 'البروفة صارت الجمعة الساعة اثنين وربع بدل الخميس'],
    ['ar', 'نقلنا موعدها ليوم الجمعة الساعة ثلاثة'],
    ['ar', 'آخر موعد للتقديم يوم الأربعاء الظهر'],
    ['ar', 'الرخصة بتخلص يوم ثلاثة ديسمبر'],
    ['ar', 'لازم يكون صايم من الساعة ثمانية بالليل'],
    ['ar', 'الورشة بتسكر الساعة ستة يوم الجمعة'],
    ['ar', 'الطيارة بتوصل الخميس الساعة أربعة ونص'],
    ['ar', 'موعده صار الخميس الساعة عشرة ونص وإذا ما بيناسبه يتصل فينا'],
    ['pt', 'a gente está passando a prova dela para sexta às duas e quinze'],
    ['pt', 'o prazo da inscrição é quarta ao meio-dia'],
    ['pt', 'a carteira dele vence no dia três de dezembro'],
    ['pt', 'ele tem que vir em jejum desde as oito da noite'],
    ['pt', 'a oficina fecha às seis na sexta'],
    ['pt', 'o barco chega na quinta às quatro e meia'],
    ['pt', 'é só ele passar aqui estamos das nove às cinco'],
    ['ru', 'мы переносим её примерку на пятницу на два пятнадцать'],
    ['ru', 'крайний срок подачи в среду в полдень'],
    ['ru', 'права у него истекают третьего декабря'],
    ['ru', 'ему надо натощак с восьми вечера ничего не есть'],
    ['ru', 'мастерская закрывается в шесть по пятницам'],
    ['ru', 'паром прибывает в четверг в половине пятого'],
    ['ru', 'пусть он сам заедет, мы с девяти до пяти'],
    ['en', 'collection is monday before noon'],
    ['es', 'necesito las llaves para el viernes a las cinco'],
    ['fr', 'les convives arrivent à partir de dix-neuf heures samedi'],
    ['ja', '検査は12日の9時20分になりました'],
    ['tr', 'misafirler cumartesi yediden sonra geliyor'],
    ['ar', 'الضيوف بيوصلوا السبت بعد السابعة'],
    ['pt', 'o ultrassom dela ficou marcado pro dia doze às nove e vinte'],
    ['ru', 'ключи нужны до пятницы до пяти'],
  ])('%s: %s', (language, text) => {
    expect(tellsOfMatter(text, language, setting)).toBe(true);
  });
});

describe('a time for the call', () => {
  test.each<[Language, string]>([
    ['en', 'she can ring me thursday at ten about the fitting that was moved'],
    ['en', 'friday at three I’m home from the workshop by then'],
    ['en', 'wednesday at noon suits me the ferry gets in at ten'],
    ['en', 'could she do tomorrow at eleven by any chance'],
    ['en', 'any time after two because my shift ends at half past one'],
    ['en', 'let’s move it to friday at ten'],
    ['en', 'the very first thing you have on thursday'],
    ['en', 'my husband gets home around six so half past six'],
    ['en', 'let’s do thursday straight after lunch'],
    ['es', 'yo salgo a las cinco así que a las cinco y media'],
    ['fr', 'alors disons jeudi après le déjeuner'],
    ['tr', 'işim beşte bitiyor beş buçuk olsun'],
    ['ar', 'دوامي يخلص الساعة خمسة فخمسة ونص'],
    ['pt', 'me coloca na sexta às nove'],
    ['ru', 'ну тогда давайте в четверг после обеда'],
    ['es', 'que me llame el jueves a las diez por lo de la prueba'],
    ['es', 'el viernes a las tres ya estoy en casa'],
    ['es', 'lo más pronto que tenga el jueves por la mañana'],
    ['fr', 'jeudi à dix heures si elle peut m’appeler pour l’essayage'],
    ['fr', 'le premier créneau que vous avez jeudi matin'],
    ['fr', 'vendredi quinze heures je serai rentré de l’atelier'],
    ['ja', '木曜の10時に電話してもらえると仮縫いの話ができます'],
    ['ja', '金曜の3時以降なら仕事が終わって家にいます'],
    ['tr', 'perşembe onda beni arasın prova için'],
    ['tr', 'cuma üçten sonra evde olurum işten çıkmış olurum'],
    ['ar', 'تتصل فيني الخميس الساعة عشرة عشان البروفة'],
    ['ar', 'الجمعة بعد الساعة ثلاثة بكون رجعت من الورشة'],
    ['pt', 'ela pode me ligar na quinta às dez por causa da prova'],
    ['pt', 'o primeiro horário que você tiver na quinta de manhã'],
    ['ru', 'пусть позвонит в четверг в десять по поводу примерки'],
    ['ru', 'в пятницу после трёх я уже буду дома с работы'],
  ])('%s: %s', (language, text) => {
    expect(tellsOfMatter(text, language, setting)).toBe(false);
  });
});

describe('a caller who says that it is no time for the call', () => {
  test.each<[Language, string]>([
    ['en', 'no no that’s the time of the fitting not of the call'],
    ['en', 'I’m not asking for a slot it is his exam at ten'],
    ['en', 'that’s when the party is, not when to ring me'],
    ['es', 'no, esa es la hora de la prueba, no la de la llamada'],
    ['es', 'que yo no le estoy pidiendo hora, es su examen a las diez'],
    ['fr', 'mais non ça c’est l’heure de l’examen pas de l’appel'],
    ['fr', 'je ne vous demande pas de créneau c’est son examen à dix heures'],
    ['ja', 'いえ、それは試験の時間で、電話の時間じゃないです'],
    ['ja', '予約をお願いしてるんじゃなくて、試験が10時なんです'],
    ['tr', 'hayır o sınavın saati aramanın saati değil'],
    ['tr', 'ben sizden randevu istemiyorum sınavı saat onda'],
    ['ar', 'لا لا هذا وقت الامتحان مو وقت المكالمة'],
    ['ar', 'أنا ما بطلب موعد منك، امتحانه الساعة عشرة'],
    ['pt', 'não, essa é a hora da prova, não da ligação'],
    ['pt', 'eu não estou pedindo horário, a prova dele é às dez'],
    ['ru', 'нет, это время экзамена, а не звонка'],
    ['ru', 'я не прошу записать меня на звонок, у него экзамен в десять'],
  ])('%s: %s', (language, text) => {
    expect(deniesTime(text, language)).toBe(true);
  });

  test.each<[Language, string]>([
    ['en', 'no that’s not the time I said for the call, ten'],
    ['en', 'that time is no good for the call make it ten'],
    ['es', 'no, esa no es la hora de la llamada, a las diez'],
    ['fr', 'non ce n’est pas l’heure que j’ai dite, dix heures'],
    ['ja', 'その時間じゃなくて10時です'],
    ['tr', 'o saat değil onda arasın'],
    ['ar', 'لا مو هذا الوقت، الساعة عشرة'],
    ['pt', 'não é essa a hora, às dez'],
    ['ru', 'нет, не в это время, в десять'],
  ])('%s: not “%s”', (language, text) => {
    expect(deniesTime(text, language)).toBe(false);
  });
});

describe('before a time was asked for', () => {
  test.each<[Language, string]>([
    ['fr', 'son rendez-vous était mercredi et je lui ai mis vendredi à dix heures et quart'],
    ['es', 'es por su cita del jueves a las once y media'],
    ['pt', 'a consulta dela passou pra sexta às dez e quinze'],
    ['ru', 'у неё была запись на среду, а теперь на пятницу на половину третьего'],
    ['ar', 'موعدها صار يوم الخميس الساعة عشرة ونص'],
  ])('%s: the time of an event is no wish: “%s”', (language, text) => {
    expect(tellsOfMatter(text, language, setting, { isAnswer: false })).toBe(true);
  });
  test.each<[Language, string]>([
    ['en', 'it is about the survey, call me tomorrow at ten'],
    ['en', 'I am free after four tomorrow'],
    ['fr', 'c’est pour le devis, rappelez-moi demain après seize heures'],
  ])('%s: a wish stays one: “%s”', (language, text) => {
    expect(tellsOfMatter(text, language, setting, { isAnswer: false })).toBe(false);
  });
});
