import { fixed } from '#web/texts/fixed.ts'

/** Where the other links of mails about the own account lead. */
export const mailedLinkTexts = {
  expired: fixed('Request expired'),
  toSignIn: 'Sign in',
  confirm: {
    title: 'Confirm your e-mail address',
    lead: 'Your account uses this address once you confirm it.',
    submit: 'Confirm this address',
    done: 'Your new e-mail address counts from now on.',
  },
  undo: {
    title: 'Keep your e-mail address',
    lead: 'The change is taken back, and you are signed out on all devices.',
    submit: 'Take the change back',
    done: 'Your e-mail address stays as it was. If somebody else may know your password, set a new one.',
  },
  disown: {
    title: 'Was this not you?',
    lead: 'You are signed out on all devices, and we mail you a link to set a new password.',
    submit: 'Sign out everywhere',
    done: 'You are signed out on all devices. Look into your mailbox for the link to set a new password.',
  },
}
