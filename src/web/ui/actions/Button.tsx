import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { uiTexts } from '#texts/ui.ts'
import classes from './Button.module.css'
import { useOutOfReach } from './reach.ts'

/** filled: the one next step of the screen. danger is outlined; danger-filled is only for the modal that confirms. */
export type ButtonLook = 'filled' | 'outlined' | 'soft' | 'text' | 'danger' | 'danger-filled'

type Look = { look?: ButtonLook; size?: 'small' | 'medium' | 'large'; icon?: ReactNode; wide?: boolean }

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
    /** Keeps width and label, shows a spinner, ignores further clicks. */
    busy?: boolean
    disabled?: boolean | undefined
    /** Why it cannot be used now: shown on hover and focus; the button stays reachable. */
    why?: string | undefined
    /** What it begins is nothing without the server: while that is out of reach it says so. So does whatever can be busy. */
    asksServer?: boolean
    /** 'Q': shown behind the label on devices with a keyboard. */
    shortcut?: string
    ref?: Ref<HTMLButtonElement>
  }

const face = ({ look = 'outlined', size = 'medium', wide }: Look, more = '') => ({
  className: `${classes['button']} ${more}`.trim(),
  'data-look': look,
  'data-size': size,
  'data-wide': wide || undefined,
})

/** The button of every screen; outlined by default. */
export const Button = ({
  look,
  size,
  icon,
  wide,
  busy,
  disabled,
  why: own,
  asksServer = busy !== undefined,
  shortcut,
  children,
  className,
  onClick,
  type,
  ...rest
}: ButtonProps) => {
  const outOfReach = useOutOfReach()
  const why = own ?? (asksServer && outOfReach ? uiTexts.outOfReach : undefined)
  const off = Boolean(disabled || why)
  return (
    <button
      {...rest}
      {...face({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
      type={type ?? 'button'}
      aria-disabled={off || busy || undefined}
      aria-busy={busy || undefined}
      aria-keyshortcuts={shortcut}
      data-why={why}
      title={why ?? rest.title}
      onClick={(click) => {
        if (off || busy) return click.preventDefault()
        onClick?.(click)
      }}
    >
      {icon && <span className={classes['icon']}>{icon}</span>}
      <span>{children}</span>
      {shortcut && <kbd>{shortcut}</kbd>}
      {busy && <span className={classes['spinner']} aria-hidden="true" />}
    </button>
  )
}

/** A link that looks like a button: for going somewhere. */
export const ButtonLink = ({ look, size, icon, wide, children, className, ...rest }: Look & LinkProps) => (
  <Link {...rest} {...face({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}>
    {icon && <span className={classes['icon']}>{icon}</span>}
    <span>{children}</span>
  </Link>
)

/** A link to somewhere outside of the app, or to a file (`download`: its name), that looks like a button. */
export const ButtonAnchor = ({
  look,
  size,
  icon,
  children,
  href,
  download,
  newTab = false,
  'aria-label': name,
}: Look & { children: ReactNode; href: string; download?: string; newTab?: boolean; 'aria-label'?: string }) => (
  <a
    href={href}
    download={download}
    aria-label={name}
    {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    {...face({ ...(look && { look }), ...(size && { size }) })}
  >
    {icon && <span className={classes['icon']}>{icon}</span>}
    <span>{children}</span>
  </a>
)

type IconLook = {
  /** small: next to the text of a field. large: in a bar of icons, where the tooltip shows on focus too. */
  size?: 'small' | 'medium' | 'large'
  /** Below the icon, where the bar has the room for it (`--icon-word`). */
  word?: string
  className?: string
}

const iconFace = ({ size = 'medium', className = '' }: IconLook, tooltip: string) => ({
  className: `${classes['icon-button']} ${className}`.trim(),
  'data-size': size,
  ...(size === 'large' ? { 'data-tip': tooltip } : { title: tooltip }),
})

const Word = ({ children }: { children: string | undefined }) =>
  children && <span className={classes['word']} data-word={children} />

/** An icon alone: `label` is its name and, unless `title` says another, its tooltip. */
export const IconButton = ({
  label,
  title = label,
  size,
  word,
  className,
  children,
  ...rest
}: IconLook & {
  label: string
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
} & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button
    type="button"
    {...rest}
    {...iconFace({ ...(size && { size }), ...(className && { className }) }, title)}
    aria-label={label}
  >
    {children}
    <Word>{word}</Word>
  </button>
)

/** The same as a link. */
export const IconLink = ({
  label,
  size,
  word,
  children,
  ...rest
}: Pick<IconLook, 'size' | 'word'> & { label: string } & LinkProps) => (
  <Link {...rest} {...iconFace({ ...(size && { size }) }, label)} aria-label={label}>
    {children}
    <Word>{word}</Word>
  </Link>
)
