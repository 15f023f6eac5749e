import ts from 'typescript'

import { type Change, moved, short } from './change.ts'

/** The text of a statement with blanks where values are put in, so that places stay where they are. */
const blanked = (template: ts.TemplateLiteral): string => {
  const text = template.getText()
  if (ts.isNoSubstitutionTemplateLiteral(template)) return text
  const start = template.getStart()
  let blank = text
  for (const { expression } of template.templateSpans) {
    const from = expression.getFullStart() - start - 2
    const until = expression.getEnd() - start + 1
    blank = blank.slice(0, from) + '§'.repeat(until - from) + blank.slice(until)
  }
  return blank
}

type Stretch = readonly [start: number, end: number]

const CLAUSE_ENDS = /^(?:group by|order by|having|window|limit|offset|union|where|filter|from)\b/i

/** From a place in a statement to where its clause ends: at a bracket that closes around it, or the next clause. */
const clauseFrom = (text: string, start: number): Stretch => {
  let depth = 0
  for (let place = start; place < text.length; place++) {
    const sign = text[place]
    if (sign === '(') depth++
    if (sign === ')' && --depth < 0) return [start, place]
    if (sign === '`') return [start, place]
    if (depth === 0 && /\s/.test(text[place - 1] ?? '') && CLAUSE_ENDS.test(text.slice(place))) return [start, place]
  }
  return [start, text.length]
}

/** The parts of a clause between such keywords or signs, outside of brackets. */
const partsOf = (text: string, [start, end]: Stretch, between: RegExp): Stretch[] => {
  const parts: Stretch[] = []
  let depth = 0
  let begun = start
  for (let place = start; place < end; place++) {
    if (text[place] === '(') depth++
    if (text[place] === ')') depth--
    const found = depth === 0 ? between.exec(text.slice(place, end)) : null
    if (!found) continue
    parts.push([begun, place])
    place += found[0].length - 1
    begun = place + 1
  }
  return [...parts, [begun, end]]
}

const AND = /^\s+and\s+/i
const OR = /^\s+or\s+/i
const COMMA = /^\s*,\s*/

const trimmed = (text: string, [start, end]: Stretch): Stretch => {
  const inner = text.slice(start, end)
  return [start + (inner.length - inner.trimStart().length), end - (inner.length - inner.trimEnd().length)]
}

/** A condition of a statement without each of its parts; a part in brackets again without each of its own. */
const ofCondition = (text: string, stretch: Stretch): Change[] => {
  const [start, end] = trimmed(text, stretch)
  if (start >= end) return []
  const isBracketed = text[start] === '(' && clauseFrom(text, start + 1)[1] === end - 1
  if (isBracketed) return ofCondition(text, [start + 1, end - 1])
  const all = partsOf(text, [start, end], AND)
  const any = partsOf(text, [start, end], OR)
  if (all.length > 1) return all.flatMap((part) => [...without(text, part, 'true'), ...ofCondition(text, part)])
  if (any.length > 1) return any.flatMap((part) => [...without(text, part, 'false'), ...ofCondition(text, part)])
  const comparison = /\s(<=|>=|<|>)\s/.exec(text.slice(start, end))
  if (!comparison) return []
  const [, sign = ''] = comparison
  const place = start + comparison.index + 1
  return [
    {
      start: place,
      end: place + sign.length,
      says: `${moved[sign]} in ${short(text.slice(start, end))}`,
      to: `${moved[sign]}`,
    },
  ]
}

/** Values that are put into a statement stand for whole conditions of other files: those have their own. */
const without = (text: string, stretch: Stretch, to: string): Change[] => {
  const [start, end] = trimmed(text, stretch)
  return start >= end ? [] : [{ start, end, says: `without ${short(text.slice(start, end))}`, to }]
}

const ofOrder = (text: string, clause: Stretch): Change[] => {
  const items = partsOf(text, clause, COMMA)
  return items.flatMap((item) => {
    const [start, end] = trimmed(text, item)
    const by = text.slice(start, end)
    const turnedRound = by.endsWith(' desc') ? by.slice(0, -5) : `${by} desc`
    return [
      { start, end, says: `without order by ${by}`, to: 'null::int' },
      { start, end, says: `order by ${by} turned round`, to: turnedRound },
    ]
  })
}

/** A template that is put into the conditions of others. */
const isCondition = (text: string): boolean => !/\b(?:select|where|from|having)\b/i.test(text) && /\sand\s/i.test(text)

/** Every fault of a statement in SQL. */
export const ofStatement = (template: ts.TemplateLiteral): Change[] => {
  const text = blanked(template)
  const start = template.getStart()
  const changes = isCondition(text) ? ofCondition(text, [1, text.length - 1]) : []
  for (const { index, 0: token } of text.matchAll(
    /\b(?:where|having|order by|partition by|limit)\b\s*|§\s+and\b\s*/gi,
  )) {
    const clause = clauseFrom(text, index + token.length)
    const keyword = token.replaceAll('§', '').trim().toLowerCase()
    if (keyword === 'where' || keyword === 'having' || keyword === 'and') {
      changes.push(...without(text, clause, 'true').filter(() => partsOf(text, clause, AND).length === 1))
      changes.push(...ofCondition(text, clause))
    } else if (keyword === 'order by') changes.push(...ofOrder(text, clause))
    else if (keyword === 'partition by')
      changes.push({ start: clause[0], end: trimmed(text, clause)[1], says: 'without the partition', to: 'null::int' })
    else changes.push({ start: index, end: clause[1], says: 'without the limit', to: '' })
  }
  return changes.map((change) => ({ ...change, start: change.start + start, end: change.end + start }))
}
