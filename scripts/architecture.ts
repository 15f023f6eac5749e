import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import typescript from 'typescript'

type Rules = {
  knowing: IFlattenedRuleSet['forbidden']
  loading: IFlattenedRuleSet['forbidden']
  options: ICruiseOptions
}

const { ModuleKind, ScriptTarget, createSourceFile, isClassDeclaration, isFunctionDeclaration } = typescript
const { isIdentifier, isTypeAliasDeclaration, isVariableStatement } = typescript
const here = join(import.meta.dirname, '..')
const { knowing, loading, options } = createRequire(import.meta.url)(join(here, '.dependency-cruiser.cjs')) as Rules
const folders = ['src', 'projections', 'fixtures', 'tests', 'scripts', 'bench']
/** What a browser or the portal loads: tests are not, and the rules on it leave them out. */
const loadedFolders = ['src', 'projections', 'fixtures']
const specs = '|\\.(spec|e2e)\\.tsx?$'

const nameless =
  /(^|[/.-])(utils?|helpers?|services?|common|shared|misc|libs?|core|types?|constants?|managers?)(\.[^/]*)?\.tsx?$/
const namedAlready = ['src/platform/services.ts'] // what every handler is handed, by that name

const look = async (root: string, rules: Rules['knowing'], withTypes: boolean): Promise<ICruiseResult> => {
  const present = (withTypes ? folders : loadedFolders).filter((folder) => existsSync(join(root, folder)))
  const exclude = withTypes ? options.exclude : { path: `${(options.exclude as { path: string }).path}${specs}` }
  const looking = { ...options, exclude, baseDir: root, validate: true, ruleSet: { forbidden: rules ?? [] } }
  const { output } = await cruise(
    present,
    { ...looking, tsPreCompilationDeps: withTypes } as ICruiseOptions,
    undefined,
    // As Node runs it: only types are taken away, nothing is rewritten for older machines.
    { tsConfig: { options: { target: ScriptTarget.ESNext, module: ModuleKind.ESNext, verbatimModuleSyntax: true } } },
  )
  return output as ICruiseResult
}

const brokenRules = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to, cycle, via }) => {
    const way = [...new Set((cycle ?? via ?? []).map(({ name }) => name))].filter((name) => name !== to)
    return `${rule.name}: ${[from, ...way, to].join(' → ')}`
  })

const climbing = ({ modules }: ICruiseResult): string[] =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => module.startsWith('..'))
      .map(({ module }) => `imports-never-climb: ${source} → ${module}`),
  )

const badFiles = (root: string): string[] => {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
  return files
    .filter((file) => nameless.test(file) && !namedAlready.includes(file))
    .map((file) => `files-are-named-for-what-they-are: ${file}`)
}

/** What the portal trades in and for whom: the platform would serve another business as well. */
const nouns = [
  ...['agreement', 'article', 'bonus', 'brochure', 'carrier', 'cart', 'catalogue', 'certificate', 'coin', 'customer'],
  ...['discount', 'distributor', 'forecast', 'freight', 'incoterm', 'inventory', 'invoice', 'licence', 'license'],
  ...['loyalty', 'material', 'newsletter', 'order', 'packaging', 'pallet', 'partner', 'payment', 'prepayment', 'price'],
  ...['procurement', 'product', 'promo', 'provider', 'quality', 'quote', 'registration', 'sale', 'shipment', 'staff'],
  ...['survey', 'tender', 'ticket', 'training', 'vetting', 'warehouse'],
]
/** The order of bytes, of letters, of rows and of a sequence. */
const otherwiseMeant = ['BYTE_ORDER_MARK', 'inVisualOrder', 'ordersOf', 'ordersTried']

const partsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z]+/)
    .map((part) => part.toLowerCase())

const isBusiness = (name: string): boolean =>
  !otherwiseMeant.includes(name) && partsOf(name).some((part) => nouns.includes(part.replace(/s$/, '')))

/** What a file declares at its top level, types included. */
const declaredIn = (root: string, file: string): string[] => {
  const source = createSourceFile(file, readFileSync(join(root, file), 'utf8'), ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (isIdentifier(name) ? [name.text] : []))
    const named = isTypeAliasDeclaration(statement) || isFunctionDeclaration(statement) || isClassDeclaration(statement)
    return named && statement.name ? [statement.name.text] : []
  })
}

const businessInPlatform = (root: string): string[] =>
  globSync('src/platform/**/*.ts', { cwd: root })
    .filter((file) => !new RegExp(specs.slice(1)).test(file))
    .flatMap((file) => [
      ...(isBusiness(basename(file, '.ts')) ? [`platform-holds-no-noun-of-the-business: ${file}`] : []),
      ...declaredIn(root, file)
        .filter(isBusiness)
        .map((name) => `platform-holds-no-noun-of-the-business: ${file} → ${name}`),
    ])

/** Everything below `root` that breaks an architecture rule, a line each. Throws when there are no files. */
export const broken = async (root: string): Promise<string[]> => {
  const known = await look(root, knowing, true)
  const loaded = await look(root, loading, false)
  if (known.summary.totalCruised === 0 || loaded.summary.totalCruised === 0)
    throw new Error('No module was looked at: the check itself is broken')
  return [
    ...new Set([
      ...brokenRules(known),
      ...climbing(known),
      ...brokenRules(loaded),
      ...badFiles(root),
      ...businessInPlatform(root),
    ]),
  ].sort()
}

if (import.meta.main) {
  const faults = await broken(here)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
