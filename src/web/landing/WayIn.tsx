import { paths } from '#paths'
import { publicTexts } from '#texts/public.ts'
import { shellTexts } from '#texts/shell.ts'
import { isSignedIn, isSignedOut, useSessionStatus } from '#web/api/session.ts'
import { homeOf, useMe } from '#web/identity/me.ts'
import { ButtonLink, type ButtonProps } from '#web/ui/actions/Button.tsx'
import classes from './WayIn.module.css'

/** To the portal for users, to the sign-in for visitors. Before the session has started both are rendered, and the styles show one. */
export const WayIn = ({ look, size }: Required<Pick<ButtonProps, 'look' | 'size'>>) => {
  const status = useSessionStatus()
  const { data: me } = useMe()
  return (
    <ButtonLink look={look} size={size} to={me ? homeOf(me) : paths.login()}>
      {!isSignedIn(status) && <span className={classes['visitors']}>{shellTexts.signIn}</span>}
      {!isSignedOut(status) && <span className={classes['members']}>{publicTexts.enter}</span>}
    </ButtonLink>
  )
}

/** For visitors who have no account yet. */
export const WayToJoin = () =>
  isSignedIn(useSessionStatus()) ? null : (
    <span className={classes['joining']}>
      <ButtonLink size="large" to={paths.signup()}>
        {publicTexts.signUp}
      </ButtonLink>
    </span>
  )
