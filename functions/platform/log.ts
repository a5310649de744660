import { Logger } from '@aws-lambda-powertools/logger';

/** Logs JSON lines. Never log a name, a number, an address or a token. */
export const log = new Logger({ serviceName: 'calluna' });
