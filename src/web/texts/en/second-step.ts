/** After the password, while signing in. */
export const secondStepTexts = {
  code: 'Code',
  help: 'From your authenticator app, or one of your recovery codes',
  missing: 'Enter the code',
  setUp: 'Your role needs an authenticator app. Set it up now.',
  submit: 'Sign in',
  back: 'Back',
}
