import { fixed } from '#web/texts/fixed.ts'

/** Where the other links of mails about the own account lead. */
export const mailedLinkTexts = {
  expired: fixed('Request expired'),
  toSignIn: 'Sign in',
  /** By what became of it. */
  states: {
    USED: 'This link has been used already. It works once.',
    REPLACED: 'We have sent you a newer link. Open the latest email.',
    OVER: 'This link has expired.',
    UNKNOWN: 'This link has been used or has expired.',
  },
  askForNew: 'Ask for a new link',
  requested: {
    invitation:
      'If the invitation is still open, its sender gets a notification. You get an email with a new link once they send it again.',
    confirmation: 'If your address is not confirmed yet, an email with a new link is on its way.',
  },
  invitationOver:
    'If you have joined already, sign in. Otherwise ask the person who invited you to send the invitation again.',
  confirmationOver: 'Sign in to see which address your account uses.',
  noNew: 'There is no new link for this. If someone else may be using your account, set a new password.',
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
    done: 'Your e-mail address stays as it was. If someone else may know your password, set a new one.',
  },
  disown: {
    title: 'Was this not you?',
    lead: 'You are signed out on all devices, and we email you a link to set a new password.',
    submit: 'Sign out everywhere',
    done: 'You are signed out on all devices. Look into your mailbox for the link to set a new password.',
  },
}
