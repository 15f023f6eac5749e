import { fixed } from './fixed.ts'

const forgotten = fixed('I forgot my password')
const enterAnEmail = fixed('Please enter a valid email')

export const loginWords = {
  title: 'Sign in',
  lead: 'Order, follow and document every shipment in one place.',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  forgotten,
  submit: 'Sign in',
  incorrect: fixed('Credentials incorrect'),
  ended: 'Your session has ended. Sign in to go on where you were.',
  passwordSet: fixed('Password successfully set'),
  mailed: (email: string) => `An email have been sent at ${email} to reset your password`,
  enterEmail: 'Enter your e-mail or login name',
  enterAnEmail,
  enterPassword: 'Enter your password',
}

/** The question for a link. */
export const forgottenWords = {
  title: forgotten,
  lead: 'You get a mail with a link that sets a new one. It works once, within an hour.',
  email: 'E-mail',
  enterEmail: enterAnEmail,
  keep: 'Cancel',
  confirm: 'Send me the link',
}

/** Where the link leads. */
export const resetWords = {
  title: forgotten,
  titleNew: fixed('Set your password'),
  lead: 'Choose a new password. You are signed out everywhere else, and sign in with it.',
  leadNew: 'Choose a password, and sign in with it.',
  password: 'New password',
  again: 'New password, once more',
  missing: 'Enter a password',
  different: fixed('The passwords are different'),
  expired: fixed('Request expired'),
  maybeSet:
    'The connection was lost before we could confirm this. Your password may have been set already: try to sign in with it. If that does not work, ask for another link.',
  askAgain: 'This link was used already, or is too old. Ask for another one where you sign in.',
  toSignIn: 'Sign in',
  submit: 'Set the password',
}
