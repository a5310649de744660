import { describe, expect, test } from 'vitest';

import { questionKey, type Slug, slugs } from '#frontend/features/faq/questions.ts';
import { fold, searcher } from '#frontend/features/faq/search.ts';
import { plain } from '#frontend/features/faq/structured-data.ts';
import { type Language, languages, localeOf } from '#shared/values/language.ts';

type Phrases = { questions: Record<Slug, { question: string; answer?: string; answer_trial?: string }> };
const files = import.meta.glob<Phrases>('../../i18n/*/faq.json', { import: 'default', eager: true });

const searchIn = (language: Language) => {
  const { questions } = files[`../../i18n/${language}/faq.json`]!;
  const entries = slugs.map((id) => {
    const { question, answer, answer_trial } = questions[id];
    return { id, question, answer: plain(answer ?? answer_trial ?? '') };
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

test.each(['xyzzy', 'quantum chromodynamics', '????', 'ﷺ'])('finds nothing for “%s”', (query) => {
  expect(searchIn('en')(query)).toEqual([]);
});
