import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';

import type { InboundMail } from '#functions/providers/inbound-mail/port.ts';

/** The prefix under which SES stores mail; its id follows. */
export const MAIL_PREFIX = 'mail/';

/** The bucket into which SES puts mail. */
export const mailInBucket = (Bucket: string, client = new S3Client({})): InboundMail => ({
  async read(id, most) {
    const Key = MAIL_PREFIX + id;
    try {
      const { Body, ContentRange } = await client.send(
        new GetObjectCommand({ Bucket, Key, Range: `bytes=0-${most - 1}` }),
      );
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      const total = Number(ContentRange?.split('/')[1] ?? bytes.length);
      return { bytes, isWhole: total <= most };
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
  async remove(id) {
    await client.send(new DeleteObjectCommand({ Bucket, Key: MAIL_PREFIX + id }));
  },
});
