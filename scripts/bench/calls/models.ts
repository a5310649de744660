import { gzipSync } from 'node:zlib';

import { build } from 'esbuild';

import { handlerEntry } from '#shared/contract/route.ts';

/** The paths of models, word lists and rules; the assistant's own sentences do not count. */
const ours = /^functions\/(nlu|calls\/dialogue|names)\/(?!.*\/(?:prompts|spam-reasons)\.json$)/;
/** Files that were made by training, and those that list words, packed or by hand. */
const learned = /\/(model|vocabulary|telling|own-names)\.bin\.ts$|\/names\/models\//;
const listed = /\/nlu\/languages\/|\/(lexicon|words)\.bin\.ts$|accuracy\.json$/;

/** Of the function that answers calls: its size, how much of that is understanding, and of it models, word lists, code. */
export async function modelBytes(root: string) {
  const { metafile, outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [handlerEntry('telephony.answerTwiml')],
    ...({
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      minify: true,
      charset: 'utf8',
      metafile: true,
    } as const),
    mainFields: ['module', 'main'],
    external: ['@aws-sdk/*'],
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const bytesOf = (is: (file: string) => boolean) =>
    inputs.reduce((sum, [file, { bytesInOutput }]) => sum + (is(file) ? bytesInOutput : 0), 0);
  const bundle = outputFiles[0]!.contents;
  const [all, models, words] = [
    bytesOf((file) => ours.test(file)),
    bytesOf((file) => ours.test(file) && learned.test(file)),
    bytesOf((file) => ours.test(file) && !learned.test(file) && listed.test(file)),
  ];
  return {
    bundle,
    bundle_bytes: bundle.length,
    bundle_gzip_bytes: gzipSync(bundle).length,
    understanding_bytes: all,
    model_bytes: models,
    word_list_bytes: words,
    code_bytes: all - models - words,
  };
}
