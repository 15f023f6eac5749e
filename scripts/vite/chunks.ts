import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the bundler tells about a module: the part of it that is asked here. */
type Graph = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importedIds: readonly string[]; readonly code: string | null } | null
}

const web = join(import.meta.dirname, '../../src/web')

/** Stays a file of its own: what the page asks for is what runs. */
const START = 'main.tsx'

/** Characters of a module: a larger one stays with the few screens that share it. */
const LARGEST_PIECE = 5_000

const isPackage = (id: string): boolean => id.includes('/node_modules/')
/** Packages that every page has loaded anyway. Of Mantine each page has another part. */
const isAlwaysThere = (id: string): boolean => /\/node_modules\/(react|react-router|@tanstack|@tabler)\//.test(id)

/** Own modules that are loaded with this one, itself included. */
const loadedWith = (graph: Graph, entry: string): Set<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || isPackage(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return found
}

const drawsOnNothingElse = (graph: Graph, id: string): boolean =>
  [...loadedWith(graph, id)]
    .flatMap((own) => graph.getModuleInfo(own)?.importedIds ?? [])
    .every((it) => !isPackage(it) || isAlwaysThere(it))

/** Who goes with whom, by what is loaded at the same time anyway. Exported for its spec. */
export const sorter = (graph: Graph, folder: string) => {
  const from = (file: string) => loadedWith(graph, join(folder, file))
  const start = from(START)
  const visitors = ['shell/PublicFrame.tsx', 'landing/LandingPage.tsx', 'identity/LoginPage.tsx'].map(from)
  const frames = ['shell/PortalFrame.tsx', 'shell/OfficeFrame.tsx'].map(from)
  const isForVisitors = (id: string) => visitors.some((it) => it.has(id))
  const frameOf = (id: string): string | null => {
    if (isPackage(id) || id === join(folder, START)) return null
    if (start.has(id) || visitors.every((it) => it.has(id))) return 'everywhere'
    return !isForVisitors(id) && frames.every((it) => it.has(id)) ? 'signed-in' : null
  }
  const isSmall = (id: string): boolean => (graph.getModuleInfo(id)?.code?.length ?? 0) <= LARGEST_PIECE
  // A piece that imports what is in another file, which imports a piece: the two files would wait for each other.
  const isClosed = (id: string): boolean =>
    [...loadedWith(graph, id)].every((it) => frameOf(it) !== null || isSmall(it))
  return {
    frameOf,
    isPiece: (id: string): boolean =>
      !isPackage(id) && !isForVisitors(id) && isClosed(id) && drawsOnNothingElse(graph, id),
  }
}

/** The first circle of files that import each other, none of which could begin; null where there is none. */
export const circleOf = (imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null => {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    done.add(file)
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file])
      if (circle) return circle
    }
    return null
  }
  for (const file of imports.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return null
}

/**
 * Cuts the build into few files: by itself the bundler writes one for every set of screens that share something, which
 * made a hundred requests of the first page, most of them for a few hundred bytes. Together goes what is loaded at the
 * same time anyway, and what is small and shared by many screens; a visitor loads nothing of the portal.
 */
export const chunks = (): Plugin => {
  let sorted: ReturnType<typeof sorter> | undefined
  const sort = (graph: Graph) => {
    sorted ??= sorter(graph, web)
    return sorted
  }
  const codeSplitting = {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 3 },
      { name: 'icons', test: /@tabler/, minShareCount: 4, priority: 2 },
      { debugName: 'frames', name: (id: string, graph: Graph) => sort(graph).frameOf(id), priority: 1 },
      {
        debugName: 'pieces',
        name: (id: string, graph: Graph) => (sort(graph).isPiece(id) ? 'pieces' : null),
        minShareCount: 6,
      },
    ],
  }
  return {
    name: 'chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting } } } }),
    buildStart: () => {
      sorted = undefined
    },
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((it) =>
        it.type === 'chunk' ? [[it.fileName, it.imports] as const] : [],
      )
      const circle = circleOf(new Map(files))
      if (circle) this.error(`These files of the build wait for each other: ${circle.join(' → ')}`)
    },
  }
}
