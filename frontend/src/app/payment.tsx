import { useState } from 'react';
import { useParams } from 'react-router';

import { Checkout } from '#frontend/features/billing/checkout/checkout.tsx';
import { usePayment } from '#frontend/features/billing/checkout/use-payment.ts';
import { ChatPage } from '#frontend/features/chat/chat-page.tsx';
import { accessToken, roleOf } from '#frontend/lib/session.ts';
import { PersonId } from '#shared/values/id.ts';

/**
 * The checkout: of visitors from a person’s report, from the link of a message, or by themselves. How far a go at
 * paying has come is kept here, above all of them: paying logs in, and that ends the chat of a link.
 */
export function Payment() {
  const { id, token } = useParams();
  const person_id = PersonId.safeParse(id).data;
  const paying = usePayment();
  const [isOfChat, setOfChat] = useState(() => !person_id && roleOf(accessToken()) === 'chat');
  if (token && !isOfChat) setOfChat(true);
  if (!isOfChat || paying.hasBegun) return <Checkout payment={paying} person_id={person_id} />;
  return <ChatPage payment={(note) => <Checkout payment={paying} note={note} />} />;
}
