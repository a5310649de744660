import { environment, isDevServer } from '#functions/platform/environment.ts';
import { fakeEmail } from '#functions/providers/email/fake.ts';
import { sesEmail } from '#functions/providers/email/ses.ts';

export const email = isDevServer()
  ? fakeEmail()
  : sesEmail({ from: environment().MAIL_FROM, support: environment().SUPPORT_ADDRESS });
