/** As much of DynamoDB’s expressions as our table writes, each compiled once. */
export type Item = Record<string, unknown>;
type Given = { names: Record<string, string> | undefined; values: Record<string, unknown> | undefined };
type Test = (item: Item | undefined, values: Given) => boolean;
type Make = (item: Item, values: Given) => void;

const nameOf = (name: string, { names }: Given) => (name.startsWith('#') ? (names?.[name] ?? name) : name);
const valueOf = (value: string, { values }: Given) => {
  if (!values || !(value in values)) throw new Error(`An expression names ${value}, which was not given`);
  return values[value];
};

const tests = new Map<string, Test>();
const makes = new Map<string, Make>();

export function testOf(expression: string): Test {
  let test = tests.get(expression);
  if (!test) tests.set(expression, (test = either(expression)));
  return test;
}

function either(expression: string): Test {
  const all = expression.split(' OR ').map((part) => part.split(' AND ').map(atom));
  return (item, values) => all.some((each) => each.every((test) => test(item, values)));
}

function atom(text: string): Test {
  const exists = /^attribute_(not_)?exists\(([#\w]+)\)$/.exec(text);
  if (exists) {
    const [, not, name = ''] = exists;
    return (item, values) => (item?.[nameOf(name, values)] === undefined) === Boolean(not);
  }
  const begins = /^begins_with\((\w+), (:\w+)\)$/.exec(text);
  if (begins) {
    const [, name = '', value = ''] = begins;
    return (item, values) => ((item?.[name] as string | undefined) ?? '').startsWith(String(valueOf(value, values)));
  }
  const [, name = '', sign = '', value = ''] = /^([#\w]+) (=|<=|>=|<|>) (:\w+)$/.exec(text) ?? [];
  const holds = signs[sign];
  if (!holds) throw new Error(`The table in memory does not know the condition “${text}”`);
  return (item, values) => {
    const is = item?.[nameOf(name, values)];
    const than = valueOf(value, values);
    return is !== undefined && typeof is === typeof than && holds(is as never, than as never);
  };
}

const signs: Record<string, (a: number | string, b: number | string) => boolean> = {
  '=': (a, b) => a === b,
  '<': (a, b) => compare(a, b) < 0,
  '<=': (a, b) => compare(a, b) <= 0,
  '>': (a, b) => compare(a, b) > 0,
  '>=': (a, b) => compare(a, b) >= 0,
};

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' ? compareStrings(a, String(b)) : a - Number(b);

/** DynamoDB orders strings by their UTF-8 bytes; JavaScript differs from it where surrogates are. */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  if (SURROGATES.test(a) || SURROGATES.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}
const SURROGATES = /[\ud800-\udfff]/;

/** What an update does to an item. Every value of it is as it was before. */
export function makeOf(expression: string): Make {
  let make = makes.get(expression);
  if (!make) makes.set(expression, (make = clauses(expression)));
  return make;
}

function clauses(expression: string): Make {
  const parts = expression.split(/\b(SET|ADD) /).slice(1);
  const steps: ((item: Item, values: Given) => [string, unknown])[] = [];
  for (let i = 0; i < parts.length; i += 2) {
    const assignments = parts[i + 1]!.trim().split(', ');
    steps.push(...assignments.map(parts[i] === 'SET' ? setting : adding));
  }
  return (item, values) => {
    const results = steps.map((step) => step(item, values));
    for (const [name, value] of results) item[name] = value;
  };
}

function setting(text: string) {
  const [, name = '', from, value = ''] = /^([#\w]+) = (?:([#\w]+) \+ )?(:\w+)$/.exec(text) ?? [];
  if (!name) throw new Error(`The table in memory cannot set “${text}”`);
  return (item: Item, values: Given): [string, unknown] => {
    const by = valueOf(value, values);
    return [nameOf(name, values), from ? Number(item[nameOf(from, values)]) + Number(by) : by];
  };
}

function adding(text: string) {
  const [, name = '', value = ''] = /^([#\w]+) (:\w+)$/.exec(text) ?? [];
  if (!name) throw new Error(`The table in memory cannot add “${text}”`);
  return (item: Item, values: Given): [string, unknown] => {
    const named = nameOf(name, values);
    return [named, Number(item[named] ?? 0) + Number(valueOf(value, values))];
  };
}
