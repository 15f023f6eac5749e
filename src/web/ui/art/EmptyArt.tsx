/** One motif for each area: how many petals open, how far they are turned, and what lies in their middle (24 × 24, drawn in lines). */
const motifs = {
  orders: { petals: 6, turn: 0, glyph: 'M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16l-3-2-2 2-2-2-2 2-2-2zM9 8h6M9 12h4' },
  cart: { petals: 5, turn: 36, glyph: 'M6.3 8h11.400l1.3 11a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM9 11V6a3 3 0 0 1 6 0v5' },
  products: { petals: 6, turn: 30, glyph: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9M12 12L4 7.5' },
  notifications: {
    petals: 5,
    turn: 0,
    glyph: 'M10 5a2 2 0 1 1 4 0 7 7 0 0 1 4 6v3a4 4 0 0 0 2 3H4a4 4 0 0 0 2-3v-3a7 7 0 0 1 4-6M9 17v1a3 3 0 0 0 6 0v-1',
  },
  quotes: { petals: 7, turn: 0, glyph: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M9 12l2 2 4-4' },
  documents: {
    petals: 4,
    turn: 45,
    glyph: 'M5 4h4l3 3h7a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
  },
} as const
export type EmptyArea = keyof typeof motifs

/** The petal motif of an area that is empty yet. Decoration: the sentence next to it says what will be here. */
export const EmptyArt = ({ area }: { area: EmptyArea }) => <Motif {...motifs[area]} />

/** Petals around a drawing of 24 × 24. */
export const Motif = ({ petals, turn, glyph }: { petals: number; turn: number; glyph: string }) => (
  <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
    {Array.from({ length: petals }, (_, place) => place).map((place) => (
      <ellipse
        key={place}
        fill={place % 2 === 0 ? 'var(--purple-300)' : 'var(--cyan-300)'}
        opacity="0.42"
        cx="60"
        cy="30"
        rx={96 / petals}
        ry="28"
        transform={`rotate(${turn + (place * 360) / petals} 60 60)`}
      />
    ))}
    <circle fill="var(--bg-surface)" cx="60" cy="60" r="23" />
    <path
      fill="none"
      stroke="var(--fg-brand)"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      d={glyph}
      transform="translate(46.8 46.8) scale(1.1)"
    />
  </svg>
)
