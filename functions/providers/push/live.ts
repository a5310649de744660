import { isDevServer } from '#functions/platform/environment.ts';
import { fakePush } from '#functions/providers/push/fake.ts';
import { vapid, webPushOf } from '#functions/providers/push/web-push.ts';

export const push = isDevServer() ? fakePush() : webPushOf(vapid);
