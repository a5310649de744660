import { buildFunctions, buildMachines, buildPages } from '#scripts/dev/builds.ts';

/** `npm run build`: what a deployment takes, the bundles of the functions, the pages with the API reference, and the state machines. */
for (const [what, build] of [
  ['dist/functions', buildFunctions],
  ['dist/web', buildPages],
  ['dist/machines', buildMachines],
] as const) {
  const begun = performance.now();
  const built = await build();
  console.log(
    `${what.padEnd(16)}${built ? `built in ${((performance.now() - begun) / 1000).toFixed(1)} s` : 'unchanged'}`,
  );
}
