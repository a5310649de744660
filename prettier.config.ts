import type { Config } from 'prettier';

export default { printWidth: 120, singleQuote: true, trailingComma: 'all' } satisfies Config;
