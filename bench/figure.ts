import { loadavg } from 'node:os'

/** One line of the report. */
export type Figure = {
  readonly what: string
  readonly measured: string
  readonly aim: string
  readonly reached: boolean
  /** What the machine itself could do at the same time. */
  readonly machine: string
}

/** A line of a Markdown table, with the machine's load at the moment of measuring. */
export const row = ({ what, measured, aim, reached, machine }: Figure): string =>
  `| ${what} | ${measured} | ${aim} | ${reached ? 'yes' : '**no**'} | ${machine} | ${loadavg()[0]!.toFixed(1)} |`

export const heading = [
  '| What | Measured | Aim | Reached | The machine in the same run | Load |',
  '| --- | --- | --- | --- | --- | --- |',
].join('\n')
