import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { handlerFile } from '#shared/contract/route.ts';

/** Where models, word lists and rules of understanding lie. */
const ours = /^functions\/(assistant\/understanding|assistant\/dialogue|people\/names)\//;
/** Files that hold data rather than rules. */
const data =
  /(weights|model|vocabulary|words|phrases|lexicon|kanji|arabic|nicknames|holidays|concepts|tables)[^/]*(\/[^/]+)?\.(ts|json)$/;

/** Of the function that answers calls: its size, how much of that is understanding, and how much of it model data. */
export async function modelBytes(root: string) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [handlerFile('telephony.answerTwiml')],
    ...{ bundle: true, write: false, format: 'esm', platform: 'node', target: 'node24', minify: true, metafile: true },
    ...{ mainFields: ['module', 'main'], external: ['@aws-sdk/*'], logLevel: 'silent' },
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const bytesOf = (is: (file: string) => boolean) => inputs.reduce((sum, [file, { bytesInOutput }]) => sum + (is(file) ? bytesInOutput : 0), 0); // prettier-ignore
  const bundle = outputFiles[0]!.contents;
  return {
    bundle_bytes: bundle.length,
    bundle_gzip_bytes: gzipSync(bundle).length,
    understanding_bytes: bytesOf((file) => ours.test(file)),
    model_bytes: bytesOf((file) => ours.test(file) && data.test(file)),
  };
}
