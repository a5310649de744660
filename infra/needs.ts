import type { EndpointId } from '#shared/api/index.ts';
import type { JobId } from '#shared/contract/jobs.ts';

/** What it takes to ask the vendors of facts about people; who is told of the secret may read it. */
const peopleData = [
  'PEOPLE_DATA_SOURCES',
  'PEOPLE_DATA_SECRET',
  'PEOPLE_DATA_LABS_CREDIT_CENTS',
  'PEOPLE_DATA_LABS_DAILY_CENTS',
  'ENFORMION_SEARCH_CENTS',
  'ENFORMION_REPORT_CENTS',
  'ENFORMION_DAILY_CENTS',
] as const;

/** What an operator may set of a stage, by its own name. A function is told only what it says it reads. */
export const settable = [
  'SESSION_KEYS',
  'PRICE_MINOR_UNITS',
  'CURRENCY',
  'TRIAL_DAYS',
  'TRIAL_CREDITS',
  'MONTHLY_CREDITS',
  'DIRECTORY_INDEXING',
  ...peopleData,
] as const;
export type EnvVarName = 'SITE_URL' | (typeof settable)[number];

export type Needs = {
  table: 'none' | 'read' | 'write';
  /** Whether it queries the sparse index as well. */
  index?: true;
  /** The jobs that it starts. */
  starts?: readonly JobId[];
  /** Whether it sends text messages. */
  sms?: true;
  environment?: readonly EnvVarName[];
  /** How long it may take, 10 unless told. */
  seconds?: number;
  /** MB, and with it its share of a processor, 512 unless told. */
  memory?: number;
};

/** What each endpoint may touch. A new endpoint does not compile until it has said so here. */
export const needs: Record<EndpointId, Needs> = {
  'account.getUser': { table: 'read' },
  'billing.getOffer': {
    table: 'none',
    environment: ['PRICE_MINOR_UNITS', 'CURRENCY', 'TRIAL_DAYS', 'TRIAL_CREDITS', 'MONTHLY_CREDITS'],
  },
  'directory.getPeople': { table: 'read', environment: ['DIRECTORY_INDEXING'] },
  'directory.getPhones': { table: 'read', environment: ['DIRECTORY_INDEXING'] },
  'directory.getEmails': { table: 'read', environment: ['DIRECTORY_INDEXING'] },
  'people.getIndex': { table: 'read' },
  'people.startSearch': { table: 'write', starts: ['people.gatherResults'] },
  'people.getSearch': { table: 'read', memory: 1024 }, // unpacks up to 1,000 hits, and may ask the index again for one state
  'people.notifyWhenReady': { table: 'write', starts: ['people.gatherResults'] },
  'people.getTeaser': { table: 'read' },
  'people.getReport': { table: 'write', environment: peopleData, seconds: 20 }, // keeps what a vendor sent, and what it cost
};

export const jobNeeds: Record<JobId, Needs> = {
  'people.gatherResults': {
    table: 'write',
    starts: ['messages.sendMessage'],
    environment: ['SITE_URL', ...peopleData],
    seconds: 30,
    memory: 1024,
  },
  // What it reads, infra/stacks/import-stack.ts gives it; it stops in time by itself.
  'people.importObject': { table: 'write', seconds: 900, memory: 1769 },
  'messages.sendMessage': { table: 'write', sms: true },
};
