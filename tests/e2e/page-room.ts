import type { Page } from 'playwright-core'

/**
 * Where texts and controls do not use the room that there is: terms, codes, dates and labels that are broken although they
 * would fit, sentences whose parts are set apart, controls over each other, texts that an edge hides or that leave their
 * box, fields of one line that are not level, rows with more than one visible action.
 */
const roomProblems = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TOLERANCE = 1.5
    const main = document.querySelector('main')
    if (!main) return []
    const found = new Set<string>()
    const styleOf = (element: Element) => getComputedStyle(element)
    const short = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)
    const nameOf = (element: Element): string => {
      const own = element.getAttribute('class')?.split(' ')[0] ?? ''
      return `${element.tagName.toLowerCase()}${own && `.${own}`} '${short(element.getAttribute('aria-label') ?? element.textContent)}'`
    }
    const ancestors = function* (element: Element) {
      for (let box: Element | null = element; box && box !== main; box = box.parentElement) yield box
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], .visually-hidden, svg') &&
      ![...ancestors(element)].some((box) => styleOf(box).clipPath !== 'none')
    const scrolls = (box: Element) => /auto|scroll/.test(styleOf(box).overflowX)
    const hides = (box: Element) => /hidden|clip/.test(styleOf(box).overflowX)

    const texts: { node: Text; parent: Element }[] = []
    // Menus, tabs and what is at the foot are around `main`.
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const node = walk.currentNode as Text
      const parent = node.parentElement
      if (node.data.trim() && parent && isShown(parent)) texts.push({ node, parent })
    }

    const linesOf = (node: Text, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
      const tops: number[] = []
      for (const { top } of rects) if (!tops.some((known) => Math.abs(known - top) < 4)) tops.push(top)
      return { lines: tops.length, width: rects.reduce((sum, { width }) => sum + width, 0), rects }
    }
    /** The room of a term: the width inside of its table, card or dialog, not of its cell, which texts make as wide. */
    const roomOf = (element: Element): number => {
      const parts = '[role=region], [role=dialog], form, article, section, main, nav, header, footer'
      const box = element.closest(parts) ?? document.body
      const { paddingInlineStart, paddingInlineEnd } = styleOf(box)
      return box.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    }
    const CODE = /^(?=.*\d)[\p{L}\d]+([-./][\p{L}\d]+)+$/u
    /** In a sentence it may break at its hyphens, as other terms do. */
    const isCodes = (text: string) =>
      text
        .trim()
        .split(/,?\s+/)
        .every((term) => CODE.test(term))
    const DATE = /\d{1,2}\s\p{L}{3,9}\s\d{4}|\d{4}-\d{2}-\d{2}/gu
    /** What is longer, as a file's name or an address, may break. */
    const LONGEST = 19
    const WIDEST = 200
    for (const { node, parent } of texts) {
      const { data } = node
      const controlLabel = parent.closest('button:not([role=tab]), [class*=button]')
      if (/^\s*[,.;:·)]/.test(data) && /flex|grid/.test(styleOf(parent).display))
        found.add(`torn text '${short(data)}' in ${nameOf(parent)}`)
      for (const { 0: term, index } of data.matchAll(/\S+/g)) {
        if (term.length > LONGEST) continue
        const { lines, width } = linesOf(node, index, index + term.length)
        if (lines < 2) continue
        const parts = isCodes(data) ? [term] : term.split(/(?<=[-–—/?])/)
        let start = index
        for (const part of parts) {
          const own = linesOf(node, start, start + part.length)
          start += part.length
          if (own.lines > 1 && own.width <= Math.min(roomOf(parent), WIDEST))
            found.add(`broken text '${part}' (${Math.round(width)} px) in ${nameOf(parent)}`)
        }
      }
      const cell = parent.closest('td, th, dd, time')
      if (cell && data.trim().length < 60)
        for (const { 0: date, index } of data.matchAll(DATE))
          if (linesOf(node, index, index + date.length).lines > 1) found.add(`broken date '${date}' in ${nameOf(cell)}`)
      if (controlLabel && short(controlLabel.textContent).length <= 30) {
        const { lines, width } = linesOf(node, 0, data.length)
        if (lines > 1 && width + 60 <= roomOf(controlLabel.parentElement ?? main))
          found.add(`broken label of ${nameOf(controlLabel)}`)
      }
    }

    /** Boxes that are seen: a text that leaves one is over something else. */
    const isBox = (box: Element) => {
      const { backgroundColor, borderInlineEndWidth, borderInlineEndStyle, display } = styleOf(box)
      if (display === 'inline' || display === 'contents') return false
      const bordered = borderInlineEndStyle !== 'none' && Number.parseFloat(borderInlineEndWidth) > 0
      return bordered || box.matches('td, th') || !/rgba\(0, 0, 0, 0\)|transparent/.test(backgroundColor)
    }
    type Edges = { left: number; right: number; top: number; bottom: number }
    const leaves = (parts: readonly Edges[], edge: Edges) =>
      parts.some(({ left, right }) => right > edge.right + TOLERANCE || left < edge.left - TOLERANCE)
    for (const { node, parent } of texts) {
      let parts: readonly Edges[] = linesOf(node, 0, node.length).rects
      let inner: Element = parent
      for (const box of ancestors(parent)) {
        const edge = box.getBoundingClientRect()
        if (hides(box)) {
          const { textOverflow, webkitLineClamp } = styleOf(box)
          const isCut =
            leaves(parts, edge) || parts.some(({ top, bottom }) => bottom - 4 > edge.bottom && top < edge.bottom)
          if (isCut && inner === parent && textOverflow === 'clip' && webkitLineClamp === 'none')
            found.add(`cut off: ${nameOf(parent)} by ${nameOf(box)}`)
        } else if (!scrolls(box) && isBox(box) && leaves(parts, edge))
          found.add(`beyond its box: ${nameOf(inner)} of ${nameOf(box)}`)
        if (hides(box) || scrolls(box)) {
          parts = [edge]
          inner = box
        }
      }
    }

    const controls = [
      ...main.querySelectorAll('a[href], button, input, select, textarea, [role=combobox], [role=button], [role=tab]'),
    ].filter(
      (control) =>
        isShown(control) && ![...ancestors(control)].some((box) => /fixed|sticky/.test(styleOf(box).position)),
    )
    const seen = controls.flatMap((control) => {
      let { left, right, top, bottom } = control.getBoundingClientRect()
      for (const box of ancestors(control)) {
        if (box === control || !(scrolls(box) || hides(box))) continue
        const edge = box.getBoundingClientRect()
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      return right - left > 2 && bottom - top > 2 ? [{ control, left, right, top, bottom }] : []
    })
    const isWithin = (a: (typeof seen)[number], b: (typeof seen)[number]) =>
      a.left >= b.left - 2 && a.right <= b.right + 2 && a.top >= b.top - 2 && a.bottom <= b.bottom + 2
    seen.forEach((a, index) => {
      for (const b of seen.slice(index + 1)) {
        if (a.control.contains(b.control) || b.control.contains(a.control) || isWithin(a, b) || isWithin(b, a)) continue
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 2 && down > 2)
          found.add(
            `overlap of ${nameOf(a.control)} and ${nameOf(b.control)}: ${Math.round(across)} x ${Math.round(down)}`,
          )
      }
    })

    const fields = [...main.querySelectorAll('[class*=_field_]')].flatMap((field) => {
      const label = [...field.children].find((child) => child.matches('label, legend') && isShown(child))
      const control = field.querySelector('input:not([type=checkbox], [type=radio], [type=file], [type=range]), select')
      const box = control?.closest('[class*=_input_]') ?? control
      if (!label || !box || !isShown(field) || field.querySelector('[class*=_field_]')) return []
      return [
        {
          group: field.closest('form, section, dialog'),
          name: short(label.textContent),
          box: box.getBoundingClientRect(),
          at: label.getBoundingClientRect(),
        },
      ]
    })
    fields.forEach((a, index) => {
      for (const b of fields.slice(index + 1)) {
        if (a.group !== b.group || Math.abs(a.at.left - b.at.left) < 4) continue
        const isSameLine = Math.abs(a.at.top - b.at.top) <= TOLERANCE
        const overlap = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        if ((isSameLine || overlap > 4) && Math.abs(a.box.top - b.box.top) > TOLERANCE)
          found.add(`not level: '${a.name}' at ${Math.round(a.box.top)} and '${b.name}' at ${Math.round(b.box.top)}`)
      }
    })

    // Rows that are cards are as wide as the window, there is nothing to scroll to.
    for (const table of main.querySelectorAll('table')) {
      const box = table.parentElement
      if (box && styleOf(table).display === 'block' && isShown(table) && box.scrollWidth > box.clientWidth + TOLERANCE)
        found.add(`wider than its room: ${nameOf(table)} by ${box.scrollWidth - box.clientWidth}`)
    }

    for (const row of main.querySelectorAll('tbody tr')) {
      const actions = [...row.querySelectorAll('td[data-card=actions] :is(a, button)')].filter(
        (action) =>
          isShown(action) && !action.closest('[role=menu]') && action.getAttribute('aria-haspopup') !== 'menu',
      )
      if (actions.length > 1)
        found.add(
          `${actions.length} actions: ${actions.map((action) => short(action.textContent) || action.getAttribute('aria-label')).join(' | ')}`,
        )
    }
    return [...found]
  })

/** At each of these widths; the page is given its own back. */
export const roomProblemsAt = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const own = page.viewportSize()
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: own?.height ?? 900 })
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    found.push(...(await roomProblems(page)).map((problem) => `${width} px: ${problem}`))
  }
  if (own) await page.setViewportSize(own)
  return found
}
