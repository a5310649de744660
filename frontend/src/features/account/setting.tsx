import { Children, type ReactNode } from 'react';

import { Button } from '#frontend/components/button.tsx';

type Action = { label: string; of: string; onPress: () => void; busy?: boolean };
type Props = { name: string; value: ReactNode; more?: ReactNode; action?: Action | undefined; children?: ReactNode };

/** One setting of the account. Shows its form below when open. */
export function Setting({ name, value, more, action, children }: Props) {
  return (
    <>
      <div className="srow">
        <dt>{name}</dt>
        <dd>
          {value}
          {more && <small>{more}</small>}
        </dd>
        {action && (
          <dd className="srow__act">
            <Button look="ghost" size="sm" aria-label={action.of} busy={action.busy ?? false} onClick={action.onPress}>
              {action.label}
            </Button>
          </dd>
        )}
      </div>
      {Children.toArray(children).length > 0 && (
        <div className="srow__form">
          <dt className="vh">{name}</dt>
          <dd>{children}</dd>
        </div>
      )}
    </>
  );
}
