/** What the bundler knows about a module: the part that is used here. */
export type Graph = {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
    readonly code: string | null
  } | null
}

export const isPackage = (id: string): boolean => id.includes('/node_modules/')

/** Own modules that are loaded with this one, itself included. */
export const loadedWith = (graph: Graph, entry: string): Set<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || isPackage(id)) return
    found.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(entry)
  return found
}

/** Own modules that a distributor's user may load: all but what the screens of the office alone do. */
export const opened = (graph: Graph, frame: string, screens: string): Set<string> => {
  const entries = [frame, ...(graph.getModuleInfo(screens)?.dynamicallyImportedIds ?? [])]
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || isPackage(id) || id === screens) return
    found.add(id)
    const info = graph.getModuleInfo(id)
    info?.importedIds.forEach(visit)
    info?.dynamicallyImportedIds.forEach(visit)
  }
  entries.filter((id) => !id.includes('/office/')).forEach(visit)
  return found
}
