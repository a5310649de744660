import '#frontend/styles/schedule.css';

import { ArrowRight, Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { GalleryPart } from '#frontend/app/gallery/part.tsx';
import { Count, Price } from '#frontend/components/bdi.tsx';
import { Button, LinkButton, type Look } from '#frontend/components/button.tsx';
import { Chip, RemovableChip } from '#frontend/components/chip.tsx';
import { EmptyState } from '#frontend/components/empty-state.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { Icon } from '#frontend/components/icon.tsx';
import { Wordmark } from '#frontend/components/mark.tsx';
import { Skeleton } from '#frontend/components/skeleton.tsx';
import { Fault } from '#shared/errors/catalogue.ts';

const looks: Look[] = ['solid', 'line', 'soft', 'ghost', 'danger'];
const tones = ['plain', 'brand', 'accent', 'ok', 'warn', 'danger', 'info', 'line'] as const;
const nothing = () => undefined;

/** What everything else is made of. */
export function BasicSpecimens() {
  const { t } = useTranslation('people', { keyPrefix: 'ended' });
  return (
    <>
      <GalleryPart title="Mark, icons">
        <p className="word">
          <Wordmark />
        </p>
        <p className="row">
          <Icon of={Search} label="Search" /> <Icon of={Search} small label="Search, small" />
          <Icon of={ArrowRight} directional label="Onwards" /> <Icon of={X} label="Away" />
        </p>
      </GalleryPart>
      <GalleryPart title="Buttons">
        {(['sm', 'md', 'lg'] as const).map((size) => (
          <div key={size} className="row">
            {looks.map((look) => (
              <Button key={look} look={look} size={size}>
                {look}
              </Button>
            ))}
          </div>
        ))}
        <div className="row">
          <Button busy>busy</Button>
          <Button disabled>disabled</Button>
          <Button look="line" disabled>
            disabled
          </Button>
          <LinkButton look="soft" to="/en">
            link
          </LinkButton>
        </div>
        <Button wide>
          <Icon of={Search} /> wide
        </Button>
      </GalleryPart>
      <GalleryPart title="Chips">
        <p className="row">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone}>
              {tone}
            </Chip>
          ))}
          <RemovableChip label="Remove" onRemove={nothing}>
            removable
          </RemovableChip>
        </p>
      </GalleryPart>
      <GalleryPart title="Names, numbers, money">
        <p>
          <bdi>Tamsin R. Okafor</bdi> · <bdi>ليلى حدّاد</bdi> · <Count of={41208} /> ·{' '}
          <Price of={{ minor_units: 2490, currency: 'USD' }} /> · <Price of={{ minor_units: 1500, currency: 'JPY' }} />{' '}
          · <Price of={{ minor_units: 12345, currency: 'KWD' }} />
        </p>
      </GalleryPart>
      <GalleryPart title="Failures">
        <Failure error={new Fault('request.unreachable')} onRetry={nothing} />
        <Failure error={new Fault('request.too-many')} />
      </GalleryPart>
      <GalleryPart title="On its way">
        <Skeleton />
        <Skeleton width="40%" height="1.5rem" />
      </GalleryPart>
      <GalleryPart title="Nothing there">
        <EmptyState below title={t('title')} lead={t('lead')}>
          <Button look="soft">{t('again')}</Button>
        </EmptyState>
      </GalleryPart>
    </>
  );
}
