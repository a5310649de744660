import { constants, createGzip, createZstdCompress } from 'node:zlib';

/** Compression formats that the DynamoDB import reads. */
export const packings = ['none', 'gzip', 'zstd'] as const;
export type Packing = (typeof packings)[number];

/** A streaming compressor; each call returns the output that is ready. */
export type Packer = { suffix: string; pack(chunk: Buffer): Promise<Buffer[]>; end(): Promise<Buffer[]> };

const nothing: Packer = { suffix: '', pack: async (chunk) => [chunk], end: async () => [] };

/** The fastest level of each: the files live for a day. */
const streams = {
  gzip: { suffix: '.gz', make: () => createGzip({ level: 1 }) },
  zstd: { suffix: '.zst', make: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }) },
};

export function packerOf(packing: Packing): Packer {
  if (packing === 'none') return nothing;
  const { suffix, make } = streams[packing];
  const stream = make();
  const ready: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => ready.push(chunk));
  const taken = () => ready.splice(0);
  return {
    suffix,
    pack: (chunk) =>
      new Promise((resolve, reject) => stream.write(chunk, (error) => (error ? reject(error) : resolve(taken())))),
    end: () =>
      new Promise((resolve, reject) => {
        stream.once('error', reject).once('end', () => resolve(taken()));
        stream.end();
      }),
  };
}
