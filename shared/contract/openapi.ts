import * as z from 'zod';

import { Failure } from '#shared/contract/failure.ts';
import { type Endpoint, failuresOf } from '#shared/contract/endpoint.ts';
import { API } from '#shared/contract/route.ts';
import { type ErrorCode, errors } from '#shared/errors/catalogue.ts';

const schema = (type: z.ZodType, io: 'input' | 'output') => z.toJSONSchema(type, { target: 'openapi-3.0', io });
const json = (content: object) => ({ content: { 'application/json': { schema: content } } });

/** The whole contract table as an OpenAPI 3.0 document. */
export function openapi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  return {
    openapi: '3.0.3',
    info: { title: 'Calluna', version: '1', description: 'Find who you are looking for, know who is calling.' },
    servers: [{ url: API }],
    paths,
    components: {
      schemas: { Failure: schema(Failure, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-rt' },
      },
    },
  };
}

function operation(endpoint: Endpoint) {
  const { id, path, method, summary, access, input, output } = endpoint;
  const inPath = Object.keys(input.shape).filter((name) => path.includes(`{${name}}`));
  const rest = z.strictObject(
    Object.fromEntries(Object.entries(input.shape).filter(([name]) => !inPath.includes(name))),
  );
  const inQuery = method === 'GET' ? Object.keys(rest.shape) : [];
  const parameter = (where: 'path' | 'query') => (name: string) => ({
    name,
    in: where,
    required: where === 'path' || !(input.shape[name] as z.ZodType).safeParse(undefined).success,
    schema: schema(input.shape[name] as z.ZodType, 'input'),
  });
  return {
    operationId: id,
    tags: [id.split('.')[0]],
    summary,
    security: access === 'public' ? [] : access === 'cookie' ? [{ cookie: [] }] : [{ bearer: [] }],
    parameters: [...inPath.map(parameter('path')), ...inQuery.map(parameter('query'))],
    ...(method !== 'GET' && { requestBody: { required: true, ...json(schema(rest, 'input')) } }),
    responses: {
      200: { description: 'Done', ...json(schema(output, 'output')) },
      ...failures(failuresOf(endpoint)),
    },
  };
}

/** One status may mean several things: each is named. */
function failures(codes: readonly ErrorCode[]) {
  const byStatus: Record<number, { description: string }> = {};
  for (const code of codes) {
    const { status } = errors[code];
    const description = [byStatus[status]?.description, code].filter(Boolean).join(', ');
    byStatus[status] = { description, ...json({ $ref: '#/components/schemas/Failure' }) };
  }
  return byStatus;
}
