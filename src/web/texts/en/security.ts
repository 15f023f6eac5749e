import { fixed } from '#web/texts/fixed.ts'

const updated = fixed('Account successfully updated')
const mandatory = 'This field is mandatory'

/** Required when it was not entered for a while. */
export const passwordAgainTexts = {
  title: 'Enter your password again',
  lead: 'You signed in more than ten minutes ago. Your password confirms that it is you.',
  password: 'Password',
  missing: 'Enter your password',
  keep: 'Cancel',
  confirm: 'Continue',
}

/** The login name and the password. */
export const securityTexts = {
  title: 'Security',
  lead: 'How you sign in, and where you are signed in.',
  signIn: 'Login name and password',
  username: 'Login name',
  usernameHelp: 'You sign in with it or with your e-mail address.',
  current: 'Current password',
  newPassword: 'New password',
  newHelp:
    'Leave it empty to keep your password. A new one signs you out on all other devices. Common passwords are refused.',
  confirmation: 'Confirm the new password',
  differs: fixed('Please check your new password confirmation'),
  mandatory,
  save: 'Save',
  updated,
}

export const sessionTexts = {
  title: 'Where you are signed in',
  lead: 'End every session that you do not know, and set a new password.',
  device: 'Device',
  since: 'Signed in',
  last: 'Last used',
  here: 'This device',
  actions: 'Actions',
  end: 'Sign out',
  endOf: (device: string) => `Sign out on ${device}`,
  ended: 'Signed out on that device',
  endOthers: 'Sign out on all other devices',
  othersEnded: 'Signed out on all other devices',
}

export const activityTexts = {
  title: 'Account activity',
  lead: 'The last 50 changes. If one was not you, set a new password and sign out on all other devices.',
  what: 'What',
  detail: 'Details',
  where: 'Where',
  when: 'When',
  by: (name: string) => `by ${name}`,
  none: 'Nothing happened to your account yet.',
}

export const secondFactorTexts = {
  title: 'Second factor',
  lead: 'A code of an app on your telephone, in addition to the password. Your password alone is then not enough to sign in.',
  on: 'On',
  off: 'Off',
  required: 'Your role needs it: it cannot be turned off.',
  left: (codes: number) => `${codes} recovery codes are left.`,
  setUp: 'Set up',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn the second factor off?',
  turnOffLead: 'You will sign in with your password alone. Your recovery codes stop working.',
  keep: 'Keep it on',
  turnedOff: 'The second factor is off',
  newCodes: 'New recovery codes',
  newCodesTitle: 'Make new recovery codes?',
  newCodesLead: 'The ones you have stop working immediately.',
  keepCodes: 'Keep the old ones',
  other: 'Use another app',
  otherTitle: 'Set up another authenticator app?',
  otherLead: 'The app that you use now works until you enter a code of the new one. You then get new recovery codes.',
  otherNext: 'Continue',
  keepApp: 'Keep the app',
}

/** A second factor is changed by a code of it. */
export const factorCodeTexts = {
  code: 'Current code',
  help: 'From your authenticator app, or one of your recovery codes',
  missing: 'Enter a code of your app, or a recovery code',
}

/** While it is set up. */
export const setUpTexts = {
  title: 'Set up the second factor',
  scan: 'Scan this picture with an authenticator app, or type the key into it.',
  picture: 'QR code with the key of your second factor',
  key: 'Key',
  code: 'Code that the app shows',
  codeMissing: 'Enter the six digits that your app shows',
  keep: 'Cancel',
  confirm: 'Turn it on',
}

export const recoveryTexts = {
  title: 'Your recovery codes',
  lead: 'Keep them where you find them without your telephone. Each signs you in once when you do not have the app. They are shown this one time.',
  codes: 'Recovery codes',
  copy: 'Copy',
  copied: 'Copied',
  saved: 'I have saved them',
}

/** After the password, while signing in. */
export const secondStepTexts = {
  code: 'Code',
  help: 'From your authenticator app, or one of your recovery codes',
  missing: 'Enter the code',
  setUp: 'Your role needs an authenticator app. Set it up now.',
  submit: 'Sign in',
  back: 'Back',
}
