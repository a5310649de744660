declare global {
  interface Window {
    /** Set by `first-paint.js` until the page's code is there. */
    pressedEarly?: HTMLButtonElement | null | undefined;
  }
}

/** Presses what a visitor pressed on a prerendered page before its code was there. */
export function pressAgain(): void {
  const button = window.pressedEarly;
  window.pressedEarly = undefined;
  if (!button?.isConnected) return;
  delete button.dataset.early;
  button.click();
}
