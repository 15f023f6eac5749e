/**
 * What held the keyboard's focus is gone: it goes on with the page's content. Nothing scrolls; whoever worked there looks
 * on there.
 */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })
