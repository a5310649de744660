// PLACEHOLDER
import * as z from 'zod';

import { job } from '#functions/platform/job.ts';

export const handler = job('billing.renew', z.looseObject({}), {}, async () => {});
