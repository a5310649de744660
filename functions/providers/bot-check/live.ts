import { environment } from '#functions/platform/environment.ts';
import { secret } from '#functions/platform/secret.ts';
import { altcha } from '#functions/providers/bot-check/altcha.ts';
import type { BotCheck } from '#functions/providers/bot-check/port.ts';
import { turnstile } from '#functions/providers/bot-check/turnstile.ts';

const { BOT_CHECK, TURNSTILE_SITE_KEY = '', TURNSTILE_SECRET } = environment();

export const botCheck: BotCheck =
  BOT_CHECK === 'turnstile' ? turnstile(TURNSTILE_SITE_KEY, () => secret(TURNSTILE_SECRET)) : altcha();
