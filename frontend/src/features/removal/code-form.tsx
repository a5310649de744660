import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

import { pathTo } from '#frontend/app/paths.ts';
import { Button } from '#frontend/components/button.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { Reference } from '#shared/values/privacy-request.ts';

/** Asks for the code of a request and shows its status. */
export function CodeForm({ code }: { code?: string | undefined }) {
  const { t } = useTranslation('removal', { keyPrefix: 'status' });
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      className="code-form"
      aria-label={t('submit')}
      noValidate
      method="dialog"
      onInput={() => setWrong(false)}
      onSubmit={(event) => {
        event.preventDefault();
        const { data: reference } = Reference.safeParse(new FormData(event.currentTarget).get('reference'));
        setWrong(!reference);
        if (reference) void navigate(pathTo('requestStatus', { language, reference }));
      }}
    >
      <TextField
        label={t('code')}
        name="reference"
        className="input mono"
        dir="ltr"
        defaultValue={code}
        placeholder="CAL-R-2345678"
        error={isWrong ? 'invalid' : undefined}
      />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
