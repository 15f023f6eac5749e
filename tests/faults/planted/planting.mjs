// Loaded before the program: changes the source of some of its modules as they are loaded, so that the real program runs
// with a bug. PLANTED: [{ "file", "from", "to" }]. A place that is not there any more ends the program.
import { registerHooks } from 'node:module'
import process from 'node:process'

const planted = JSON.parse(process.env.PLANTED)

registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    const mine = planted.filter(({ file }) => url.endsWith(`/${file}`))
    if (mine.length === 0) return loaded
    let source = String(loaded.source)
    for (const { file, from, to } of mine) {
      if (!source.includes(from)) throw new Error(`${file} has no ${from} to plant a bug in`)
      source = source.replace(from, () => to)
    }
    return { ...loaded, source }
  },
})
