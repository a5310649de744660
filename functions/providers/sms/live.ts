import { isDevServer } from '#functions/platform/environment.ts';
import { fakeSms } from '#functions/providers/sms/fake.ts';
import { snsSms } from '#functions/providers/sms/sns.ts';

export const sms = isDevServer() ? fakeSms() : snsSms();
