import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A file that has no name any more: its space is free again when it is closed or this process ends, however it ends. */
export class ScratchFile implements Disposable {
  readonly #fd: number;
  #bytes = 0;

  /** Throws what `openSync` throws where the folder is none that may be written. */
  constructor(folder: string) {
    const path = join(folder, `.scratch-${crypto.randomUUID()}`);
    this.#fd = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
  }

  get bytes(): number {
    return this.#bytes;
  }

  append(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) done += writeSync(this.#fd, bytes, done, bytes.length - done);
    this.#bytes += bytes.length;
  }

  /** Fills `into` from its place `at` on with what lies in the file from `from` on; answers how many bytes there were. */
  read(into: Uint8Array, at: number, from: number): number {
    let done = 0;
    for (let got = -1; got !== 0 && at + done < into.length; done += got) {
      got = readSync(this.#fd, into, at + done, into.length - at - done, from + done);
    }
    return done;
  }

  [Symbol.dispose](): void {
    closeSync(this.#fd);
  }
}
