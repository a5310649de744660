import type { ReactNode } from 'react';

type Props = { when: ReactNode; amount?: ReactNode; tone?: 'now' | 'quiet' | undefined; children: ReactNode };

/** One line of a schedule: time, amount and event. */
export const Step = ({ when, amount, tone, children }: Props) => (
  <li className={tone && `is-${tone}`}>
    <b>{when}</b>
    <span className="amt">{amount}</span>
    <p>{children}</p>
  </li>
);
