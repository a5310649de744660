import type {
  AppendKeyPrefix,
  DefaultNamespace,
  FlatNamespace,
  InterpolationMap,
  KeysWithoutReturnObjects,
  Namespace,
  ParseKeys,
  ParseKeysByKeyPrefix,
  PluralSuffix,
  WithOrWithoutPlural,
} from 'i18next';

import type { Catalogue, Placeholders } from '#frontend/i18n/catalogue.ts';

/** The keys whose text, or a plural form of it, has placeholders, and those that `t` takes alone. */
type FilledKeys = {
  [N in keyof Catalogue]: WithOrWithoutPlural<ParseKeysByKeyPrefix<keyof Placeholders, N>>;
};
type PlainKeys = { [N in keyof Catalogue]: Exclude<KeysWithoutReturnObjects[N], FilledKeys[N]> };

type KeysOf<Ns extends Namespace, KPrefix, From extends Record<keyof Catalogue, string>> = ParseKeys<
  Ns,
  Record<never, never>,
  KPrefix,
  From
>;

/** Where `Placeholders` lists a key: `errors:key` as `errors.key`; `key` of `shell` with the prefix `nav` as `shell.nav.key`. */
type PathOf<Ns, KPrefix, Key> = Key extends `${infer N}:${infer Rest}`
  ? `${N}.${Rest}`
  : `${(Ns extends readonly unknown[] ? Ns[0] : Ns) & string}.${AppendKeyPrefix<Key, KPrefix> & string}`;
type TextAt<Path> = Path extends keyof Placeholders ? Placeholders[Path] : never;
type TextOf<Path extends string> =
  | TextAt<Path>
  | (`${Path}_other` extends keyof Placeholders ? TextAt<`${Path}_${PluralSuffix}`> | '{{count}}' : never);

/** With the keys as a parameter, the compiler need not work them out for every namespace. */
type TextByKey<Ns, KPrefix, Keys extends string> = { [Key in Keys]: TextOf<PathOf<Ns, KPrefix, Key>> };

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Catalogue;
    keySeparator: '.';
  }

  /**
   * The everyday calls of `t`. The signature of i18next, which the compiler tries after these, allows for every option and
   * works out the keys anew for each call; that was the largest part of type checking the project.
   */
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: KeysOf<Ns, KPrefix, PlainKeys>): string;
    <Key extends KeysOf<Ns, KPrefix, FilledKeys>>(
      key: Key,
      values: InterpolationMap<TextByKey<Ns, KPrefix, KeysOf<Ns, KPrefix, FilledKeys>>[Key]>,
    ): string;
    <N extends FlatNamespace>(key: KPrefix extends undefined ? PlainKeys[N] : never, from: { ns: N }): string;
  }
}
