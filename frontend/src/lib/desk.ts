/** Whether the page is served by the dev server, which alone serves `/dev`. */
export const isDesk = (): boolean => document.querySelector('meta[name=desk]') !== null;
