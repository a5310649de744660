import { registerHooks } from 'node:module';

import { type Patch, patched } from '#scripts/sim/billing/patches.ts';

/** Modules that connect to AWS or Stripe are replaced: a simulation that reaches one has a bug. */
const replacedModules: Record<string, string> = {
  'functions/platform/table/live.ts': `
    import { createTable } from '#functions/platform/table/table.ts';
    const send = () => Promise.reject(new Error('A simulation has no table of this stage'));
    export const documentsOf = () => ({ send });
    export const table = createTable('none', { send });`,
  'functions/providers/payments/live.ts': `
    export const payments = () => Promise.reject(new Error('A simulation has no payment provider'));`,
  'functions/platform/start-job.ts': `
    export const startJob = () => Promise.reject(new Error('A simulation starts no jobs of this stage'));`,
  'functions/platform/start-machine.ts': `
    export const startMachine = () => Promise.reject(new Error('A simulation starts no machine of this stage'));`,
  'functions/platform/secret.ts': `
    export const secret = () => Promise.resolve('a secret of the simulation');
    export const appSecret = secret;`,
};

/** Loads every later module without its connections and with these patches. */
export function loadOffline(root: string, patches: readonly Patch[] = []): void {
  const at = (file: string) => new URL(file, root).href;
  const replaced = new Map(Object.entries(replacedModules).map(([file, source]) => [at(file), source]));
  registerHooks({
    resolve(specifier, context, next) {
      const named = specifier.startsWith('#') ? at(specifier.slice(1)) : undefined;
      if (named && replaced.has(named)) return { url: named, format: 'module', shortCircuit: true };
      return next(specifier, context);
    },
    load(url, context, next) {
      const source = replaced.get(url);
      if (source !== undefined) return { format: 'module', source, shortCircuit: true };
      const loaded = next(url, context);
      const mine = patches.filter(({ file }) => at(file) === url);
      if (!mine.length) return loaded;
      const text = Buffer.from(loaded.source as Uint8Array).toString('utf8');
      return { ...loaded, source: mine.reduce(patched, text) };
    },
  });
}
