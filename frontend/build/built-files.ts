import type { Rolldown } from 'vite';

export type Files = { scripts: string[]; styles: string[] };

/** Which built files hold given sources, with everything that these import. */
export function fileFinder(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return (sources: string[]): Files => {
    const found = new Set<string>();
    const open = sources.flatMap((source) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/frontend/${source}`)));
      if (!chunk) throw new Error(`No chunk holds ${source}`);
      return [chunk.fileName];
    });
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(...(byName.get(name)?.imports ?? []));
    }
    const styles = [...found].flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]);
    return { scripts: [...found], styles: [...new Set(styles)] };
  };
}
