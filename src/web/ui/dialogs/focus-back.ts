/** How long what was decided in an overlay may take to change the page behind it. */
const SETTLES_MS = 3_000

/** The opener often goes with what was decided: a step that was taken is offered no more. Then the page itself has the focus. */
export const giveFocusBack = (opener: Element | null): void => {
  if (!(opener instanceof HTMLElement)) return
  opener.focus({ preventScroll: true })
  const look = () => {
    if (opener.isConnected) return
    watch.disconnect()
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), SETTLES_MS)
  look()
}
