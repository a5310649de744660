import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

import type { APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';

export type Lambda = (event: unknown, context: Context) => Promise<APIGatewayProxyStructuredResultV2>;
export type Functions = {
  invoke(id: string, event: unknown): Promise<APIGatewayProxyStructuredResultV2>;
  /** Loads these functions now, so that their first call is fast. Others are loaded by their first call. */
  preload(ids: readonly string[]): Promise<void>;
  /** Uses the new bundles from now on. */
  refresh(): void;
};

/** The very bundles that are deployed, run in this process: `<folder>/<id>/index.mjs`. */
export function functionsIn(folder: string): Functions {
  let generation = 0;
  const load = async (id: string): Promise<Lambda> => {
    const file = pathToFileURL(join(folder, id, 'index.mjs'));
    const { handler } = (await import(`${file.href}?${generation}`)) as { handler: Lambda };
    return handler;
  };
  return {
    invoke: async (id, event) => (await load(id))(event, contextOf(id)),
    preload: async (ids) => void (await Promise.allSettled(ids.map(load))),
    refresh: () => void generation++,
  };
}

const SECONDS = 29;

const contextOf = (id: string): Context => {
  const ends = Date.now() + SECONDS * 1000;
  return {
    awsRequestId: crypto.randomUUID(),
    functionName: id,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${id}`,
    memoryLimitInMB: '512',
    logGroupName: `/aws/lambda/${id}`,
    logStreamName: 'dev-server',
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, ends - Date.now()),
    done() {},
    fail() {},
    succeed() {},
  };
};
