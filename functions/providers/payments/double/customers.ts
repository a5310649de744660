import type Stripe from 'stripe';

import { metadataIn, textIn } from '#functions/providers/payments/double/form.ts';
import { listTakes, pageOf } from '#functions/providers/payments/double/list.ts';
import { noSuch } from '#functions/providers/payments/double/errors.ts';
import type { Endpoint, RequestContext } from '#functions/providers/payments/double/context.ts';

const create: Endpoint = {
  path: 'POST /v1/customers',
  takes: ['email', 'name', 'description', 'phone', 'metadata', 'preferred_locales', 'expand'],
  answer(scene, { form }) {
    const id = scene.newId('cus_');
    const customer: Stripe.Customer = {
      id,
      object: 'customer',
      address: null,
      balance: 0,
      created: scene.now(),
      currency: null,
      default_source: null,
      delinquent: false,
      description: textIn(form, 'description') ?? null,
      discount: null,
      email: textIn(form, 'email') ?? null,
      invoice_prefix: id.slice(-8).toUpperCase(),
      invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
      livemode: scene.livemode,
      metadata: metadataIn(form),
      name: textIn(form, 'name') ?? null,
      phone: textIn(form, 'phone') ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    };
    scene.store.put('customer', customer);
    scene.emit('customer.created', customer);
    return customer;
  },
};

const retrieve: Endpoint = {
  path: 'GET /v1/customers/:id',
  takes: ['expand'],
  answer: (scene, { id }) => customerOf(scene, id, 'id'),
};

const list: Endpoint = {
  path: 'GET /v1/customers',
  takes: ['email', ...listTakes],
  answer({ store }, { form }) {
    const email = textIn(form, 'email');
    return pageOf(
      email === undefined ? [...store.all('customer')] : store.of('customer', email),
      '/v1/customers',
      form,
    );
  },
};

export function customerOf({ store }: RequestContext, id: string, param = 'customer'): Stripe.Customer {
  const customer = store.get('customer', id);
  if (!customer) throw noSuch('customer', id, param);
  return customer;
}

export const customers = [create, retrieve, list];
