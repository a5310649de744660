import '#frontend/styles/find.css';
import '#frontend/styles/suggest.css';

import { Ellipsis, EyeOff, type LucideIcon, Mail, MapPin, Phone, Search, UserRound } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { NameField } from '#frontend/features/people/search/name-field.tsx';
import { OneLine } from '#frontend/features/people/search/one-line.tsx';
import { fieldsFor, type Filled, SearchForm } from '#frontend/features/people/search/search-form.tsx';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import type { SearchRequest, SearchType } from '#shared/validation/search.ts';

/** Comes behind the search (app/home/rest.tsx): nobody chooses a state sooner. */
const StateSelect = lazy(() => import('#frontend/features/people/search/state-select.tsx'));
/** Not seen at first, so that the home page does not load them. */
const MoreForms = lazy(() => import('#frontend/features/people/search/more-forms.tsx'));
const NameDetails = lazy(() => import('#frontend/features/people/search/name-details.tsx'));

const kinds = ['name', 'phone', 'email', 'more'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (type: SearchType): Kind => (type === 'address' || type === 'username' ? 'more' : type);

const icons: Record<Kind, LucideIcon> = { name: UserRound, phone: Phone, email: Mail, more: Ellipsis };

type Props = {
  /** The previous request, to edit, and its line where it was written in one. */
  previous?: SearchRequest | undefined;
  line?: string | undefined;
  /** Which search to begin with. */
  type?: SearchType | undefined;
  /** Content of the card’s footer, beside the privacy note. */
  children?: ReactNode;
};

/** One line for everything, and all search types: three side by side and two below; on a phone, one at a time. */
export function SearchCard({ previous, line, type, children }: Props) {
  const { t } = useTranslation('search', { keyPrefix: 'form' });
  const { language } = useLanguage();
  const [kind, setKind] = useState<Kind>(kindOf(previous?.type ?? 'name'));
  const [filled, setFilled] = useState<Filled>({ focus: type });
  useEffect(() => {
    if (previous)
      void import('#frontend/features/people/search/search-fields.ts').then(({ toFields }) =>
        setFilled({ type: previous.type, fields: toFields(previous), focus: type }),
      );
  }, [previous, type]);
  const { focus } = filled;
  const card = useRef<HTMLDivElement>(null);
  // A visitor may choose before the code of a prerendered page is there, and a browser restores the choice on the way back.
  useEffect(() => {
    const chosen = card.current?.querySelector<HTMLInputElement>('.find__tabs :checked')?.value;
    setKind((current) => (focus ? kindOf(focus) : (kinds.find((each) => each === chosen) ?? current)));
  }, [focus]);
  useEffect(() => {
    if (focus) card.current?.querySelector<HTMLElement>(`[data-form=${focus}] input[name]`)?.focus();
  }, [focus, kind]);
  const { city, age, country = 'US' } = fieldsFor(filled, 'name');
  /** The state that was chosen before the details opened. */
  const [details, openDetails] = useState<{ state: string | undefined }>();
  const showsDetails = details || city || age || country !== 'US';
  return (
    <div className="find" ref={card}>
      <OneLine
        line={line}
        onEdit={(type, fields) => {
          setFilled({ type, fields, focus: type });
          setKind(kindOf(type));
        }}
      />
      <fieldset className="find__tabs">
        <legend className="vh">{t('by')}</legend>
        {kinds.map((each) => (
          <label key={each}>
            <input
              className="vh"
              type="radio"
              name="kind"
              value={each}
              checked={kind === each}
              onChange={() => setKind(each)}
            />
            <Icon of={icons[each]} />
            {t(`tabs.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className="find__panes" key={JSON.stringify(filled)}>
        <SearchForm
          type="name"
          icon={UserRound}
          filled={filled}
          title={t('name.title')}
          submit={
            <>
              <Icon of={Search} /> {t('name.submit')}
            </>
          }
        >
          {(field) => {
            const first = <NameField key="first" label={t('name.first')} {...field('first_name')} name="first_name" />;
            const last = (
              <NameField key="last" label={t('name.last')} {...field('last_name', 'search_query')} name="last_name" />
            );
            return (
              <>
                {language === 'ja' ? [last, first] : [first, last]}
                <Suspense fallback={<Select label={t('state')} />}>
                  {showsDetails ? (
                    <NameDetails
                      field={(name) => ({
                        ...field(name),
                        ...(name === 'state' && details?.state && { defaultValue: details.state }),
                      })}
                    />
                  ) : (
                    <StateSelect {...field('state')} any={t('anyState')} label={t('state')} />
                  )}
                </Suspense>
                {!showsDetails && (
                  <Button
                    className="find__details"
                    look="ghost"
                    size="sm"
                    onClick={({ currentTarget }) =>
                      openDetails({
                        state: currentTarget.form?.querySelector<HTMLSelectElement>('[name=state]')?.value,
                      })
                    }
                  >
                    <Icon of={MapPin} /> {t('details')}
                  </Button>
                )}
              </>
            );
          }}
        </SearchForm>
        <SearchForm type="phone" icon={Phone} filled={filled} title={t('phone.title')} submit={t('phone.submit')}>
          {(field) => (
            <PhoneField
              label={t('phone.label')}
              country={fieldsFor(filled, 'phone').country}
              {...field('search_query')}
            />
          )}
        </SearchForm>
        <SearchForm type="email" icon={Mail} filled={filled} title={t('email.title')} submit={t('email.submit')}>
          {(field) => (
            <TextField
              label={t('email.label')}
              type="email"
              placeholder="name@example.com"
              {...field('search_query')}
            />
          )}
        </SearchForm>
        {kind === 'more' && (
          <Suspense fallback={<Skeleton width="100%" height="8rem" />}>
            <MoreForms filled={filled} />
          </Suspense>
        )}
      </div>
      <div className="find__foot">
        <p>
          <Icon of={EyeOff} />
          <span>{t('private')}</span>
        </p>
        <noscript>{t('noScript')}</noscript>
        {children}
        <Button
          className="find__more"
          look="ghost"
          size="sm"
          aria-expanded={kind === 'more'}
          onClick={() => setKind(kind === 'more' ? 'name' : 'more')}
        >
          <Icon of={MapPin} /> {t('more')}
        </Button>
      </div>
    </div>
  );
}
