/** Bars of so many points, and the room after them, across and down; the whole turned by so many degrees. */
type Hatch = {
  readonly across: readonly [number, number]
  readonly down: readonly [number, number]
  readonly turned: number
}

const stripes = (turned: number, room = 4): Hatch => ({ across: [1, 0], down: [2, room], turned })

/** Distinguishes series without colours: one for each tone. The first is plain. */
const HATCHES: readonly (Hatch | null)[] = [
  null,
  stripes(-45),
  stripes(0),
  stripes(45),
  stripes(90),
  stripes(-45, 2),
  { across: [2, 3], down: [2, 3], turned: 0 },
  { across: [5, 3], down: [2, 3], turned: 0 },
]

export const hatchOf = (tone: number): Hatch | null => HATCHES[(tone - 1) % HATCHES.length] ?? null

/** The same for lines. */
const DASHES = [
  [6, 4],
  [2, 3],
  [12, 4],
  [6, 3, 1, 3],
  [1, 5],
  [12, 3, 3, 3],
  [4, 2],
  [10, 3, 2, 3, 2, 3],
] as const

export const dashOf = (tone: number): readonly number[] => DASHES[(tone - 1) % DASHES.length] ?? DASHES[0]

export const toneOf = (tone: number): string => `var(--chart-${tone})`

/** Of lines: darker than the bars that they run over, on paper and on the dark brighter. */
export const lineInk = (tone: number): string =>
  `var(--series-ink, color-mix(in oklab, ${toneOf(tone)}, var(--fg) 35%))`

/** Of the lines of a hatch on this tone: the one ink that there is where all colours are one. */
export const hatchInk = (tone: number): string => `var(--series-ink, color-mix(in oklab, ${toneOf(tone)}, black 60%))`
