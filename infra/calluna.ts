import { readFileSync } from 'node:fs';

import { App, type AppProps, Tags, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';

import type { FunctionContext } from '#infra/endpoint-function.ts';
import { settable } from '#infra/needs.ts';
import { checkSettings, settingsIn } from '#infra/settings.ts';
import { AlarmStack } from '#infra/stacks/alarm-stack.ts';
import { ApiStack } from '#infra/stacks/api-stack.ts';
import { DataStack } from '#infra/stacks/data-stack.ts';
import { ImportStack } from '#infra/stacks/import-stack.ts';
import { JobStack } from '#infra/stacks/job-stack.ts';
import { MailStack } from '#infra/stacks/mail-stack.ts';
import { PagesStack } from '#infra/stacks/pages-stack.ts';
import { RenewalStack } from '#infra/stacks/renewal-stack.ts';
import { WebStack } from '#infra/stacks/web-stack.ts';
import { SANDBOX, stageOf, stageSettings } from '#infra/stages.ts';
import { api } from '#shared/api/index.ts';
import type { Endpoint } from '#shared/contract/endpoint.ts';
import { kebab } from '#shared/contract/route.ts';

/** CloudFront takes certificates and web ACLs from this region only, and our users are near it: everything is here. */
const REGION = 'us-east-1';

/** CDK’s own switches. The CLI hands them over, but the synthesis needs no CLI. */
const { context: switches } = JSON.parse(readFileSync(new URL('../cdk.json', import.meta.url), 'utf8')) as {
  context: Record<string, unknown>;
};

type Parts = {
  /** The folder of the bundled functions. */
  bundles: string;
  /** The folder of the built pages. Without it everything but the pages is deployed. */
  web: string | undefined;
  /** The folder with the kept settings of each stage. */
  stages?: string;
  /** The commit that is deployed, where it is known. */
  commit?: string | undefined;
};

/** The whole product as one CDK app, which cdk-nag examines as it is synthesised. */
export function calluna({ bundles, web, stages, commit }: Parts, { context, ...props }: AppProps = {}): App {
  const app = new App({
    ...props,
    context: { ...switches, ...context },
    analyticsReporting: false,
    treeMetadata: false,
  });
  const kept = stages ? settingsIn(stages, String(app.node.tryGetContext('stage') ?? SANDBOX)) : {};
  for (const [name, value] of Object.entries(kept)) {
    if (app.node.tryGetContext(name) === undefined) app.node.setContext(name, value);
  }
  const stage = stageOf(app.node);
  const values: Record<string, string> = {};
  for (const name of [...stageSettings, ...settable]) {
    const value = app.node.tryGetContext(name) as string | number | undefined;
    if (value !== undefined) values[name] = String(value);
  }
  checkSettings(values);
  const common = { stage, env: { region: REGION }, terminationProtection: stage.terminationProtection };
  const named = (part: string) => `calluna-${stage.name}-${part}`;

  const { table, key, signingKey, appSecret } = new DataStack(app, named('data'), {
    ...common,
    values: { ...values, ...(commit && { commit }) },
  });
  const { api: httpApi, pages, originSecret, siteUrl } = new WebStack(app, named('web'), common);
  const settings: FunctionContext['settings'] = { SITE_URL: siteUrl };
  for (const name of settable) if (values[name] !== undefined) settings[name] = values[name];
  const functionContext = { ...common, bundles, table, key, signingKey, appSecret, settings };
  const { job, failedJobs } = new JobStack(app, named('jobs'), functionContext);
  const domains = Object.entries(api).map(
    ([domain, all]) =>
      new ApiStack(app, named(`api-${kebab(domain)}`), {
        ...functionContext,
        api: httpApi,
        originSecret,
        job,
        endpoints: Object.values<Endpoint>(all),
      }),
  );
  if (web) {
    const files = new PagesStack(app, named('pages'), { ...common, pages, web, siteUrl });
    for (const domain of domains) files.addStackDependency(domain);
  }
  const { machine: imports } = new ImportStack(app, named('import'), {
    ...common,
    importObject: job('people.importObject'),
  });
  const { machine: renewals } = new RenewalStack(app, named('renewal'), { ...common, renew: job('billing.renew') });
  if (settings.SUPPORT_ADDRESS) {
    const receiveMail = job('helpdesk.receiveMail');
    new MailStack(app, named('mail'), { ...common, address: settings.SUPPORT_ADDRESS, receiveMail });
  }
  new AlarmStack(app, named('alarms'), { ...common, table, key, api: httpApi, failedJobs, imports, renewals });

  for (const [name, value] of Object.entries({ app: 'calluna', stage: stage.name, owner: stage.owner })) {
    Tags.of(app).add(name, value);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
