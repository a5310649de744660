/** Whether the page was served by the desk, on somebody's own machine, which alone serves `/dev`. */
export const isDesk = (): boolean => document.querySelector('meta[name=desk]') !== null;
