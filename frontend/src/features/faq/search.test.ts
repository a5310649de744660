import { describe, expect, test } from 'vitest';

import customersWords from '#frontend/features/faq/customers-words.json';
import { questionKey, type Slug, slugs } from '#frontend/features/faq/questions.ts';
import { searcher } from '#frontend/features/faq/search.ts';
import { fold } from '#frontend/lib/fold.ts';
import { plain } from '#frontend/features/faq/structured-data.ts';
import { type Language, languages, localeOf } from '#shared/values/language.ts';

type Phrases = {
  questions: Record<Slug, { question: string; synonyms: string; answer?: string; answer_trial?: string }>;
};
const files = import.meta.glob<Phrases>('../../i18n/*/faq.json', { import: 'default', eager: true });

const searchIn = (language: Language) => {
  const { questions } = files[`../../i18n/${language}/faq.json`]!;
  const entries = slugs.map((id) => {
    const { question, synonyms, answer, answer_trial } = questions[id];
    return { id, question, synonyms, answer: plain(answer ?? answer_trial ?? '') };
  });
  return searcher(entries, localeOf(language));
};

test.each([
  ['ÉLÈVE', 'eleve'],
  ['İPTAL', 'iptal'],
  ['ısı', 'isi'],
  ['إلغاء', 'الغاء'],
  ['بطاقة', 'بطاقه'],
  ['مـــال', 'مال'],
  ['ｶｰﾄﾞ', 'かーど'],
  ['カード', 'かーど'],
  ['Ёлка', 'елка'],
])('%s is read as %s', (text, letters) => expect(fold(text)).toBe(letters));

describe('finds the answer', () => {
  test.each<[Language, string, Slug]>([
    ['en', 'refund', 'refund'],
    ['en', 'REFNUD', 'refund'],
    ['en', 'how do I cancel my membership', 'cancel'],
    ['en', 'delete my account', 'delete'],
    ['en', 'spam', 'spam'],
    ['fr', 'resilier', 'cancel'],
    ['fr', 'RÉSILIER', 'cancel'],
    ['es', 'contrasena', 'forgot'],
    ['pt', 'reembolso', 'refund'],
    ['tr', 'IPTAL', 'cancel'],
    ['tr', 'para iadesi', 'refund'],
    ['ru', 'отчет не о том', 'wrong-person'],
    ['ru', 'пароль', 'forgot'],
    ['ar', 'استرداد', 'refund'],
    ['ar', 'الغاء الاشتراك', 'cancel'],
    ['ja', '解約', 'cancel'],
    ['ja', 'ぱすわーど', 'forgot'],
    ['ja', '返金', 'refund'],
  ])('in %s of “%s”: %s', (language, query, slug) => {
    expect(searchIn(language)(query).slice(0, 3)).toContain(slug);
  });

  test.each(languages)('in %s of each question itself, first', (language) => {
    const search = searchIn(language);
    const { questions } = files[`../../i18n/${language}/faq.json`]!;
    expect(slugs.filter((slug) => search(questions[slug].question)[0] !== slug)).toEqual([]);
    expect(questionKey('refund')).toBe('questions.refund.question');
  });
});

/** What strangers type: their own words, none of which need be in a question or its answer. */
const strangers: Record<Language, readonly (readonly [string, Slug])[]> = {
  en: [
    ['money back', 'refund'],
    ['i want my money back now', 'refund'],
    ['how to cancel my plan', 'cancel'],
    ['stop charging my card', 'cancel'],
    ['delete me', 'remove'],
    ['take me down', 'remove'],
    ['please take down my page', 'remove'],
    ['remove my name from google', 'remove'],
    ['why is my name on here i never signed up', 'why-listed'],
    ['you took money from my account', 'why-charged'],
    ['close my account', 'delete'],
    ['can i talk to a real person', 'reach-us'],
    ['is it free', 'cost'],
    ['will they get an alert', 'will-they-know'],
    ['who looked me up', 'who-looked'],
    ['wrong adress', 'correct'],
    ['reset pasword', 'forgot'],
    ['sms not received', 'no-code'],
    ['do you use cookies', 'counted'],
    ['my card got rejected', 'declined'],
  ],
  fr: [
    ['je veux récupérer mon argent', 'refund'],
    ['rendez moi mon argent', 'refund'],
    ['annuler mon abonnement', 'cancel'],
    ['comment me desabonner', 'cancel'],
    ['supprimez moi', 'remove'],
    ['enlever mon nom du site', 'remove'],
    ["droit à l'oubli", 'remove'],
    ['fermer mon compte', 'delete'],
    ['vous m’avez prélevé de l’argent', 'why-charged'],
    ['est-ce gratuit', 'cost'],
    ['parler à un humain, service client', 'reach-us'],
    ['mot de passe perdu', 'forgot'],
    ['le sms n’est pas arrivé', 'no-code'],
    ['qui a vu ma fiche', 'who-looked'],
    ['mauvaise adresse, corriger mes données', 'correct'],
    ['va-t-il être prévenu ?', 'will-they-know'],
  ],
  ja: [
    ['お金を返して', 'refund'],
    ['払い戻しはできますか', 'refund'],
    ['サブスクをやめたい', 'cancel'],
    ['退会したい', 'cancel'],
    ['私を消してください', 'remove'],
    ['名前を消してほしい', 'remove'],
    ['個人情報の削除', 'remove'],
    ['アカウントを消す方法', 'delete'],
    ['身に覚えのない請求がある', 'why-charged'],
    ['無料ですか', 'cost'],
    ['相手にバレる？', 'will-they-know'],
    ['人と話したい', 'reach-us'],
    ['認証コードが来ない', 'no-code'],
    ['住所が古い情報になっている', 'correct'],
    ['なぜ私の情報が載っているの', 'why-listed'],
    ['人違いだった', 'wrong-person'],
  ],
  tr: [
    ['paramı geri istiyorum', 'refund'],
    ['param iade edilsin', 'refund'],
    ['aboneliğimi iptal etmek istiyorum', 'cancel'],
    ['uyelikten cikmak', 'cancel'],
    ['beni silin', 'remove'],
    ['adımı siteden silin', 'remove'],
    ['bilgilerimi kaldırın', 'remove'],
    ['hesabımı kapatmak istiyorum', 'delete'],
    ['kartımdan neden para çektiniz', 'why-charged'],
    ['bedava mı', 'cost'],
    ['şifremi unuttum', 'forgot'],
    ['müşteri hizmetleri', 'reach-us'],
    ['sms gelmedi', 'no-code'],
    ['adres yanlış', 'correct'],
    ['profilime kim baktı', 'who-looked'],
    ['adım neden sitede', 'why-listed'],
  ],
  ar: [
    ['أريد استرجاع فلوسي', 'refund'],
    ['رجعوا لي المبلغ، استرداد', 'refund'],
    ['إلغاء اشتراكي', 'cancel'],
    ['كيف أوقف الاشتراك', 'cancel'],
    ['احذفوني من الموقع', 'remove'],
    ['أريد حذف معلوماتي', 'remove'],
    ['امسحوا اسمي، احذفوا اسمي', 'remove'],
    ['إغلاق الحساب', 'delete'],
    ['سحبتم فلوس من بطاقتي', 'why-charged'],
    ['هل هو مجاني', 'cost'],
    ['نسيت كلمة السر', 'forgot'],
    ['خدمة العملاء', 'reach-us'],
    ['ما وصلني كود التحقق', 'no-code'],
    ['عنواني خاطئ', 'correct'],
    ['من بحث عني', 'who-looked'],
    ['لماذا اسمي على الموقع', 'why-listed'],
  ],
  pt: [
    ['quero meu dinheiro de volta', 'refund'],
    ['estorno', 'refund'],
    ['cancelar minha assinatura', 'cancel'],
    ['quero parar de pagar', 'cancel'],
    ['me tirem daqui, me tirem do site', 'remove'],
    ['tirar meu nome da internet', 'remove'],
    ['remover meus dados pessoais do site', 'remove'],
    ['excluir minha conta', 'delete'],
    ['cobranca indevida', 'why-charged'],
    ['é grátis?', 'cost'],
    ['recuperar senha', 'forgot'],
    ['falar com um atendente, atendimento', 'reach-us'],
    ['não recebi o código', 'no-code'],
    ['endereço errado', 'correct'],
    ['quem viu meu perfil', 'who-looked'],
    ['por que meu nome está no site', 'why-listed'],
  ],
  ru: [
    ['верните мне деньги', 'refund'],
    ['возврат средств', 'refund'],
    ['отписаться', 'cancel'],
    ['как отказаться от подписки', 'cancel'],
    ['удалите меня с сайта', 'remove'],
    ['уберите мои данные', 'remove'],
    ['право на забвение', 'remove'],
    ['закрыть мой аккаунт', 'delete'],
    ['сняли деньги с карты', 'why-charged'],
    ['это бесплатно?', 'cost'],
    ['забыл пароль', 'forgot'],
    ['поговорить с живым человеком', 'reach-us'],
    ['не приходит смс', 'no-code'],
    ['неверный адрес', 'correct'],
    ['кто меня искал', 'who-looked'],
    ['почему моё имя на вашем сайте', 'why-listed'],
  ],
  es: [
    ['quiero que me devuelvan el dinero', 'refund'],
    ['reembolso', 'refund'],
    ['cancelar mi suscripción', 'cancel'],
    ['quiero darme de baja', 'cancel'],
    ['bórrenme', 'remove'],
    ['quitar mi nombre de internet', 'remove'],
    ['eliminar mi informacion personal', 'remove'],
    ['cerrar mi cuenta', 'delete'],
    ['me han quitado dinero de la tarjeta', 'why-charged'],
    ['es gratis?', 'cost'],
    ['recuperar mi clave', 'forgot'],
    ['hablar con una persona', 'reach-us'],
    ['no recibo el código, no me llega el sms', 'no-code'],
    ['mi dirección está mal, corregir mis datos', 'correct'],
    ['quién me busca', 'who-looked'],
    ['por qué sale mi nombre en su web', 'why-listed'],
  ],
};

describe.each(languages)('in the words of strangers, in %s,', (language) => {
  test.each(strangers[language])('“%s” finds %s', (query, slug) => {
    expect(searchIn(language)(query).slice(0, 3)).toContain(slug);
  });
});

describe.each(languages)('in the words of angry customers, in %s,', (language) => {
  test.each(customersWords[language] as [string, Slug][])('“%s” finds %s', (query, slug) => {
    expect(searchIn(language)(query).slice(0, 3)).toContain(slug);
  });
});

test.each(['xyzzy', 'quantum chromodynamics', '????', 'ﷺ'])('finds nothing for “%s”', (query) => {
  expect(searchIn('en')(query)).toEqual([]);
});
