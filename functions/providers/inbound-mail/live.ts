import { environment, isDevServer } from '#functions/platform/environment.ts';
import { mailIn } from '#functions/providers/inbound-mail/folder.ts';
import type { InboundMail } from '#functions/providers/inbound-mail/port.ts';
import { mailInBucket } from '#functions/providers/inbound-mail/s3.ts';

/** Created on first use: the dev server sets the folder only then. */
export function inboundMail(): InboundMail {
  const { MAIL_BUCKET, MAIL_FOLDER } = environment();
  if (isDevServer()) return mailIn(MAIL_FOLDER ?? '.data/mail');
  if (!MAIL_BUCKET) throw new Error('This stage has no bucket for mail');
  return mailInBucket(MAIL_BUCKET);
}
