import classes from './PetalWall.module.css'

const flowers = Array.from({ length: 12 }, (_, at) => ({
  x: 110 + (at % 3) * 240,
  y: 130 + Math.floor(at / 3) * 260,
  turn: at * 23,
}))
const petals = [0, 60, 120, 180, 240, 300]

/** The sign-in's artwork: flowers of petals on the hero colours. Decoration only. */
export const PetalWall = () => (
  <div className={classes['wall']} aria-hidden="true">
    <svg aria-hidden="true" viewBox="0 0 700 1040" preserveAspectRatio="xMidYMid slice">
      {flowers.map(({ x, y, turn }, flower) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          {petals.map((angle, petal) => (
            <ellipse
              key={angle}
              cy="-64"
              rx="29"
              ry="66"
              transform={`rotate(${angle})`}
              className={classes[(flower + petal) % 3 === 0 ? 'cyan' : 'purple']}
              style={{ opacity: 0.16 + ((flower * 7 + petal * 5) % 6) * 0.06 }}
            />
          ))}
          <circle r="9" className={classes['heart']} />
        </g>
      ))}
    </svg>
  </div>
)
