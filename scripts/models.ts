import { writeRegistries } from '#scripts/models/registry.ts';

/**
 * `npm run models -- train MODEL [options]`, `npm run -s models -- evaluate WHAT [options]`, `npm run models -- languages`:
 * trains what the product understands speech and names by, measures how well it does, and joins the language packs.
 */
const commands: Record<string, Record<string, () => Promise<unknown>>> = {
  train: {
    spam: async () => {
      const { writeLexicon } = await import('#scripts/models/train/spam/lexicon.ts');
      await writeLexicon(); // training reads what this packs
      return import('#scripts/models/train/spam.ts');
    },
    reasons: async () => {
      const { writeWords } = await import('#scripts/models/train/reasons/words.ts');
      await writeWords();
      return import('#scripts/models/train/reasons.ts');
    },
    matter: () => import('#scripts/models/train/matter.ts'),
    replies: () => import('#scripts/models/train/replies.ts'),
    callbacks: () => import('#scripts/models/train/callbacks.ts'),
    'caller-names': async () => {
      const { writeOwnNames } = await import('#scripts/models/train/callers/own-names.ts');
      await writeOwnNames();
      return import('#scripts/models/train/caller-names.ts');
    },
    vocabulary: () => import('#scripts/models/train/vocabulary.ts'),
    arabic: () => import('#scripts/models/train/arabic.ts'),
    kanji: () => import('#scripts/models/train/kanji.ts'),
    nicknames: () => import('#scripts/models/train/nicknames.ts'),
    'same-name': () => import('#scripts/models/train/same-name.ts'),
    'common-passwords': () => import('#scripts/models/train/common-passwords.ts'),
  },
  evaluate: {
    abuse: () => import('#scripts/models/evaluate/abuse.ts'),
    calls: () => import('#scripts/models/evaluate/calls.ts'),
    dialogues: () => import('#scripts/models/evaluate/dialogues.ts'),
    names: () => import('#scripts/models/evaluate/names.ts'),
    romanisation: () => import('#scripts/models/train/measure.ts'),
    when: () => import('#scripts/models/evaluate/when.ts'),
  },
  languages: { '': writeRegistries },
};

const [verb = '', what = ''] = process.argv.slice(2);
const command = commands[verb]?.[what];
if (command) {
  process.argv.splice(2, what ? 2 : 1); // each command reads its own options
  await command();
} else {
  const all = Object.entries(commands).map(([name, some]) => `  ${name} ${Object.keys(some).join(' | ')}`);
  console.error(`npm run models -- \n${all.join('\n')}`);
  process.exitCode = 1;
}
