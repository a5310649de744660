import type { EndpointSpec } from '#shared/contract/endpoint.ts';

/** Everything is served below this, on the one origin that also serves the pages. */
export const API = '/api';

/** The path with its `{segments}` filled, and the rest of the input. */
export function fill(path: string, input: Record<string, unknown>): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path: filled, rest };
}

/** The query of a request. A list is its parameter several times; what is undefined is left out. */
export const toQuery = (input: Record<string, unknown>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value].flat().flatMap((each) => (each === undefined ? [] : [[name, String(each as string | number | boolean)]])),
    ),
  );

/** The values of the `{segments}`, or undefined where the request is not for this endpoint. */
export function match({ method, path }: EndpointSpec, request: { method: string; pathname: string }) {
  if (method !== request.method) return undefined;
  const matched = new RegExp(`^${API}${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(request.pathname);
  if (!matched) return undefined;
  try {
    return Object.fromEntries(Object.entries(matched.groups ?? {}).map(([k, v]) => [k, decodeURIComponent(v)]));
  } catch {
    return undefined; // a percent sign that encodes nothing
  }
}

/** camelCase as files and addresses have it. */
export const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Where the handlers of a group, or of a single endpoint, live if not in a folder of the group’s own name. */
const folders: Readonly<Record<string, string>> = {
  auth: 'account/auth',
  owner: 'account/owner',
  passkeys: 'account/passkeys',
  directory: 'people/directory',
  saved: 'people/saved',
  sharing: 'people/sharing',
  messages: 'messaging',
  receipts: 'billing/receipts',
  assistant: 'calls/assistant',
  calendar: 'calls/calendar',
  callbacks: 'calls/callbacks',
  forwarding: 'calls/forwarding',
  numbers: 'calls/numbers',
  telephony: 'calls/telephony',
  'web-chat': 'calls/web-chat',
  removal: 'rights/removal',
  privacy: 'rights/privacy',
  requests: 'rights/requests',
  drop: 'rights/drop',
  'account.deleteUser': 'account-closure',
  'account.lookAtReopenLink': 'account-closure',
  'account.reopenUser': 'account-closure',
  'account.exportData': 'account-closure',
  'account.eraseExpired': 'account-closure',
};

const sourceFile = (id: string, subfolder: string) => {
  const [group = '', name = ''] = id.split('.');
  return `functions/${folders[id] ?? folders[group] ?? kebab(group)}/${subfolder}${kebab(name)}.ts`;
};

/** Where an endpoint’s logic lives: `auth.logIn` is `functions/account/auth/log-in.ts`. */
export const handlerFile = (id: string) => sourceFile(id, '');

/** Where a job’s logic lives: `people.gatherResults` is `functions/people/jobs/gather-results.ts`. */
export const jobFile = (id: string) => sourceFile(id, 'jobs/');

/** Handlers that call back into domains above their own: they are put together in functions/composition/ (ADR 28). */
const composed: ReadonlySet<string> = new Set([
  'account.confirmPhone',
  'account.removePhone',
  'auth.confirmLink',
  'auth.logOut',
  'auth.lookAtLink',
  'auth.resetPassword',
  'billing.getCredits',
  'billing.startRenewals',
  'directory.getPhones',
  'messages.receiveText',
  'messages.sendMessage',
  'web-chat.leaveEmail',
  'web-chat.sendLine',
]);

const entryOf = (id: string, file: string) =>
  composed.has(id) ? file.replace('functions/', 'functions/composition/') : file;

/** The file that exports an endpoint’s composed `handler`: the entry of its bundle. */
export const handlerEntry = (id: string) => entryOf(id, handlerFile(id));

/** The file that exports a job’s composed `handler`: the entry of its bundle. */
export const jobEntry = (id: string) => entryOf(id, jobFile(id));
