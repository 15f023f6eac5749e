import brand from '#brand'
import { fixed } from '#web/texts/fixed.ts'

const forgotten = fixed('I forgot my password')
const enterAnEmail = fixed('Please enter a valid email')

export const loginTexts = {
  title: 'Sign in',
  lead: 'Order, follow and document every shipment in one place.',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  forgotten,
  submit: 'Sign in',
  company: 'Continue with your company’s sign-in',
  office: 'Staff: sign in with single sign-on',
  isNew: `New to ${brand.name}?`,
  signUp: 'Create an account',
  ended: 'Your session has ended. Sign in to continue.',
  passwordSet: fixed('Password successfully set'),
  mailed: (email: string) => `An email have been sent at ${email} to reset your password`,
  enterEmail: 'Enter your e-mail or login name',
  enterAnEmail,
  enterPassword: 'Enter your password',
}

/** The question for a link. */
export const forgottenTexts = {
  title: forgotten,
  lead: 'We will e-mail you a link to set a new password. It works once, for one hour.',
  email: 'E-mail',
  enterEmail: enterAnEmail,
  keep: 'Cancel',
  confirm: 'Send me the link',
}

/** Where the link leads. */
export const resetTexts = {
  title: forgotten,
  titleNew: fixed('Set your password'),
  lead: 'Choose a new password. You will be signed out on all devices.',
  leadNew: 'Choose a password, and sign in with it.',
  password: 'New password',
  passwordHelp: 'Not a common password, and without your name, login name, e-mail or company.',
  again: 'Confirm the new password',
  missing: 'Enter a password',
  different: fixed('The passwords are different'),
  maybeSet:
    'The connection was lost before we could confirm this. Your password may have been set already: try to sign in with it. If that does not work, ask for another link.',
  toSignIn: 'Sign in',
  submit: 'Set the password',
}
