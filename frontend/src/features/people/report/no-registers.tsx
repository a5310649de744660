import { useTranslation } from 'react-i18next';

import { inSentence } from '#frontend/features/people/report/in-sentence.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { formats } from '#frontend/lib/format.ts';
import { RegisterKind } from '#shared/values/register.ts';

/** That a report read by a private link asks no public registers. */
export function NoRegisters() {
  const { t } = useTranslation('report', { keyPrefix: 'registers' });
  const { locale } = useLanguage();
  const kinds = RegisterKind.options.map((kind) => inSentence(t(`kind.${kind}`), locale));
  return (
    <p className="part__note" id="registers">
      {t('noneOfShared', { kinds: formats.list(kinds, locale) })}
    </p>
  );
}
