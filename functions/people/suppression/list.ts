import { type Digest, digestsBy, unpackDigests } from '#functions/people/suppression/digests.ts';
import { Facts } from '#functions/people/suppression/domain/facts.ts';
import { type DropEntries, dropEntriesOf } from '#functions/people/suppression/drop/entries.ts';
import { type FactRow, type KeyRow, suppressionStore } from '#functions/people/suppression/store.ts';
import { appSecret } from '#functions/platform/secret.ts';
import { keys } from '#functions/platform/table/keys.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { PersonId } from '#shared/values/id.ts';
import type { Person } from '#shared/values/person.ts';

/** How old the list may be for a read; a write needs the current one. */
const FRESH_MS = 10_000;
/** Rows are ordered by the clocks of their writers: those of the last minutes are read again. */
const OVERLAP_MS = 3 * 60_000;

/** Facts of suppressed people kept in memory, some kilobytes each. */
const MOST_FACTS = 5000;

/** The key of a constant: rows made with another secret have another one. */
export const CHECK = 'check';

/** What the digests of one person's facts are salted with. */
export const saltOf = ({ suppression_id, nth }: { suppression_id: string; nth: number }) => `${suppression_id}#${nth}`;

export type Secret = () => Promise<string>;

/** The rows of suppressed people in memory, by their digests. */
export class SuppressionIndex {
  readonly #rows: (KeyRow | undefined)[] = [];
  readonly #seen = new Set<string>();
  readonly #byDigest = new Map<number, number[]>();
  readonly #byPerson = new Map<PersonId, number[]>();
  readonly #bySuppression = new Map<string, number[]>();
  /** Up to which number the rows of a suppression have been lifted, in whatever order they are read. */
  readonly #liftedUntil = new Map<string, number>();
  readonly #facts = new Map<number, Facts>();
  readonly #load: (rows: KeyRow[]) => Promise<FactRow[]>;
  #digest: Digest | undefined;
  /** Raised with every change, so that a long task knows whether it began with the current rows. */
  version = 0;

  constructor(load: (rows: KeyRow[]) => Promise<FactRow[]>, digest?: Digest) {
    this.#load = load;
    this.#digest = digest;
  }

  get isEmpty(): boolean {
    return this.#seen.size === 0;
  }

  get digest(): Digest {
    if (!this.#digest) throw new Error('An empty suppression list has no digests');
    return this.#digest;
  }

  set digest(digest: Digest) {
    this.#digest = digest;
  }

  /** Which of these people carry an identifier that California lists. */
  listed(people: readonly Person[]): Promise<boolean[]> {
    return Promise.resolve(people.map(() => false));
  }

  /** Another function after each change, so that what was found by it may be kept. */
  rowsAt: (digest: number) => readonly number[] = this.#newLookup();

  #newLookup() {
    return (digest: number): readonly number[] => this.#byDigest.get(digest) ?? NONE;
  }

  /** A row; undefined if it has been lifted. */
  row(at: number): KeyRow | undefined {
    return this.#rows[at];
  }

  rowsOf = (person_id: PersonId): readonly number[] => this.#byPerson.get(person_id) ?? NONE;

  /** Whether a person is hidden as a whole, by id. */
  hides = (person_id: PersonId): boolean => this.rowsOf(person_id).some((at) => this.row(at)?.scope === 'listing');

  /** Whether the addresses and numbers of a person are hidden, by id. */
  protects = (person_id: PersonId): boolean => this.rowsOf(person_id).some((at) => this.row(at)?.scope === 'contact');

  /** The stored facts of these rows, of which the latest are cached. */
  async facts(rows: Iterable<number>): Promise<Map<number, Facts>> {
    const wanted = [...new Set(rows)].flatMap((at): [number, KeyRow][] => {
      const row = this.row(at);
      return row ? [[at, row]] : [];
    });
    const missing = wanted.filter(([at]) => !this.#facts.has(at)).map(([, row]) => row);
    if (this.#facts.size + missing.length > MOST_FACTS) this.#facts.clear();
    const stored = new Map((missing.length ? await this.#load(missing) : []).map((row) => [saltOf(row), row]));
    const found = new Map<number, Facts>();
    for (const [at, row] of wanted) {
      const own = stored.get(saltOf(row));
      const facts = this.#facts.get(at) ?? (own && new Facts(own, saltOf(row), this.digest));
      if (!facts) continue;
      found.set(at, facts);
      this.#facts.set(at, facts);
    }
    return found;
  }

  take(row: KeyRow): void {
    if (row.check !== this.digest(CHECK))
      throw new Error('The suppression list was made with another application secret, and matches nobody');
    const name = keys.suppressedKeys(row).sk;
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    this.version++;
    this.rowsAt = this.#newLookup();
    if (row.lifted) return this.#drop(row);
    if (row.nth < (this.#liftedUntil.get(row.suppression_id) ?? 0)) return;
    const at = this.#rows.push(row) - 1;
    addTo(this.#bySuppression, row.suppression_id, at);
    for (const digest of unpackDigests(row.digests)) addTo(this.#byDigest, digest, at);
    for (const person_id of row.person_ids) addTo(this.#byPerson, person_id, at);
  }

  /** Forgets the rows that a suppression had until it was lifted. */
  #drop({ suppression_id, nth }: KeyRow): void {
    this.#liftedUntil.set(suppression_id, Math.max(nth, this.#liftedUntil.get(suppression_id) ?? 0));
    const rows = this.#bySuppression.get(suppression_id) ?? NONE;
    for (const at of rows) if ((this.row(at)?.nth ?? nth) < nth) this.#rows[at] = undefined;
  }
}

/** The suppression list of a table. */
export class SuppressionList extends SuppressionIndex {
  readonly #table: Table;
  readonly #secret: Secret;
  readonly #dropEntries: DropEntries;
  #readUntil: string | undefined;
  #freshAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(table: Table, secret: Secret) {
    super((rows) => suppressionStore(table).facts(rows));
    this.#table = table;
    this.#secret = secret;
    this.#dropEntries = dropEntriesOf(table, secret);
  }

  override async listed(people: readonly Person[]): Promise<boolean[]> {
    if (!people.length || (await this.#dropEntries.isEmpty())) return super.listed(people);
    return (await this.#dropEntries.of(people)).map((digests) => digests.length > 0);
  }

  /** Notes that an import brought people that California lists. */
  async noteFound(people: readonly Person[]): Promise<void> {
    if (people.length && !(await this.#dropEntries.isEmpty())) await this.#dropEntries.find(people);
  }

  /** Reads what is new: always for a write, and for a read if the last time is some seconds ago. */
  async refresh(now: Date, need: 'current' | 'recent'): Promise<this> {
    if (need === 'recent' && Math.abs(now.getTime() - this.#freshAt) < FRESH_MS) return this;
    if (need === 'current') await this.#reading;
    this.#reading ??= this.#read(now).finally(() => (this.#reading = undefined));
    await this.#reading;
    return this;
  }

  /** Says that there is something new, which the next read wants to see. */
  expire(): void {
    this.#freshAt = -Infinity;
  }

  async #read(now: Date): Promise<void> {
    const from = this.#readUntil && before(this.#readUntil);
    for await (const { rows, last } of suppressionStore(this.#table).keyRows(from)) {
      if (this.isEmpty) this.digest = digestsBy(await this.#secret());
      for (const row of rows) this.take(row);
      if (last > (this.#readUntil ?? '')) this.#readUntil = last;
    }
    this.#freshAt = now.getTime();
  }
}

function addTo<K>(map: Map<K, number[]>, key: K, row: number): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}

const NONE: readonly number[] = [];

const before = (place: string) => new Date(Date.parse(place.split('#')[0]!) - OVERLAP_MS).toISOString();

const lists = new WeakMap<Table, SuppressionList>();

/** The list of a table, kept between requests. */
export function suppressionList(table: Table, secret: Secret = appSecret): SuppressionList {
  const list = lists.get(table) ?? new SuppressionList(table, secret);
  lists.set(table, list);
  return list;
}
