import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type ToolInputSchema,
} from '@aws-sdk/client-bedrock-runtime';

import type { Converse } from '#functions/nlu/bedrock.ts';

const MOST_TOKENS = 300;

/** The one tool: the model fills its input, and nothing is executed. */
const TOOL = 'understand_call';
type Json = NonNullable<ToolInputSchema['json']>;

/** The input of the tool, or the JSON text of a model that answers without it. */
function answerOf(content: readonly ContentBlock[]): unknown {
  const used = content.find(({ toolUse }) => toolUse?.name === TOOL)?.toolUse;
  return used ? used.input : JSON.parse(content.map((block) => block.text ?? '').join(''));
}

/** Asks an Amazon Bedrock model through the Converse API for one answer of a schema, at temperature 0. */
export function converseWith(
  model: string,
  client: Pick<BedrockRuntimeClient, 'send'> = new BedrockRuntimeClient({ maxAttempts: 1 }),
): Converse {
  return async ({ system, data, schema }, signal) => {
    const { output } = await client.send(
      new ConverseCommand({
        modelId: model,
        system: [{ text: system }],
        messages: [{ role: 'user', content: [{ text: data }] }],
        toolConfig: {
          tools: [
            { toolSpec: { name: TOOL, description: 'What the call says', inputSchema: { json: schema as Json } } },
          ],
          toolChoice: { tool: { name: TOOL } },
        },
        inferenceConfig: { maxTokens: MOST_TOKENS, temperature: 0 },
      }),
      { abortSignal: signal },
    );
    return answerOf(output?.message?.content ?? []);
  };
}
