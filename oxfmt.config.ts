import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 120,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    'functions/nlu/languages/*/*.json', // word lists, many words to a line
  ],
});
