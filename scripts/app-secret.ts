import { resolve } from 'node:path';

/** Commands on a stage in AWS read the application secret from Secrets Manager, if APP_SECRET names it. */
export function secretOfStage(): void {
  if (process.env.STAGE === undefined || process.env.STAGE === 'local') process.env.STAGE = 'command';
}

/** Commands on a dev server use the secret of its folder. */
export function secretOfDevServer(folder: string): void {
  process.env.APP_SECRET ??= resolve(folder, 'app-secret');
}
