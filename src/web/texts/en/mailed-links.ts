import { fixed } from '#web/texts/fixed.ts'

/** Where the other links of mails about the own account lead. */
export const mailedLinkTexts = {
  expired: fixed('Request expired'),
  toSignIn: 'Sign in',
  /** By what became of it. */
  states: {
    USED: 'This link has been used already. It works once.',
    REPLACED: 'We mailed you a newer link since. Open the newest mail.',
    OVER: 'The time in which this link could be used is over.',
    UNKNOWN: 'This link has been used, or its time is over.',
  },
  askForNew: 'Ask for a new link',
  asked: {
    invitation:
      'Whoever sent the invitation is told, if it still stands. You get a mail with a new link as soon as they send it again.',
    confirmation: 'If your address still waits to be confirmed, a mail with a new link is on its way.',
  },
  invitationOver:
    'If you have joined already, sign in. Otherwise ask whoever invited you to send the invitation again.',
  confirmationOver: 'Sign in to see which address your account uses.',
  noNew: 'There is no new link for this. If somebody else may be using your account, set a new password.',
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
