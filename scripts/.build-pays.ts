import { build } from 'vite';
await build({ root: '/work/main/frontend', logLevel: 'warn', build: { outDir: '/tmp/calluna/payscreens/web', emptyOutDir: true } });
