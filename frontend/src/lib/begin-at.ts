/** Shows the top of the page and moves the focus to its heading, after the page has changed without a navigation. */
export function beginAt(heading: HTMLElement | null): void {
  scrollTo({ top: 0 });
  heading?.focus({ preventScroll: true });
}
