import { Logger } from '@aws-lambda-powertools/logger';

/** One line of JSON for each thing worth telling. Never a name, a number, an address or a token. */
export const log = new Logger({ serviceName: 'calluna' });
