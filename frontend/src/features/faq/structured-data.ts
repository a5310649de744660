import { fixedFigures } from '#frontend/features/faq/answer-figures.ts';
import { answerKey, isConfigured, questionKey, slugs } from '#frontend/features/faq/questions.ts';
import { i18n } from '#frontend/i18n/index.ts';
import { type Language, localeOf } from '#shared/values/language.ts';

/** Text without the tags of its links. */
export const plain = (text: string): string => text.replace(/<\/?\w+>/g, '');

/** The page for search engines, without the answers whose figures the build cannot know. */
export function faqPage(language: Language): object {
  const t = i18n.getFixedT(language, 'faq');
  const figures = fixedFigures(localeOf(language));
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    mainEntity: slugs
      .filter((slug) => !isConfigured(slug))
      .map((slug) => ({
        '@type': 'Question',
        name: t(questionKey(slug)),
        acceptedAnswer: { '@type': 'Answer', text: plain(t(answerKey(slug, false), figures as never)) },
      })),
  };
}
