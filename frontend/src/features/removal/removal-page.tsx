import '#frontend/styles/auth.css';
import '#frontend/styles/removal.css';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { LeaveQuickly } from '#frontend/components/leave-quickly.tsx';
import { pageTitle } from '#frontend/lib/page-title.ts';

const steps = ['find', 'pick', 'confirm'] as const;
export type RemovalStep = (typeof steps)[number];

type Props = {
  step?: RemovalStep;
  chip?: ReactNode;
  heading: string;
  lead?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
};

/** The layout of the removal pages: a way out of them first, then the step. */
export function RemovalPage({ step, chip, heading, lead, aside, children }: Props) {
  const { t } = useTranslation('removal');
  return (
    <div className="wrap wrap--mid wiz wiz--2">
      <title>{pageTitle(t('title'))}</title>
      <div className="wiz__top stack [--stack:1.5rem]">
        <LeaveQuickly />
        {step && (
          <ol className="stepper" aria-label={t('steps.label')}>
            {steps.map((each) => (
              <li
                key={each}
                className={steps.indexOf(each) < steps.indexOf(step) ? 'is-done' : undefined}
                aria-current={each === step ? 'step' : undefined}
              >
                <span>{t(`steps.${each}`)}</span>
              </li>
            ))}
          </ol>
        )}
        <div className="stack [--stack:0.75rem]">
          {chip}
          <StepHeading key={heading}>{heading}</StepHeading>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </div>
      {children}
      {aside && <aside className="stack">{aside}</aside>}
    </div>
  );
}

/** Gets the focus when a step replaces another one, so that a screen reader reads on from there. */
function StepHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <h1 className="display" tabIndex={-1} ref={heading}>
      {children}
    </h1>
  );
}
