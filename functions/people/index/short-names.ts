import { knownNicknames } from '#functions/names/nicknames.ts';
import { soundOf } from '#functions/people/index/sound.ts';

let bySound: ReadonlyMap<string, string[]> | undefined;

/** The nicknames that sound like one of these spellings of a word in another script. */
export function nicknamesSounding(spellings: readonly string[]): string[] {
  bySound ??= Map.groupBy(knownNicknames(), soundOf);
  const sounds = new Set(spellings.map(soundOf));
  return [...sounds].flatMap((sound) => bySound!.get(sound) ?? []);
}
