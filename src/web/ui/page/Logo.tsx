import brand from '#brand'
import classes from './Logo.module.css'

/** Two nested petals. `onInk`: on the dark strip the outer one is lighter. */
export const LogoMark = ({ size = 30, onInk = false }: { size?: number; onInk?: boolean }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
    <path
      fill={onInk ? 'var(--purple-400)' : 'var(--purple-600)'}
      d="M24 3c9 8 15 15 15 24a15 15 0 0 1-30 0C9 18 15 11 24 3Z"
    />
    <path fill="var(--cyan-400)" d="M24 19c5 5 8 8 8 13a8 8 0 0 1-16 0c0-5 3-8 8-13Z" />
  </svg>
)

/** A picture that an administrator has put in its place. */
const { logo } = brand as { readonly logo?: string | null }

export const Logo = ({ onInk = false }: { onInk?: boolean }) => (
  <span className={classes['logo']} data-on-ink={onInk || undefined}>
    {logo ? <img src={logo} alt="" height={30} /> : <LogoMark onInk={onInk} />}
    <bdi>{brand.name}</bdi>
  </span>
)
