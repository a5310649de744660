import { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';

import type { Converse } from '#functions/nlu/bedrock.ts';

const MOST_TOKENS = 300;

/** Asks an Amazon Bedrock model through the Converse API: no tools, one answer, temperature 0. */
export function converseWith(model: string): Converse {
  const client = new BedrockRuntimeClient({ maxAttempts: 1 });
  return async ({ system, data, schema }, signal) => {
    const { output } = await client.send(
      new ConverseCommand({
        modelId: model,
        system: [{ text: `${system}\nSchema: ${JSON.stringify(schema)}` }],
        messages: [{ role: 'user', content: [{ text: data }] }],
        inferenceConfig: { maxTokens: MOST_TOKENS, temperature: 0 },
      }),
      { abortSignal: signal },
    );
    const text = output?.message?.content?.map((block) => block.text ?? '').join('') ?? '';
    return JSON.parse(text) as unknown;
  };
}
