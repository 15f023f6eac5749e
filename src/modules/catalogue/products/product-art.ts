export const artKinds = [
  'box',
  'bottle',
  'blister',
  'tube',
  'device',
  'sachet',
  'ring',
  'kit',
  'iud',
  'implant',
  'syringe',
  'test',
  'brush',
] as const
export type ArtKind = (typeof artKinds)[number]

/** What of the two colour scales a picture is painted with. Literal: it is also used in mails, PDFs and files. */
type Hue = { readonly [Tone in 100 | 200 | 300 | 500 | 600 | 700]: string }

const purple: Hue = { 100: '#f3ebff', 200: '#e7d7ff', 300: '#d8bafe', 500: '#a969ed', 600: '#9145d8', 700: '#7529b5' }
const cyan: Hue = { 100: '#d4f7fc', 200: '#aeecf6', 300: '#7ddcea', 500: '#05a3b4', 600: '#038492', 700: '#026a76' }

type Paint = { readonly lead: Hue; readonly other: Hue; readonly body: string; readonly edge: string }

/** 240 × 190. Deterministic: the reference decides hues and petals, the category the light, the kind the object. */
export const productArt = (reference: string, kind: ArtKind, category: string): string => {
  const chance = chanceFrom(`${reference}/${kind}`)
  const [lead, other] = chance() < 0.5 ? [purple, cyan] : [cyan, purple]
  const id = `art-${hash(`${reference}/${kind}/${category}`).toString(36)}`
  const paint: Paint = { lead, other, body: `url(#${id}-body)`, edge: lead[200] }
  const rising = hash(category) % 2 === 0
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 190" width="240" height="190">',
    '<defs>',
    `<linearGradient id="${id}-field" x1="0" y1="${rising ? 1 : 0}" x2="1" y2="${rising ? 0 : 1}"><stop stop-color="${lead[100]}"/><stop offset="1" stop-color="${other[200]}"/></linearGradient>`,
    `<linearGradient id="${id}-body"><stop stop-color="#ffffff"/><stop offset="1" stop-color="#ece7f3"/></linearGradient>`,
    '</defs>',
    `<rect width="240" height="190" fill="url(#${id}-field)"/>`,
    petals(chance, lead, other),
    drawings[kind](paint),
    '</svg>',
  ].join('')
}

const petals = (chance: () => number, lead: Hue, other: Hue): string => {
  const turn = chance() * 60
  const shapes = Array.from({ length: 6 }, (_, place) => {
    const [rx, ry] = [rounded(20 + chance() * 6), rounded(46 + chance() * 8)]
    const tilt = rounded(turn + place * 60 + (chance() * 60 - 30))
    const fill = place % 2 === 0 ? lead[300] : other[300]
    return `<ellipse cx="120" cy="46" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${tilt} 120 95)"/>`
  })
  return `<g opacity=".33">${shapes.join('')}</g>`
}

const shadow = (rx: number, cy = 160) => `<ellipse cx="120" cy="${cy}" rx="${rx}" ry="7" fill="#2b0f44" opacity=".12"/>`

const drawings: Readonly<Record<ArtKind, (paint: Paint) => string>> = {
  box: ({ lead, other, body, edge }) =>
    `${shadow(58)}<path d="M76 56 94 42h74l-18 14z" fill="#fff" stroke="${edge}"/>` +
    `<path d="M150 56 168 42v102l-18 14z" fill="#e3dcee" stroke="${edge}"/>` +
    `<rect x="76" y="56" width="74" height="102" rx="2" fill="${body}" stroke="${edge}"/>` +
    `<path d="M76 98h74v30H76z" fill="${lead[600]}"/><path d="M150 98l18-14v30l-18 14z" fill="${lead[700]}"/>` +
    `<circle cx="113" cy="77" r="10" fill="${other[500]}"/>`,

  bottle: ({ lead, other, body, edge }) =>
    `${shadow(44)}<rect x="103" y="32" width="34" height="20" rx="5" fill="${other[500]}"/>` +
    `<path d="M107 52h26v8c0 8 20 10 20 28v58a12 12 0 0 1-12 12H99a12 12 0 0 1-12-12V88c0-18 20-20 20-28z" fill="${body}" stroke="${edge}"/>` +
    `<path d="M87 98h66v36H87z" fill="${lead[600]}"/><path d="M97 109h34M97 120h22" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/>`,

  blister: ({ lead, other, body, edge }) =>
    `${shadow(66, 156)}<g transform="rotate(-9 120 95)"><rect x="56" y="50" width="128" height="92" rx="12" fill="${body}" stroke="${edge}"/>` +
    `<path d="M56 62a12 12 0 0 1 12-12h104a12 12 0 0 1 12 12v6H56z" fill="${lead[600]}"/>` +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map((pill) => {
        const [x, y] = [77 + (pill % 4) * 29, 90 + Math.floor(pill / 4) * 30]
        return `<circle cx="${x}" cy="${y}" r="11" fill="${pill === 6 ? other[500] : lead[200]}"/><circle cx="${x - 3}" cy="${y - 3}" r="4" fill="#fff" opacity=".6"/>`
      })
      .join('') +
    '</g>',

  tube: ({ lead, other, body, edge }) =>
    `${shadow(40)}<g transform="rotate(8 120 95)"><path d="M82 32h76v12H82z" fill="${lead[200]}"/><path d="M90 32v12m10-12v12m10-12v12m10-12v12m10-12v12m10-12v12m10-12v12" stroke="#fff" stroke-width="2" opacity=".7"/>` +
    `<path d="M82 44h76l-12 90h-52z" fill="${body}" stroke="${edge}"/>` +
    `<path d="M86.3 76h67.4l-4 30h-59.4z" fill="${lead[600]}"/><rect x="99" y="134" width="42" height="24" rx="5" fill="${other[500]}"/></g>`,

  device: ({ lead, other, body, edge }) =>
    `${shadow(44)}<rect x="82" y="30" width="76" height="128" rx="26" fill="${body}" stroke="${edge}"/>` +
    `<rect x="93" y="46" width="54" height="44" rx="10" fill="${lead[600]}"/>` +
    `<path d="M102 69q9-17 18 0t18 0" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".8"/>` +
    `<circle cx="120" cy="118" r="15" fill="${other[500]}"/><circle cx="120" cy="118" r="7" fill="#fff" opacity=".35"/><path d="M110 146h20" stroke="${lead[300]}" stroke-width="4" stroke-linecap="round"/>`,

  sachet: ({ lead, other, body, edge }) =>
    `${shadow(50)}<g transform="rotate(-5 120 95)"><path d="M76 40${'l5.5-6 5.5 6'.repeat(8)}v112${'l-5.5 6-5.5-6'.repeat(8)}z" fill="${body}" stroke="${edge}"/>` +
    `<path d="M76 50h88" stroke="${edge}" stroke-width="2" stroke-dasharray="4 4"/><path d="M76 92h88v34H76z" fill="${lead[600]}"/>` +
    `<circle cx="120" cy="71" r="10" fill="${other[500]}"/><path d="M92 109h40" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55"/></g>`,

  ring: ({ lead, other, body, edge }) =>
    `${shadow(48, 162)}<circle cx="120" cy="95" r="46" fill="none" stroke="${edge}" stroke-width="24"/>` +
    `<circle cx="120" cy="95" r="46" fill="none" stroke="${body}" stroke-width="22"/>` +
    `<path d="M80.2 72a46 46 0 0 1 79.6 0" fill="none" stroke="${lead[600]}" stroke-width="22"/>` +
    `<path d="M88 66a43 43 0 0 1 30-17" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/><circle cx="120" cy="141" r="7" fill="${other[500]}"/>`,

  kit: ({ lead, other, body, edge }) =>
    `${shadow(70)}<path d="M98 62V50a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v12" fill="none" stroke="${lead[700]}" stroke-width="7"/>` +
    `<rect x="54" y="60" width="132" height="98" rx="14" fill="${body}" stroke="${edge}"/>` +
    `<path d="M54 92h132v22H54z" fill="${lead[600]}"/><rect x="109" y="86" width="22" height="34" rx="6" fill="${other[500]}"/>` +
    `<path d="M70 76h40M70 136h26" stroke="${lead[200]}" stroke-width="5" stroke-linecap="round"/>`,

  iud: ({ lead, other, edge }) =>
    `${shadow(36, 168)}<path d="M117 118q-8 20 0 44m6-44q8 20 0 44" fill="none" stroke="${lead[500]}" stroke-width="2"/>` +
    [
      { colour: edge, width: 15 },
      { colour: '#fff', width: 12 },
    ]
      .map(
        ({ colour, width }) =>
          `<path d="M74 56q2-16 16-12 14 5 30 5t30-5q14-4 16 12M120 49v69" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`,
      )
      .join('') +
    `<path d="M113 72h14m-14 9h14m-14 9h14m-14 9h14m-14 9h14" stroke="${other[500]}" stroke-width="5" stroke-linecap="round"/>` +
    `<circle cx="120" cy="122" r="6" fill="${lead[600]}"/>`,

  implant: ({ lead, other, body, edge }) =>
    `${shadow(56)}<g transform="rotate(-28 120 95)"><rect x="64" y="58" width="112" height="18" rx="9" fill="${body}" stroke="${edge}"/>` +
    `<rect x="64" y="86" width="112" height="18" rx="9" fill="${body}" stroke="${edge}"/>` +
    `<path d="M96 58h18v18H96zm0 28h18v18H96z" fill="${lead[600]}"/>` +
    `<rect x="54" y="118" width="92" height="14" rx="5" fill="${other[500]}"/><path d="M146 125h44" stroke="${lead[700]}" stroke-width="4" stroke-linecap="round"/></g>`,

  syringe: ({ lead, other, body, edge }) =>
    `${shadow(58)}<g transform="rotate(-38 120 95)"><path d="M174 95h36" stroke="${lead[700]}" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M36 95h40" stroke="${lead[300]}" stroke-width="9"/><rect x="30" y="78" width="9" height="34" rx="4" fill="${lead[600]}"/>` +
    `<rect x="74" y="78" width="88" height="34" rx="6" fill="${body}" stroke="${edge}"/><path d="M104 79h57v32h-57z" fill="${other[300]}"/>` +
    `<rect x="96" y="79" width="9" height="32" rx="3" fill="${lead[600]}"/><path d="M162 86h12v18h-12z" fill="${other[600]}"/>` +
    `<path d="M118 79v9m12-9v13m12-13v9" stroke="${lead[700]}" stroke-width="2" opacity=".6"/></g>`,

  test: ({ lead, other, body, edge }) =>
    `${shadow(46)}<g transform="rotate(7 120 95)"><rect x="84" y="32" width="72" height="126" rx="14" fill="${body}" stroke="${edge}"/>` +
    `<rect x="104" y="52" width="32" height="50" rx="8" fill="${lead[100]}" stroke="${edge}"/><path d="M105 68h30M105 84h30" stroke="${lead[600]}" stroke-width="5"/>` +
    `<ellipse cx="120" cy="126" rx="15" ry="12" fill="${other[500]}"/><ellipse cx="120" cy="126" rx="7" ry="5" fill="#fff" opacity=".45"/></g>`,

  brush: ({ lead, other, body, edge }) =>
    `${shadow(50)}<g transform="rotate(32 120 95)"><rect x="114" y="78" width="12" height="92" rx="6" fill="${body}" stroke="${edge}"/>` +
    `<path d="M114 132h12v16h-12z" fill="${lead[600]}"/>` +
    `<path d="M120 78V26" stroke="${lead[700]}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M104 34h32M101 44h38M100 54h40M102 64h36M106 73h28" stroke="${other[500]}" stroke-width="4" stroke-linecap="round"/></g>`,
}

const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return value
}

/** Numbers from 0 to 1, the same ones for the same text (mulberry32). */
const chanceFrom = (text: string): (() => number) => {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10
