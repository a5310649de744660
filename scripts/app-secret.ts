import { resolve } from 'node:path';

/**
 * Says from where a command reads the application secret: from Secrets Manager if APP_SECRET is an ARN, otherwise from the
 * file of a dev server, if the command works on one.
 */
export function locateSecret(devServer?: string): void {
  if (process.env.APP_SECRET?.startsWith('arn:')) process.env.STAGE = 'command';
  else if (devServer !== undefined) process.env.APP_SECRET ??= resolve(devServer, 'app-secret');
}
