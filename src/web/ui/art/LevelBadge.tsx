export type Level = 'BLUE' | 'BRONZE' | 'SILVER' | 'GOLD'

const petals = [0, 72, 144, 216, 288]

/** The rosette of a loyalty level. The level's name is always next to it, so it needs no text. */
export const LevelBadge = ({ level, size = 48 }: { level: Level; size?: number }) => {
  const tile = `var(--level-${level.toLowerCase()}-tile)`
  const ink = `var(--level-${level.toLowerCase()}-ink)`
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <circle fill={tile} cx="24" cy="24" r="24" />
      {petals.map((turn) => (
        <ellipse
          key={turn}
          fill={ink}
          opacity="0.72"
          cx="24"
          cy="14.5"
          rx="6.4"
          ry="8.5"
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle fill={tile} stroke={ink} strokeWidth="1.6" cx="24" cy="24" r="5.2" />
    </svg>
  )
}
