/** The focused element is gone: the focus moves to the page's content. Nothing scrolls; the user looks on there. */
export const focusContent = (): void => document.getElementById('main')?.focus({ preventScroll: true })
