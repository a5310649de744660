import '#frontend/styles/notices.css';

import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: ReactNode;
  lead: ReactNode;
  below?: boolean;
  children?: ReactNode;
}

/**
 * An empty state: a drawing, what it means, and what to do next. Its title heads the page, unless the page has a heading of
 * its own (`below`).
 */
export function EmptyState({ title, lead, below, children }: EmptyStateProps) {
  const Heading = below ? 'h2' : 'h1';
  return (
    <section className="empty">
      <svg className="empty__art" viewBox="0 0 240 150" aria-hidden="true">
        <path className="f" d="M34 118c0-40 40-72 86-72s86 32 86 72z" />
        <path
          className="s"
          d="M20 118h200M52 118V62l32-16h72l32 16v56M84 46v14h72V46M52 82h136M52 100h136M108 71h24M108 91h24M108 109h24"
        />
        <path
          className="s"
          d="M120 46C120 34 121 24 124 14M119 20.500a3 3 0 1 1-.1 0zM127 25a3 3 0 1 1-.1 0zM116 29a3 3 0 1 1-.1 0zM126 35a3 3 0 1 1-.1 0z"
        />
      </svg>
      <Heading className="display">{title}</Heading>
      <p className="lead">{lead}</p>
      {children}
    </section>
  );
}
