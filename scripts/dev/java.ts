import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { UserError } from '#scripts/user-error.ts';

const NEEDED = 17;
const run = promisify(execFile);

/**
 * The `java` that runs DynamoDB Local: the machine’s own where it is 17 or newer, else one fetched once into `folder`.
 * Fails with one sentence that names what to install.
 */
export async function findJava(folder: string, say: (line: string) => void = () => {}): Promise<string> {
  const candidates = [
    process.env.JAVA_HOME && join(process.env.JAVA_HOME, 'bin', 'java'),
    'java',
    await fetched(folder),
  ];
  for (const java of candidates) if (java && (await versionOf(java)) >= NEEDED) return java;

  say('No Java 17 or newer here: fetching a runtime, once …');
  await mkdir(folder, { recursive: true });
  try {
    const { install } = await import('njre');
    await install(NEEDED, { type: 'jre', installPath: join(folder, 'here') });
  } catch (cause) {
    throw new UserError(
      'DynamoDB Local needs Java 17 or newer, and fetching one failed. Install it (Debian: apt-get install openjdk-17-jre-headless; macOS: brew install openjdk@17) and start again.',
      { cause },
    );
  }
  const java = await fetched(folder);
  if (!java)
    throw new UserError(`The Java that was fetched into ${folder} cannot be found. Install Java 17 and start again.`);
  return java;
}

async function fetched(folder: string): Promise<string | undefined> {
  const jre = join(folder, 'jre');
  if (!existsSync(jre)) return undefined;
  const [release] = await readdir(jre);
  if (!release) return undefined;
  return ['Contents/Home/bin/java', 'bin/java', 'bin/java.exe']
    .map((file) => join(jre, release, file))
    .find(existsSync);
}

async function versionOf(java: string): Promise<number> {
  try {
    const { stderr } = await run(java, ['-version']);
    return Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
