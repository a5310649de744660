import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { type Telling, whatIsTold } from '#frontend/features/assistant/told/what-is-told.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';

type Props = {
  text: string;
  /** What the text is there to tell. */
  except?: Telling | undefined;
};

/** Beside a text that is said to callers: what of it strangers should not hear. It can be saved all the same. */
export function ToldWarning({ text, except }: Props) {
  const { t } = useTranslation('rules', { keyPrefix: 'told' });
  const { locale } = useLanguage();
  const told = whatIsTold(text).filter((telling) => telling !== except);
  const what = new Intl.ListFormat(locale).format(told.map((telling) => t(telling)));
  return (
    <div role="status">
      {told.length > 0 && (
        <p className="note note--warn">
          <Icon of={TriangleAlert} small /> <span>{t('warning', { what })}</span>
        </p>
      )}
    </div>
  );
}
