/**
 * As a ref of what stays next to a list (`sticky`): marks it `data-tall` while it is higher than the window, where
 * its end would never come into sight.
 */
export const marksTooTall = (it: HTMLElement) => {
  const look = () => {
    const top = Number.parseFloat(getComputedStyle(it).insetBlockStart) || 0
    it.toggleAttribute('data-tall', it.offsetHeight + top > window.innerHeight)
  }
  const watch = new ResizeObserver(look)
  watch.observe(it)
  window.addEventListener('resize', look)
  return () => {
    watch.disconnect()
    window.removeEventListener('resize', look)
  }
}
