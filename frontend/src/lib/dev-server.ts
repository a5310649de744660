/** Whether the page is served by the dev server, which alone serves `/dev`. */
export const isDevServer = (): boolean => document.querySelector('meta[name=desk]') !== null;
