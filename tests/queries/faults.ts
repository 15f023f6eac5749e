import ts from 'typescript'

import { type Change, moved, short } from './change.ts'
import { ofStatement } from './statement-faults.ts'

/** One condition or order that is left out, turned round or moved by one. */
export type QueryFault = Change & {
  /** The function or constant that it is in. */
  readonly within: string
}

export const withFault = (source: string, { start, end, to }: QueryFault): string =>
  source.slice(0, start) + to + source.slice(end)

/** `.where(…)` with the point before it. */
const pieceOf = (call: ts.CallExpression, name: ts.PropertyAccessExpression) => ({
  start: name.expression.getEnd(),
  end: call.getEnd(),
})

const turnedDirection = (text: string): string => {
  if (text.includes('.asc()')) return text.replace('.asc()', '.desc()')
  return `(turned) => (${text})(turned).desc()`
}

/** The arguments of an `orderBy`, the other way round. */
const turned = (call: ts.CallExpression): string => {
  const [by, direction] = call.arguments.map((argument) => argument.getText())
  if (direction === undefined) return `${by}, 'desc'`
  return direction === `'desc'` ? `${by}` : `${by}, ${turnedDirection(direction)}`
}

const ofOrderBy = (call: ts.CallExpression, name: ts.PropertyAccessExpression): Change[] => {
  const [by, direction] = call.arguments.map((argument) => argument.getText())
  const piece = pieceOf(call, name)
  const says = short(`.orderBy(${[by, direction].filter(Boolean).join(', ')})`)
  const changes = [
    { ...piece, says: `without ${says}`, to: '' },
    { ...piece, says: `${says} turned round`, to: `.orderBy(${turned(call)})` },
  ]
  const isAlphabet = direction === 'alphabetical'
  if (isAlphabet) changes.push({ ...piece, says: `${says} by bytes`, to: `.orderBy(${by})` })
  if (direction?.includes('nullsFirst'))
    changes.push({
      ...piece,
      says: `${says} nulls last`,
      to: `.orderBy(${by}, ${direction.replace('nullsFirst', 'nullsLast')})`,
    })
  return changes
}

const isConstant = (argument: ts.Expression | undefined): boolean =>
  argument !== undefined && (ts.isNumericLiteral(argument) || /^[A-Z_]+$/.test(argument.getText()))

/** A member of `or([…])` or `allOf([…])`, with the comma behind it. */
const ofMembers = (call: ts.CallExpression, kind: 'alternative' | 'condition'): Change[] => {
  const [list] = call.arguments
  if (!list || !ts.isArrayLiteralExpression(list) || list.elements.length < 2) return []
  return list.elements.map((element, index) => {
    const others = list.elements.filter((_, other) => other !== index).map((other) => other.getText())
    const says = `without the ${kind} ${short(element.getText())}`
    return { start: list.getStart(), end: list.getEnd(), says, to: `[${others.join(', ')}]` }
  })
}

const leftOut = new Set(['where', 'filterWhere', 'limit', 'offset', 'distinct', 'groupBy'])
/** Of lists in memory that a query's answer goes through. */
const ofLists = new Set(['filter', 'toSorted'])

const ofCall = (call: ts.CallExpression): Change[] => {
  const name = call.expression
  if (ts.isIdentifier(name) && name.text === 'allOf') return ofMembers(call, 'condition')
  if (ts.isIdentifier(name)) return name.text === 'or' ? ofMembers(call, 'alternative') : []
  if (!ts.isPropertyAccessExpression(name)) return []
  const method = name.name.text
  if (method === 'or') return ofMembers(call, 'alternative')
  if (method === 'orderBy') return ofOrderBy(call, name)
  const isLeftOut = leftOut.has(method) || (ofLists.has(method) && !/ids|keys/.test(name.expression.getText()))
  if (!isLeftOut || ((method === 'limit' || method === 'offset') && isConstant(call.arguments[0]))) return []
  return [
    {
      ...pieceOf(call, name),
      says: `without .${method}(${short(call.arguments.map((it) => it.getText()).join(', '))})`,
      to: '',
    },
  ]
}

/** `'<='` among the arguments of a condition. */
const ofComparison = (text: ts.StringLiteral): Change[] => {
  const other = moved[text.text]
  if (!other || !ts.isCallExpression(text.parent)) return []
  return [
    {
      start: text.getStart(),
      end: text.getEnd(),
      says: `'${other}' in ${short(text.parent.getText())}`,
      to: `'${other}'`,
    },
  ]
}

const nameOf = (statement: ts.Statement): string =>
  ts.isVariableStatement(statement) ? (statement.declarationList.declarations[0]?.name.getText() ?? '') : ''

/** What a file declares apart from its queries and their parts is no query. */
const isOfQuery = (statement: ts.Statement): boolean =>
  /\bdb\b|\.(?:where|orderBy|groupBy)\(|\bsql\b|\ballOf\(/.test(statement.getText())

/** Every fault of this kind that can be made in the queries of a source file. */
export const queryFaults = (source: string): readonly QueryFault[] => {
  const file = ts.createSourceFile('queries.ts', source, ts.ScriptTarget.Latest, true)
  const found = file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement) || !isOfQuery(statement)) return []
    const changes: Change[] = []
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node)) changes.push(...ofCall(node))
      if (ts.isStringLiteral(node)) changes.push(...ofComparison(node))
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText().startsWith('sql'))
        changes.push(...ofStatement(node.template))
      ts.forEachChild(node, visit)
    }
    visit(statement)
    return changes.map((change) => ({ within: nameOf(statement), ...change }))
  })
  return found.map((fault, index) => {
    const isSame = ({ within, says }: QueryFault) => within === fault.within && says === fault.says
    const before = found.slice(0, index).filter(isSame).length
    return before === 0 ? fault : { ...fault, says: `${fault.says} (${before + 1})` }
  })
}
