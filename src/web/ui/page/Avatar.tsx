import classes from './Avatar.module.css'

const tones = ['provider', 'moving', 'done', 'you'] as const

/** The same name has the same tone for ever. */
const toneOf = (name: string) => tones[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % tones.length]

/** A person's picture, or their initials on a tone that follows from the name. Decoration: the name is next to it. */
export const Avatar = ({
  firstname,
  lastname,
  picture = null,
}: {
  firstname: string
  lastname: string
  picture?: string | null
}) =>
  picture ? (
    <img src={picture} alt="" width={48} height={48} className={classes['avatar']} />
  ) : (
    <span className={classes['avatar']} data-tone={toneOf(`${firstname} ${lastname}`)} aria-hidden="true">
      {`${firstname.charAt(0)}${lastname.charAt(0)}`.toLocaleUpperCase('en')}
    </span>
  )
