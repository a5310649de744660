import { useTranslation } from 'react-i18next';

import { Button } from '#frontend/components/button.tsx';
import { Failure } from '#frontend/components/failure.tsx';
import { TextField } from '#frontend/components/field.tsx';
import { useForm } from '#frontend/lib/use-form.ts';
import { helpdesk } from '#shared/api/helpdesk.ts';
import type { Output } from '#shared/contract/endpoint.ts';

type Props = { onFound: (found: Output<typeof helpdesk.findTickets>) => void };

/** Finds a ticket by its reference, or the tickets of an address. */
export function FindTicket({ onFound }: Props) {
  const { t } = useTranslation('helpdesk', { keyPrefix: 'find' });
  const { form, send, busy, errors, fault, clearErrors } = useForm(helpdesk.findTickets);
  async function submit(data: FormData) {
    const found = await send({ find: data.get('find') });
    if (found) onFound(found);
  }
  return (
    <form
      ref={form}
      className="stack"
      role="search"
      noValidate
      onInput={clearErrors}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <TextField label={t('label')} name="find" error={errors.find?.[0]} />
      <div className="row">
        <Button type="submit" look="line" size="sm" busy={busy}>
          {t('button')}
        </Button>
      </div>
      {fault && <Failure error={fault} />}
    </form>
  );
}
