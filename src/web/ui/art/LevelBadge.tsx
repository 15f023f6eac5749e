import classes from './LevelBadge.module.css'

export type Level = 'BLUE' | 'BRONZE' | 'SILVER' | 'GOLD'

const petals = [0, 72, 144, 216, 288]

/** The rosette of a loyalty level. The level's name is always next to it, so it needs no text. */
export const LevelBadge = ({ level, size = 48 }: { level: Level; size?: number }) => (
  <svg
    className={classes['badge']}
    data-level={level}
    viewBox="0 0 48 48"
    width={size}
    height={size}
    aria-hidden="true"
  >
    <circle className={classes['tile']} cx="24" cy="24" r="24" />
    {petals.map((turn) => (
      <ellipse
        key={turn}
        className={classes['petal']}
        cx="24"
        cy="14.5"
        rx="6.4"
        ry="8.5"
        transform={`rotate(${turn} 24 24)`}
      />
    ))}
    <circle className={classes['heart']} cx="24" cy="24" r="5.2" />
  </svg>
)
