import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** A version of an object: a replacement under the same key has another ETag. */
export type ObjectRef = { bucket: string; key: string; etag: string };

/** Access to import files in S3. */
export type Objects = {
  /** The bytes of an object from an offset; none past its end. Throws if the object was replaced. */
  read(of: ObjectRef, from: number): AsyncIterable<Buffer>;
};

const client = new S3Client({});
const BEYOND_THE_END = 'InvalidRange';

export const objects: Objects = {
  async *read({ bucket, key, etag }, from) {
    const Range = from ? `bytes=${from}-` : undefined;
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, IfMatch: etag, Range }));
      if (Body) yield* Body as AsyncIterable<Buffer>;
    } catch (error) {
      if (!(error instanceof S3ServiceException && error.name === BEYOND_THE_END)) throw error;
    }
  },
};
