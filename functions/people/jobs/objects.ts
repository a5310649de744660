import { GetObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

/** An object as it was at a moment: another one under its name is not it. */
export type ObjectRef = { bucket: string; key: string; etag: string };

/** Where files of people lie in AWS. */
export type Objects = {
  /** The bytes of an object from a place on; none where it ends there. Throws where it is another object by now. */
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
