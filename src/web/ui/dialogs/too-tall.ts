/**
 * As a ref of what stays next to a list (`sticky`): marks it `data-tall` while it is higher than the window, where
 * its end would never come into sight.
 */
export const marksTooTall = (element: HTMLElement) => {
  const look = () => {
    const top = Number.parseFloat(getComputedStyle(element).insetBlockStart) || 0
    element.toggleAttribute('data-tall', element.offsetHeight + top > window.innerHeight)
  }
  const watch = new ResizeObserver(look)
  watch.observe(element)
  window.addEventListener('resize', look)
  return () => {
    watch.disconnect()
    window.removeEventListener('resize', look)
  }
}
