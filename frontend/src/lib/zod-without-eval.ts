import { config } from 'zod/v4/core';

// Our pages may not evaluate text as code; without this zod would try whether they may, and the browser report it.
config({ jitless: true });
