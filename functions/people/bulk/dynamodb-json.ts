/** What JSON must escape, lone surrogates among it. */
const ESCAPED = /["\\\u0000-\u001f\ud800-\udfff]/;
/** A text with the quotes around it. */
const quote = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

/**
 * A value in DynamoDB’s own JSON, as the SDK would send it: what is undefined is left out. Written directly, since the
 * SDK’s way by objects costs five times as much, and this is done for every item of a table.
 */
export function dynamoJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return `{"S":${quote(value)}}`;
    case 'number':
      return `{"N":"${value}"}`;
    case 'boolean':
      return value ? '{"BOOL":true}' : '{"BOOL":false}';
    case 'object':
      if (value === null) return '{"NULL":true}';
      if (Array.isArray(value)) return listJson(value);
      if (value instanceof Uint8Array) return `{"B":"${Buffer.from(value).toString('base64')}"}`;
      return `{"M":{${fieldsJson(value)}}}`;
    default:
      throw new TypeError(`A ${typeof value} cannot be kept in the table.`);
  }
}

/** The fields of an object, without the braces around them. */
export function fieldsJson(value: object): string {
  let text = '';
  for (const name in value) {
    const field = (value as Record<string, unknown>)[name];
    if (field !== undefined) text += `${text ? ',' : ''}${quote(name)}:${dynamoJson(field)}`;
  }
  return text;
}

let lastList: unknown[] | undefined;
let lastText = '';
/** The list of sources is one and the same object for most facts of an import, one behind another. */
function listJson(list: unknown[]): string {
  if (!list.length) return '{"L":[]}';
  if (list === lastList) return lastText;
  let text = '';
  for (const each of list) text += `${text ? ',' : ''}${dynamoJson(each)}`;
  text = `{"L":[${text}]}`;
  lastList = list;
  lastText = text;
  return text;
}

export const textJson = (text: string): string => `{"S":${quote(text)}}`;
