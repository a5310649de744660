import lighthouse, { type Result } from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

import { median } from '#scripts/harness/percentiles.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

export type Audit = {
  scores: Record<Category, number>;
  lcp: number;
  cls: number;
  /** Every address that the page requested until it was quiet. */
  requests: { url: string; type: string; bytes: number }[];
  /** The failed audits. */
  faults: string[];
};

/**
 * Chromium 147 loses the renderer, and the navigation ends with net::ERR_ABORTED, when this category is traced and a page
 * has a `referrer-policy` header. None of the graded audits reads it.
 */
const CRASHING_CATEGORY = 'blink.webdx_feature_usage';
const traced = Trace.getDefaultTraceCategories().filter((category) => category !== CRASHING_CATEGORY);
Trace.getDefaultTraceCategories = () => traced;

type Options = {
  /** The debugging port of the browser. */
  port: number;
  runs: number;
  /** A deliberately noindex page is not penalised. */
  isPrivate?: boolean;
};

/** Audits a page as Lighthouse does by itself: a mid-range phone on slow 4G, simulated. Figures are medians of the runs. */
export async function audit(url: string, { port, runs, isPrivate = false }: Options): Promise<Audit> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const outcome = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      skipAudits: isPrivate ? ['is-crawlable'] : [],
      logLevel: 'error',
    });
    if (!outcome) throw new Error(`Lighthouse has no result for ${url}`);
    const { runtimeError } = outcome.lhr;
    if (runtimeError) throw new Error(`Lighthouse cannot audit ${url}: ${runtimeError.message}`);
    results.push(outcome.lhr);
  }
  const figure = (id: string) => median(results.map(({ audits }) => audits[id]?.numericValue ?? Infinity));
  const last = results.at(-1)!;
  const score = (category: Category) =>
    median(results.map((result) => (result.categories[category]?.score ?? 0) * 100));
  return {
    scores: Object.fromEntries(categories.map((each) => [each, score(each)])) as Audit['scores'],
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    requests: requestsOf(last),
    faults: faultsOf(last),
  };
}

type NetworkRequest = { url: string; resourceType?: string; transferSize?: number };

function requestsOf({ audits }: Result): Audit['requests'] {
  const details = audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined;
  return (details?.items ?? [])
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType = 'Other', transferSize = 0 }) => ({ url, type: resourceType, bytes: transferSize }));
}

const faultsOf = ({ audits, categories: graded }: Result): string[] =>
  Object.values(graded)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
