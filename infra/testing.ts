import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { App } from 'aws-cdk-lib';

import { sources } from '#infra/bundle.ts';
import { calluna } from '#infra/calluna.ts';
import { exampleSeller, type Seller, sellerSettings } from '#shared/values/seller.ts';

export type Resource = { Type: string; DeletionPolicy?: string; Properties: Record<string, unknown> };

/** A lasting stage is not synthesised without a seller. */
const seller = Object.fromEntries(
  Object.entries(sellerSettings).map(([field, name]) => [name, exampleSeller[field as keyof Seller]]),
);

/** The app with a line of code for every function and a word for the pages. */
export function assemble(context: Record<string, string> = {}): App & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'calluna-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  for (const id of sources.keys()) write(`functions/${id}/index.mjs`, `export const handler = () => '${id}';`);
  write('web/index.html', 'Calluna');
  const app = calluna(
    { bundles: join(folder, 'functions'), web: join(folder, 'web'), commit: 'c0ffee' },
    { outdir: join(folder, 'cdk.out'), context: { ...seller, alarmEmail: 'alarms@calluna.example', ...context } },
  );
  return Object.assign(app, { [Symbol.dispose]: () => rmSync(folder, { recursive: true }) });
}

export type Part = {
  resources: Record<string, Resource>;
  terminationProtection: boolean | undefined;
  /** The stacks that must be there before. */
  after: string[];
};
type Parts = Record<'data' | 'web' | 'jobs' | 'import' | 'renewal' | 'pages' | 'alarms', Part> & {
  stacks: Part[];
  /** The jobs and every domain of the API, as if they were one stack. */
  functions: Part;
};

/** The synthesised resources of each stack by logical id. */
export function synthesise(context: Record<string, string> = {}): Parts {
  using app = assemble(context);
  const stacks = app.synth().stacks.map((stack) => ({
    name: stack.stackName.replace(/^calluna-[^-]+-/, ''),
    resources: (stack.template as { Resources: Part['resources'] }).Resources,
    terminationProtection: stack.terminationProtection,
    after: stack.dependencies.map(({ id }) => id),
  }));
  const functions = stacks.filter(({ name }) => name === 'jobs' || name.startsWith('api-'));
  return {
    ...Object.fromEntries(stacks.map((stack) => [stack.name, stack])),
    stacks,
    functions: { ...functions[0], resources: Object.assign({}, ...functions.map(renamed)) as Part['resources'] },
  } as unknown as Parts;
}

/** The resources of a stack with names and references unique over all stacks. */
function renamed({ name, resources }: Part & { name: string }): Part['resources'] {
  const own = Object.keys(resources);
  const prefixed = JSON.stringify(resources).replace(/"(\w+)"/g, (text, id: string) =>
    own.includes(id) ? `"${name}/${id}"` : text,
  );
  return JSON.parse(prefixed) as Part['resources'];
}

export const ofType = (resources: Record<string, Resource>, type: string) =>
  Object.values(resources).flatMap(({ Type, Properties }) => (Type === type ? [Properties] : []));

type Statement = { Effect: string; Action: string | string[]; Resource?: unknown; NotResource?: unknown };
type Lambda = {
  Runtime: string;
  Architectures: string[];
  Timeout: number;
  LoggingConfig: { LogGroup: { Ref: string } };
  Role: { 'Fn::GetAtt': [string, string] };
  Environment: { Variables: Record<string, unknown> };
};

/** A function by its id, which is the last word of its log’s name. */
export function lambda({ resources }: Part, id: string): Lambda {
  const logs = (each: Lambda) => resources[each.LoggingConfig.LogGroup.Ref]?.Properties.LogGroupName as string;
  const match = (ofType(resources, 'AWS::Lambda::Function') as Lambda[]).find((each) => logs(each).endsWith(`/${id}`));
  if (!match) throw new Error(`${id} has no function`);
  return match;
}

/** Everything that a function has leave to do. */
export function statements(part: Part, id: string): Statement[] {
  const [role] = lambda(part, id).Role['Fn::GetAtt'];
  const { Policies } = part.resources[role]?.Properties as {
    Policies: { PolicyDocument: { Statement: Statement[] } }[];
  };
  const attached = ofType(part.resources, 'AWS::IAM::Policy') as {
    Roles: { Ref: string }[];
    PolicyDocument: { Statement: Statement[] };
  }[];
  return [...Policies, ...attached.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))].flatMap(
    ({ PolicyDocument }) => PolicyDocument.Statement,
  );
}
/** Those of one service that they allow. */
export const actions = (all: Statement[], service: string) =>
  all.flatMap(({ Action }) => Action).filter((action) => action.startsWith(`${service}:`));
