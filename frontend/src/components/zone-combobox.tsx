import '#frontend/styles/suggest.css';

import { ChevronDown } from 'lucide-react';
import { type ReactNode, use, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';

import { Icon } from '#frontend/components/icon.tsx';
import { varietyNow } from '#frontend/i18n/portuguese.ts';
import { useLanguage } from '#frontend/i18n/use-language.ts';
import { browserZone } from '#frontend/lib/browser-zone.ts';
import { serverNow } from '#frontend/lib/clock.ts';
import { timeOptions } from '#frontend/lib/format.ts';
import { findZones, zonesNear } from '#frontend/lib/zones/find-zones.ts';
import { type Zone, zoneCalled, zonesIn } from '#frontend/lib/zones/zone-list.ts';
import { joinDetails } from '#shared/values/join-details.ts';
import { MINUTE } from '#shared/values/duration.ts';
import { wallOf } from '#shared/values/zone.ts';

/** A longer list is not read to its end: one types on. */
const SHOWN = 40;

type Props = {
  label: string;
  /** The field of the form, where there is one. */
  name?: string;
  /** The zone that is chosen, by any of its names. */
  value: string;
  onChange: (zone: string) => void;
  /** What is said of the zone of this browser, where that should be chosen. */
  hint?: ((here: string) => string) | false;
};

type Row = { zone: Zone; more: string; time: string };

/** Finds a time zone by a town, a country, its name or its offset. Suspends while the names load. */
export default function ZoneComboBox({ label, name, value, onChange, hint = false }: Props) {
  const { t } = useTranslation('zones');
  const { language, locale } = useLanguage();
  const zones = use(zonesIn(varietyNow(language)));
  const here = useMemo(() => {
    const called = browserZone();
    return called === undefined ? undefined : zoneCalled(zones, called);
  }, [zones]);
  const chosen = zoneCalled(zones, value);
  const [typed, setTyped] = useState<string>();
  const now = serverNow().getTime();
  const offsetOf = (id: string) => Math.round((wallOf(now, id) - now) / MINUTE);
  const clock = new Intl.DateTimeFormat(locale, { ...timeOptions(locale), timeZone: 'UTC' });

  function rowOf(zone: Zone, by: string | null): Row {
    const facts = [
      zone === here && t('here'),
      by,
      ![zone.town, zone.countryName].includes(zone.name) && zone.name,
      writeOffset(offsetOf(zone.id)),
    ];
    return { zone, more: joinDetails(facts, locale), time: clock.format(wallOf(now, zone.id)) };
  }
  const found = typed
    ? findZones(zones, typed, offsetOf)
    : zonesNear(zones, here ? [here, chosen] : [chosen]).map((zone) => ({ zone, by: null }));
  const rows = found.slice(0, SHOWN).map(({ zone, by }) => rowOf(zone, by));

  return (
    <ComboBox
      className="field"
      items={rows}
      {...(name && { name, formValue: 'key' as const })}
      value={chosen.id}
      inputValue={typed ?? chosen.label}
      allowsEmptyCollection
      onInputChange={(text) => setTyped(text === chosen.label ? undefined : text)}
      // Also called with what is chosen already, where one leaves the field without another choice.
      onChange={(id) => {
        setTyped(undefined);
        if (id !== chosen.id) onChange(String(id));
      }}
    >
      <Label>{label}</Label>
      <div className="suggest__box">
        <Input
          className="input"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          // Typing begins a new search.
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button className="icon-btn suggest__open" aria-label={t('open')}>
          <Icon of={ChevronDown} />
        </Button>
      </div>
      {hint && here && (
        <Text slot="description" className="hint">
          {hint(here.label)}
        </Text>
      )}
      <StaysOnScroll>
        <ListBox<Row>
          className="suggest__list"
          aria-label={label}
          renderEmptyState={() => <p className="suggest__none">{t('none')}</p>}
        >
          {({ zone, more, time }) => (
            <ListBoxItem id={zone.id} textValue={zone.label} className="suggest__item">
              <span>
                <b>
                  <bdi>{zone.label}</bdi>
                </b>
                <small>{more}</small>
              </span>
              <bdi>{time}</bdi>
            </ListBoxItem>
          )}
        </ListBox>
      </StaysOnScroll>
    </ComboBox>
  );
}

/** A list that stays where its page scrolls: on a phone, the keyboard that comes with the field scrolls it. */
function StaysOnScroll({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  return (
    <Popover
      className="suggest suggest--zones"
      offset={4}
      isOpen={state?.isOpen ?? false}
      // Nothing else says why it would be closed.
      onOpenChange={(isOpen) => !isOpen && window.event?.type !== 'scroll' && state?.close()}
    >
      {children}
    </Popover>
  );
}

/** UTC+5:30, in every language, left to right. */
function writeOffset(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `\u2066UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}\u2069`;
}
