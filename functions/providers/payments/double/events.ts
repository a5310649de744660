import type Stripe from 'stripe';

import { textIn } from '#functions/providers/payments/double/form.ts';
import { listTakes, pageOf } from '#functions/providers/payments/double/list.ts';
import { noSuch } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint } from '#functions/providers/payments/double/context.ts';

const retrieve: Endpoint = {
  path: 'GET /v1/events/:id',
  takes: ['expand'],
  answer({ store }, { id }) {
    const event = store.get('event', id);
    if (!event) throw noSuch('event', id);
    return event;
  },
};

const list: Endpoint = {
  path: 'GET /v1/events',
  takes: ['type', 'types', ...listTakes],
  answer({ store }, { form }) {
    const type = textIn(form, 'type');
    const all: Stripe.Event[] = [...store.all('event')];
    return pageOf(type === undefined ? all : all.filter((event) => event.type === type), '/v1/events', form);
  },
};

export const events = [retrieve, list];
