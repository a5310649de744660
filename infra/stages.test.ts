import { RemovalPolicy } from 'aws-cdk-lib';
import { Construct, RootConstruct } from 'constructs';
import { expect, test } from 'vitest';

import { stageOf } from '#infra/stages.ts';
import { sellerSettings } from '#shared/values/seller.ts';

const seller = Object.fromEntries(Object.values(sellerSettings).map((setting) => [setting, 'a value']));
const stage = (given: Record<string, string> = {}) => {
  const context = { ...seller, alarmEmail: 'alarms@calluna.example', ...given };
  const root = new RootConstruct();
  for (const [key, value] of Object.entries(context)) root.node.setContext(key, value);
  return stageOf(new Construct(root, 'App').node);
};

test('the default stage is a sandbox that leaves nothing behind', () => {
  expect(stage()).toMatchObject({ name: 'sandbox', isSandbox: true, removalPolicy: RemovalPolicy.DESTROY });
});

test.each(['dev', 'staging', 'prod'])('%s keeps its data', (name) => {
  expect(stage({ stage: name })).toMatchObject({
    isSandbox: false,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
});

test.each(['dev', 'staging', 'prod'])('%s is not synthesised without a seller', (name) => {
  expect(() => stage({ stage: name, SELLER_TAX_ID: '' })).toThrow(
    `-c stage=${name} needs the seller: set -c SELLER_TAX_ID=…`,
  );
});

test.each(['dev', 'staging', 'prod'])('%s is not synthesised without an address for its alarms', (name) => {
  expect(() => stage({ stage: name, alarmEmail: '' })).toThrow('set -c alarmEmail=…');
});

test('a sandbox needs no seller and no alarms', () => {
  expect(stage({ stage: 'mine', SELLER_NAME: '', alarmEmail: '' }).isSandbox).toBe(true);
});

test('the spend limit of texts is an amount of dollars', () => {
  expect(stage().textBudget).toBe(1);
  expect(stage({ textBudget: '250' }).textBudget).toBe(250);
  for (const textBudget of ['0', '-5', 'much']) expect(() => stage({ textBudget })).toThrow('textBudget');
});

test.each(['local', 'Prod', '1st', 'a_b', 'x'.repeat(21)])('no stage is called %s', (name) => {
  expect(() => stage({ stage: name })).toThrow(`-c stage=${name}`);
});

const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/1';

test('a domain comes with its certificate', () => {
  expect(stage({ domain: 'calluna.example', certificate }).domain).toEqual({
    name: 'calluna.example',
    certificateArn: certificate,
  });
  expect(() => stage({ domain: 'calluna.example' })).toThrow('go together');
  expect(() => stage({ certificate })).toThrow('go together');
  expect(() => stage({ domain: 'a.example', certificate: certificate.replace('us-east-1', 'eu-west-1') })).toThrow();
});
