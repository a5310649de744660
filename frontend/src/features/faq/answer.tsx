import { type ReactElement } from 'react';
import { Trans, useTranslation } from 'react-i18next';

import { paths, pathTo } from '#frontend/app/paths.ts';
import { Link } from '#frontend/components/button.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { answerKey, isConfigured, type Slug } from '#frontend/features/faq/questions.ts';
import type { Figures } from '#frontend/features/faq/use-figures.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { Language } from '#shared/values/language.ts';

/** The pages that answers link to. A tag in an answer is the name of its page. */
const linked = [
  'home',
  'history',
  'payment',
  'payments',
  'unsubscribe',
  'withdrawal',
  'card',
  'credits',
  'callForward',
  'assistantSettings',
  'assistantAppeal',
  'logIn',
  'forgotPassword',
  'security',
  'privacy',
  'privacyCenter',
  'deleteAccount',
  'contact',
] as const satisfies (keyof typeof paths)[];

const linksIn = (language: Language): Record<string, ReactElement> => ({
  ...Object.fromEntries(linked.map((page) => [page, <Link key={page} to={pathTo(page, { language })} />])),
  terms: <Link to={pathTo('assistantPage', { language, slug: 'web-flow-terms-of-service' })} />,
  charge: <Link to={`${pathTo('contact', { language })}?topic=charge-or-refund`} />,
  remove: <Link to={pathTo('removeListing', { language })} />,
});

/** An answer with its links, once the figures in it are known. */
export function Answer({ slug, figures: { values, hasTrial, isComplete } }: { slug: Slug; figures: Figures }) {
  const { t } = useTranslation('faq');
  const { language } = useLanguage();
  if (isConfigured(slug) && !isComplete) return <Skeleton width="20rem" />;
  return <Trans t={t} i18nKey={answerKey(slug, hasTrial)} values={values} components={linksIn(language)} />;
}
