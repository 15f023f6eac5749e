import { homeOf, useMe } from '#web/identity/me.ts'
import { useSessionStatus } from '#web/session.ts'
import { ButtonLink, type ButtonProps } from '#web/ui/Button.tsx'
import { publicWords } from '#web/words/public.ts'
import { shellWords } from '#web/words/shell.ts'
import classes from './WayIn.module.css'

/** To the portal for whoever is signed in, to the sign-in for visitors. Before the session has started both stand here, and the styles show one. */
export const WayIn = ({ look, size }: Required<Pick<ButtonProps, 'look' | 'size'>>) => {
  const status = useSessionStatus()
  const { data: me } = useMe()
  return (
    <ButtonLink look={look} size={size} to={me ? homeOf(me) : '/login'}>
      {status !== 'signed-in' && <span className={classes['visitors']}>{shellWords.signIn}</span>}
      {status !== 'signed-out' && <span className={classes['somebodys']}>{publicWords.enter}</span>}
    </ButtonLink>
  )
}
