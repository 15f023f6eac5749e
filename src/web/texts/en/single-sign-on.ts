/** Where an issuer leads back to. */
export const signInReturnTexts = {
  title: 'Signing in',
  lead: 'One moment, please.',
  proved: 'Confirmed. Close this window and continue in the other one.',
  toSignIn: 'Back to sign-in',
}

/** Required when the person signed in by single sign-on a while ago. */
export const signInAgainTexts = {
  title: 'Sign in again',
  lead: 'You signed in more than ten minutes ago. Sign in again to confirm that it is you. It opens in a new window.',
  keep: 'Cancel',
  confirm: 'Sign in again',
}

/** Of one company, in the office. */
export const companySignInTexts = {
  title: 'Single sign-on',
  lead: 'People of the company sign in with their company’s account, by OpenID Connect.',
  off: 'Not set up. People sign in by password.',
  setUp: 'Set up',
  change: 'Change',
  remove: 'Remove',
  issuer: 'Issuer',
  issuerHelp: 'For example https://login.example.com. From the company’s IT team.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  secretKept: 'Leave it empty to keep the current one.',
  domains: 'E-mail domains',
  domainsHelp: 'Separated by commas, for example example.com, example.org',
  required: 'Passwords no longer work for this company',
  requiredShort: 'Required',
  optionalShort: 'Optional, passwords work too',
  returnTo: 'Redirect URI to register there',
  mode: 'Use',
  mandatory: 'This field is mandatory',
  keep: 'Cancel',
  save: 'Save',
  saved: (name: string) => `Single sign-on of ${name} saved.`,
  removeTitle: (name: string) => `Remove single sign-on of ${name}?`,
  removeLead:
    'People who signed in by it are signed out. They can then sign in by password, and set one by “I forgot my password”.',
  removed: (name: string) => `Single sign-on of ${name} removed.`,
}
