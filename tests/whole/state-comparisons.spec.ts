import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

type Source = { readonly file: string; readonly text: string }

const root = join(import.meta.dirname, '../..')
const sources: readonly Source[] = globSync(['src/{modules,platform,web}/**/*.{ts,tsx}', 'projections/*.ts'], {
  cwd: root,
})
  .filter((file) => !/\.(spec|e2e)\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** A list, a schema or a type of states: by its name, of which the literals follow. */
const declaration =
  /(?:const \w*(?:states|statuses|statusnames|state|status) =|readonly (?:state|status)\??:|(?:state|status): [\w.(]*Literals|type \w*(?:state|status) =)[\s\w.(|]*?(\[[^\]()]*\]|(?:\|?\s*'[\w-]+'\s*)(?:\|\s*'[\w-]+'\s*)+)/gi
const literalsIn = (text: string): string[] => [...text.matchAll(/'([\w-]+)'/g)].map(([, literal]) => literal!)

const declaredIn = ({ text }: Source): string[] =>
  [...text.matchAll(declaration)].flatMap(([, literals]) => literalsIn(literals!))

/** A state that lives in one component alone. */
const localIn = ({ text }: Source): string[] =>
  [...text.matchAll(/const \w*(?:state|status) = (.*)/gi)].flatMap(([, value]) => literalsIn(value!))

/** The stages of an order are the names of a table. */
const stageTable = 'src/modules/ordering/stages.ts'
const stagesIn = ({ text }: Source): string[] => [...text.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name!)

/** Of each state the files that declare it. */
const declared = Map.groupBy(
  sources.flatMap((source) =>
    [...new Set(declaredIn(source))].map((literal) => ({ literal, file: source.file, text: source.text })),
  ),
  ({ literal }) => literal,
)
const stages = new Set(sources.filter(({ file }) => file === stageTable).flatMap(stagesIn))

const predicateIn = (text: string, literal: string): string | undefined =>
  text.match(new RegExp(`export const (\\w+) = \\([^)]*\\)[^\\n]*=>[^\\n]*'${literal}'`))?.[1]

const insteadOf = (literal: string, file: string): string => {
  if (!declared.has(literal)) return `a predicate of ${stageTable}`
  const found = declared.get(literal)!.flatMap((declarer) => {
    const predicate = predicateIn(declarer.text, literal)
    return predicate ? [`${predicate} of ${declarer.file}`] : []
  })
  const near = found.filter((one) => one.includes(`/${file.split('/')[2]}/`))
  if (found.length === 0) return `a new predicate in ${declared.get(literal)![0]!.file}`
  return (near.length > 0 ? near : found).join(' or ')
}

/** How a compared value is called: `order.status`, `status`, `statusOf(order)`, `useAccountState()`. */
const nameOf = (node: ts.Node): string => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isStringLiteral(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isCallExpression(node) || ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node))
    return nameOf(node.expression)
  return ts.isAsExpression(node) ? nameOf(node.expression) : ''
}

const textsOf = (node: ts.Node): string[] => {
  if (ts.isStringLiteral(node)) return [node.text]
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsOf) : []
}

/** What a node compares, and with which literals: `===`, `includes`, `case` and `where`. */
const comparedIn = (node: ts.Node): readonly [value: ts.Node, literals: readonly string[]] | null => {
  if (ts.isBinaryExpression(node) && /^[=!]==$/.test(node.operatorToken.getText()))
    return ts.isStringLiteral(node.left) ? [node.right, textsOf(node.left)] : [node.left, textsOf(node.right)]
  if (ts.isSwitchStatement(node))
    return [
      node.expression,
      node.caseBlock.clauses.flatMap((clause) => (ts.isCaseClause(clause) ? textsOf(clause.expression) : [])),
    ]
  if (!ts.isCallExpression(node)) return null
  const [first, operator, third] = node.arguments
  if (first && third && operator && /^(=|!=|<>|(not )?in)$/.test(textsOf(operator)[0] ?? ''))
    return [first, textsOf(third)]
  const called = node.expression
  return first && ts.isPropertyAccessExpression(called) && called.name.text === 'includes'
    ? [first, textsOf(called.expression)]
    : null
}

const isState = (name: string, literal: string): boolean =>
  /(state|status)(Of)?$/i.test(name) ? declared.has(literal) : /stage(Of)?$/i.test(name) && stages.has(literal)

/** Most files compare no state, and are not parsed. */
const any = `'(${[...declared.keys(), ...stages].join('|')})'`
const comparing = new RegExp(
  `[=!]==\\s*${any}|${any}\\s*[=!]==|case ${any}|${any}\\s*\\]( as const\\))?\\.includes\\(|'(=|!=|<>|in|not in)', (\\[[^\\]]*)?${any}`,
)

/** Comparisons of a state by hand, but in the file that declares it. */
const byHandIn = (source: Source): string[] => {
  const { file, text } = source
  if (!comparing.test(text)) return []
  const own = new Set([...declaredIn(source), ...localIn(source)])
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const [value, literals] = comparedIn(node) ?? []
    for (const literal of literals ?? [])
      if (value && isState(nameOf(value), literal) && !own.has(literal)) {
        const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1
        found.push(`${file}:${line} compares ${value.getText()} with '${literal}': use ${insteadOf(literal, file)}`)
      }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

const isChecked = ({ file }: Source): boolean =>
  file.startsWith('src/web/') || /^src\/modules\/.*\b(routes|queries|reactions)\.ts$/.test(file)

describe('states', () => {
  test('are compared by their predicates, in every screen and handler', () => {
    expect(sources.filter(isChecked).flatMap(byHandIn)).toEqual([])
  })

  test.each([
    ["order.status === 'QUOTE_RECEIVED'", 'isQuoted of src/modules/ordering/order-states.ts'],
    ["'CANCELLED' !== order?.status", 'isCancelled of src/modules/ordering/order-states.ts'],
    ["latestOf(document)!.status === 'IN_REVIEW'", 'isInReview of src/modules/distributors/file/document-states.ts'],
    ["stateOf(row, now) === 'ERASED'", 'isErased of src/modules/identity/account-states.ts'],
    ["(['RECEIVED', 'PROPOSED'] as const).includes(state)", 'isWithDistributor of src/modules/labels/issue-states.ts'],
    ["['REPORTED'].includes(issue.state)", 'isWithProvider of src/modules/labels/issue-states.ts'],
    ["switch (report.status) { case 'DONE': break }", 'isDone of src/modules/service/service-states.ts'],
    ["query.where('state', '!=', 'RELEASED')", 'isReleased of src/modules/labels/issue-states.ts'],
    ["query.where('status', 'in', ['WAITING'])", 'isWaiting of src/modules/loyalty/loyalty-states.ts'],
    ["stage === 'PREINSPECTION_SUBMITTED'", 'a predicate of src/modules/ordering/stages.ts'],
  ])('%s would be found', (text, instead) => {
    expect(byHandIn({ file: 'src/web/ordering/planted.ts', text }).join()).toContain(instead)
  })

  test.each([
    "section === 'ANSWERED'", // a tab
    "decision === 'APPROVED'",
    "stage === 'WHOLE'", // of a time, not of an order
    "newState === 'open'", // the browser's
    "type State = 'OPEN' | 'SHUT'\nexport const isOpen = (state: State) => state === 'OPEN'",
  ])('%s is no such comparison', (text) => {
    expect(byHandIn({ file: 'src/web/ordering/planted.ts', text })).toEqual([])
  })
})
