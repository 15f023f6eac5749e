import { furtherSignIns, signIns } from '#fixtures/companies/sign-ins.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'

/** Says what is going on where a person watches; production has its log. */
export const logging = (mode: Configuration['mode']) => {
  const began = performance.now()
  return (what: string) => {
    if (mode === 'demo' || mode === 'development')
      console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${what}`)
  }
}

const EVERY_MS = 4_000

/** Says now and then how far a story is that takes its time: the month in which it has arrived, as 2026-11, each once. */
export const monthsLogged = (log: ReturnType<typeof logging>) => {
  let loggedAt = performance.now()
  let logged = ''
  return (moment: Date) => {
    const month = moment.toISOString().slice(0, 7)
    if (month === logged || performance.now() - loggedAt < EVERY_MS) return
    loggedAt = performance.now()
    logged = month
    log(`… up to ${month}`)
  }
}

/** The address to open and who can sign in there. */
export const logWhatIsReady = ({ mode, brand, publicUrl }: Configuration) => {
  if (mode === 'production') return
  const width = Math.max(...signIns.map(({ email }) => email.length))
  const table = signIns.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`)
  console.log(
    [
      '',
      `${brand.name} is ready: ${publicUrl}`,
      '',
      `Sign in with the password ${signIns[0]!.password} as`,
      ...table,
      `or as one of ${furtherSignIns.length} people of nine more companies, such as ${furtherSignIns[0]}`,
      '',
    ].join('\n'),
  )
}
