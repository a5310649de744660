import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';

import { UserError } from '#scripts/user-error.ts';

type Config = Omit<ParseArgsConfig, 'args'>;

/** The usage alone, for `--help`. */
export class Help extends UserError {}

/**
 * Parses options with `parseArgs`. @throws UserError with the usage for an option that does not exist or lacks its value,
 * and Help for `--help`
 */
export function parseOptions<const T extends Config>(usage: string, config: T, args: string[]) {
  if (args.includes('--help')) throw new Help(usage);
  try {
    return parseArgs<T>({ ...config, args });
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}.\n\n${usage}`);
  }
}

/** The options of this process. Prints the mistake and exits with 1 if they are invalid. */
export function commandLine<const T extends Config>(usage: string, config: T) {
  try {
    return parseOptions(usage, config, process.argv.slice(2));
  } catch (error) {
    return exitWith(error);
  }
}

/** Runs a command with the arguments of this process; a `UserError` is printed as one message. */
export async function runCommand(command: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
  } catch (error) {
    exitWith(error);
  }
}

function exitWith(error: unknown): never {
  if (!(error instanceof UserError)) throw error;
  const isHelp = error instanceof Help;
  (isHelp ? console.log : console.error)(error.message);
  process.exit(isHelp ? 0 : 1);
}

const MOST = 50_000_000;

/** The value of an option that takes a whole number. @throws UserError for anything else */
export function wholeNumber(option: string, text: string, least = 0): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > MOST)
    throw new UserError(`--${option} is “${text}”: it must be a whole number, ${least} or more.`);
  return number;
}

/** What `--json` prints: one object on the last line of standard output. */
export const printJson = (figures: object): void => console.log(JSON.stringify(figures));

/** A path as typed: npm runs scripts in the project's folder, but the user may have started it elsewhere. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);
