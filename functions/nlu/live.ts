import { embedded } from '#functions/nlu/embedded.ts';
import type { Understanding } from '#functions/nlu/port.ts';
import { environment } from '#functions/platform/environment.ts';
import { log } from '#functions/platform/log.ts';

const { UNDERSTANDING, BEDROCK_MODEL } = environment();

/** Our own understanding, optionally with an Amazon Bedrock model, whose code is loaded only if needed. */
async function loadUnderstanding(): Promise<Understanding> {
  if (UNDERSTANDING !== 'bedrock') return embedded;
  if (!BEDROCK_MODEL) {
    log.error('UNDERSTANDING=bedrock needs BEDROCK_MODEL'); // infra/settings.ts refuses to deploy this
    return embedded;
  }
  const [{ bedrock }, { converseWith }] = await Promise.all([
    import('#functions/nlu/bedrock.ts'),
    import('#functions/nlu/converse.ts'),
  ]);
  return bedrock(converseWith(BEDROCK_MODEL), embedded);
}

let loading: Promise<Understanding> | undefined;

/** The understanding that the handlers use. */
export const understanding: Understanding = {
  understand: async (turns, setting) => (await (loading ??= loadUnderstanding())).understand(turns, setting),
};
