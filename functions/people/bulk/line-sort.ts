import { spawn } from 'node:child_process';
import { once } from 'node:events';

const MEMORY_BYTES = 64 << 20;
const CHUNK_LENGTH = 1 << 16;

/**
 * Sorts any number of lines by their bytes in bounded memory with the system's `sort`, which spills into `folder` and
 * removes its files when this process ends, however it ends.
 */
export class LineSort implements AsyncDisposable {
  readonly #sort;
  readonly #ended: Promise<number | null>;
  #text = '';
  #complaint = '';

  constructor(folder: string, { memoryBytes = MEMORY_BYTES } = {}) {
    const options = ['-S', `${memoryBytes}b`, '-T', folder];
    this.#sort = spawn('sort', options, { env: { ...process.env, LC_ALL: 'C' }, stdio: 'pipe' });
    this.#sort.stderr.on('data', (chunk: Buffer) => (this.#complaint = (this.#complaint + String(chunk)).slice(-500)));
    this.#sort.stdin.on('error', () => {}); // the exit code reports the reason
    this.#ended = new Promise((resolve) => {
      this.#sort.once('error', (error) => {
        this.#complaint = error.message;
        resolve(null);
      });
      this.#sort.once('close', resolve);
    });
  }

  /** Adds a line, which must not contain a line break. Callers await `drained` regularly. */
  add(line: string): void {
    this.#text += line + '\n';
    if (this.#text.length < CHUNK_LENGTH) return;
    this.#sort.stdin.write(this.#text);
    this.#text = '';
  }

  /** Waits until `sort` has consumed most of its input. */
  async drained(): Promise<void> {
    if (this.#sort.stdin.writableNeedDrain) await Promise.race([once(this.#sort.stdin, 'drain'), this.#ended]);
  }

  /** All lines in order, in chunks. No line may be added afterwards. */
  async *sorted(): AsyncGenerator<string[]> {
    this.#sort.stdin.end(this.#text);
    let rest = '';
    for await (const chunk of this.#sort.stdout.setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      if (lines.length) yield lines;
    }
    const status = await this.#ended;
    if (status !== 0) throw new Error(`The system's sort failed: ${this.#complaint.trim() || status}`);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#sort.kill('SIGTERM');
    await this.#ended;
  }
}
