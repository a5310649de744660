export default {
  working: 'Checking that this is a browser…',
  failed: 'This browser could not finish its check. Reload the page, or try another browser.',
} as const;
