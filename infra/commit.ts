import { execFileSync } from 'node:child_process';

/** The commit of a folder, ending in `-dirty` if files of it were changed; undefined without git or outside a repository. */
export function commitOf(folder: string): string | undefined {
  try {
    const args = ['describe', '--always', '--abbrev=40', '--exclude=*', '--dirty'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
