/**
 * List prices in US dollars as published, without free tier or discount. They change: look them up before relying on
 * them.
 */
export const prices = {
  /** AWS Lambda, us-east-1, x86: a GB-second, and a request. */
  lambda_gb_second: 0.0000166667,
  lambda_request: 0.0000002,
  /** Amazon DynamoDB on demand, us-east-1: a unit read, and one written. */
  table_read_unit: 0.000000125,
  table_write_unit: 0.000000625,
  /** Amazon S3: a recording put, and a GB kept for a month. */
  s3_put: 0.000005,
  s3_gb_month: 0.023,
  /** Twilio, US local numbers: a minute that comes in, a turn of speech recognised, 100 characters of a Polly voice. */
  phone_minute: 0.0085,
  speech_turn: 0.02,
  voice_100_characters: 0.0008,
  /** Amazon SNS to a US number: the message, and what carriers add, about. */
  text_message: 0.00645 + 0.003,
} as const;

/** MB that the functions run with, and a wait for the table that Lambda bills as well. */
export const MEMORY_MB = 1769;
export const TABLE_MS = 5;
