import { embedded } from '#functions/nlu/embedded.ts';
import type { Understanding } from '#functions/nlu/port.ts';
import { environment } from '#functions/platform/environment.ts';

const { UNDERSTANDING, BEDROCK_MODEL } = environment();

/** Our own understanding, or with a model of Amazon Bedrock beside it, whose code is loaded only then. */
async function chosen(): Promise<Understanding> {
  if (UNDERSTANDING !== 'bedrock' || !BEDROCK_MODEL) return embedded;
  const [{ bedrock }, { converseWith }] = await Promise.all([
    import('#functions/nlu/bedrock.ts'),
    import('#functions/nlu/converse.ts'),
  ]);
  return bedrock(converseWith(BEDROCK_MODEL), embedded);
}

let made: Promise<Understanding> | undefined;

/** The understanding that handlers use. */
export const understanding: Understanding = {
  understand: async (turns, setting) => (await (made ??= chosen())).understand(turns, setting),
};
