declare module 'njre' {
  /** Resolves to the folder that holds the fetched runtime. */
  export function install(version: number, options: { type: 'jre' | 'jdk'; installPath: string }): Promise<string>;
}
