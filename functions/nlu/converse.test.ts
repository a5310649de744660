import type { BedrockRuntimeClient, ConverseCommand } from '@aws-sdk/client-bedrock-runtime';
import { expect, test } from 'vitest';

import { converseWith } from '#functions/nlu/converse.ts';

const prompt = { system: 'Read the call.', data: '{"transcript":[]}', schema: { type: 'object' } };
const signal = new AbortController().signal;
const answer = { name: 'Dana Whitfield', reason: null, reason_class: null, urgent: false, spam_probability: 0.1 };

/** A client that gives one answer, in the shape of the API reference of Converse, and keeps what it was asked. */
function answering(content: object[]) {
  const requests: ConverseCommand['input'][] = [];
  const send = async ({ input }: ConverseCommand) => {
    requests.push(input);
    return { output: { message: { role: 'assistant', content } }, stopReason: 'tool_use' };
  };
  return { requests, client: { send } as unknown as Pick<BedrockRuntimeClient, 'send'> };
}

test('asks for one call of the tool with the schema, at temperature 0', async () => {
  const { requests, client } = answering([{ toolUse: { toolUseId: 't1', name: 'understand_call', input: answer } }]);
  await converseWith('a-model', client)(prompt, signal);
  expect(requests).toMatchObject([
    {
      modelId: 'a-model',
      system: [{ text: prompt.system }],
      messages: [{ role: 'user', content: [{ text: prompt.data }] }],
      toolConfig: {
        tools: [{ toolSpec: { name: 'understand_call', inputSchema: { json: prompt.schema } } }],
        toolChoice: { tool: { name: 'understand_call' } },
      },
      inferenceConfig: { temperature: 0 },
    },
  ]);
});

test.each([
  ['of the tool', [{ text: 'Let me see.' }, { toolUse: { toolUseId: 't1', name: 'understand_call', input: answer } }]],
  ['in text', [{ text: JSON.stringify(answer) }]],
])('reads the answer %s', async (_, content) => {
  expect(await converseWith('a-model', answering(content).client)(prompt, signal)).toEqual(answer);
});

test('rejects an answer that is neither', async () => {
  await expect(converseWith('a-model', answering([{ text: 'Sorry.' }]).client)(prompt, signal)).rejects.toThrow();
  const other = [{ toolUse: { toolUseId: 't1', name: 'transfer_money', input: {} } }];
  await expect(converseWith('a-model', answering(other).client)(prompt, signal)).rejects.toThrow();
});
