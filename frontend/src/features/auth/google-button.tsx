import { useTranslation } from 'react-i18next';

import { Button, type Look } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { useAction } from '#frontend/lib/api.ts';
import { auth } from '#shared/api/auth.ts';

type Props = {
  /** Where to go afterwards: a page of ours. */
  redirect?: string | null | undefined;
  remember?: boolean;
  look?: Look;
  label?: string;
  /** Takes the whole page to an address. */
  leave?: (url: string) => void;
};

/** “Continue with Google”: asks where to send this browser, and sends it there. */
export function GoogleButton({ redirect, remember = false, look = 'line', label, leave = go }: Props) {
  const { t } = useTranslation('google');
  const { language } = useLanguage();
  const { trigger, isMutating, data, error } = useAction(auth.startGoogle);

  async function begin() {
    const begun = await trigger({ purpose: 'login', redirect: redirect ?? '/', language, remember });
    if (begun) leave(begun.url);
  }
  const isLeaving = isMutating || Boolean(data && !error);
  return (
    <div className="stack [--stack:0.75rem]">
      <Button look={look} wide busy={isLeaving} onClick={() => void begin()}>
        <GoogleMark />
        {isLeaving ? t('leaving') : (label ?? t('go'))}
      </Button>
      {error && !isMutating && <Failure error={error} />}
    </div>
  );
}

const go = (url: string) => location.assign(url);

/** A letter, in the line of our icons. */
const GoogleMark = () => (
  <svg
    className="ico"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M12.2 12H21a9 9 0 1 1-2.7-6.4" />
  </svg>
);
