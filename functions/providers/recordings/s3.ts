import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

import type { Recordings } from '#functions/providers/recordings/port.ts';

/** A bucket whose objects are encrypted with the product’s own key. */
export const recordingsInBucket = (Bucket: string, client = new S3Client({})): Recordings => ({
  async save(Key, Body) {
    await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'audio/wav' }));
  },
  link: (Key, expiresIn) => getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn }),
  async remove(Key) {
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
  },
  async removeAll(account_id) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: `${account_id}/` })) {
      const Objects = Contents.flatMap(({ Key }) => (Key ? [{ Key }] : []));
      if (!Objects.length) continue;
      const { Errors = [] } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
      if (Errors.length) throw new Error(`${Errors.length} recordings could not be deleted: ${Errors[0]?.Code}`);
    }
  },
});
