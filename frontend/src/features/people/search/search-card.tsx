import '#frontend/styles/find.css';

import { AtSign, Ellipsis, EyeOff, type LucideIcon, Mail, MapPin, Phone, Search, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Select, TextField } from '#frontend/components/field.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { PhoneField } from '#frontend/components/phone-field.tsx';
import { SearchForm } from '#frontend/features/people/search/search-form.tsx';
import { toFields } from '#frontend/features/people/search/search-request.ts';
import { usStates } from '#shared/values/us-states.ts';
import type { SearchRequest, SearchType } from '#shared/validation/search.ts';

const kinds = ['name', 'phone', 'email', 'more'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (type: SearchType): Kind => (type === 'address' || type === 'username' ? 'more' : type);

const icons: Record<Kind, LucideIcon> = { name: UserRound, phone: Phone, email: Mail, more: Ellipsis };

type Props = {
  /** The previous request, to edit. */
  previous?: SearchRequest | undefined;
  /** Which search to begin with. */
  type?: SearchType | undefined;
  /** Content of the card’s footer, beside the privacy note. */
  children?: ReactNode;
};

/** All search types: three side by side and two below; on a phone, one at a time. */
export function SearchCard({ previous, type = previous?.type ?? 'name', children }: Props) {
  const { t } = useTranslation('search', { keyPrefix: 'form' });
  const [kind, setKind] = useState(kindOf(type));
  const tabs = useRef<HTMLFieldSetElement>(null);
  // A visitor may choose before the code of a prerendered page is there, and a browser restores the choice on the way back.
  useEffect(() => {
    const chosen = tabs.current?.querySelector<HTMLInputElement>(':checked')?.value;
    setKind((current) => kinds.find((each) => each === chosen) ?? current);
  }, []);
  const filledFor = (form: SearchType) => (previous?.type === form ? toFields(previous) : {});
  return (
    <div className="find">
      <fieldset ref={tabs} className="find__tabs">
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
      <div className="find__panes">
        <SearchForm
          type="name"
          className="find__pane--name"
          title={t('name.title')}
          icon={UserRound}
          filled={filledFor('name')}
          submit={
            <>
              <Icon of={Search} /> {t('name.submit')}
            </>
          }
        >
          {(field) => (
            <>
              <TextField label={t('name.first')} {...field('first_name')} />
              <TextField label={t('name.last')} {...field('last_name', 'search_query')} />
              <StateSelect {...field('state')} any={t('anyState')} label={t('state')} />
            </>
          )}
        </SearchForm>
        <SearchForm
          type="phone"
          className="find__pane--phone"
          title={t('phone.title')}
          icon={Phone}
          look="soft"
          filled={filledFor('phone')}
          submit={t('phone.submit')}
        >
          {(field) => (
            <PhoneField label={t('phone.label')} country={filledFor('phone').country} {...field('search_query')} />
          )}
        </SearchForm>
        <SearchForm
          type="email"
          className="find__pane--email"
          title={t('email.title')}
          icon={Mail}
          look="soft"
          filled={filledFor('email')}
          submit={t('email.submit')}
        >
          {(field) => (
            <TextField
              label={t('email.label')}
              type="email"
              placeholder="name@example.com"
              {...field('search_query')}
            />
          )}
        </SearchForm>
        <SearchForm
          type="address"
          className="find__pane--more find__pane--address"
          title={t('address.title')}
          icon={MapPin}
          look="soft"
          filled={filledFor('address')}
          submit={t('address.submit')}
        >
          {(field) => (
            <>
              <TextField label={t('address.street')} {...field('search_query')} />
              <TextField label={t('address.city')} {...field('city')} />
              <StateSelect {...field('state')} any="" label={t('state')} />
              <TextField label={t('address.zip')} inputMode="numeric" {...field('postal_code')} />
            </>
          )}
        </SearchForm>
        <SearchForm
          type="username"
          className="find__pane--more"
          title={t('username.title')}
          icon={AtSign}
          look="soft"
          filled={filledFor('username')}
          submit={t('username.submit')}
        >
          {(field) => <TextField label={t('username.label')} dir="ltr" spellCheck={false} {...field('search_query')} />}
        </SearchForm>
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

function StateSelect({
  any,
  ...select
}: {
  any: string;
  label: string;
  name: string;
  defaultValue: string | undefined;
}) {
  return (
    <Select {...select}>
      <option value="">{any}</option>
      {usStates.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
