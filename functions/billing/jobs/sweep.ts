// PLACEHOLDER
import * as z from 'zod';

import { job } from '#functions/platform/job.ts';

export const handler = job('billing.sweep', z.looseObject({}), {}, async () => {});
