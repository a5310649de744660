/**
 * Our pages may not evaluate text as code. Without this zod would try whether they may, and the browser report it. zod
 * reads it when it loads, which the first page need not do.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
