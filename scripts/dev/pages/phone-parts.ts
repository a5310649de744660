import { directionOf, type Variety } from '#shared/values/language.ts';

export const at = <E extends HTMLElement = HTMLElement>(id: string): E => document.getElementById(id) as E;

export const made = (name: string, text = '', className = ''): HTMLElement => {
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  return element;
};

/** Minutes and seconds, as a call is timed. */
export const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** Adds a sentence of the call. */
export function bubble(text: string, language: Variety, note: string, isCaller = false): void {
  const item = made('li', '', isCaller ? 'is-caller' : '');
  const words = made('span', text);
  words.lang = language;
  words.dir = directionOf(language);
  item.append(words, made('small', note));
  at('speech').append(item);
  item.scrollIntoView({ block: 'nearest' });
}

export function logged(time: string, name: string, what: string, isCommand = false): void {
  const item = made('li', '', isCommand ? 'is-command' : '');
  item.append(made('time', time), made('b', name), made('span', what));
  at('log').append(item);
}

export const facts = (all: Record<string, string>): void =>
  at('understood').replaceChildren(
    ...Object.entries(all).map(([name, value]) => {
      const row = made('div');
      const definition = made('dd');
      const text = made('bdi', value);
      definition.append(text);
      row.append(made('dt', name), definition);
      return row;
    }),
  );
