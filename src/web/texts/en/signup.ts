import { fixed } from '#web/texts/fixed.ts'

/** Which of them is taken (specification 1 §8). */
const conflicts = {
  username: fixed('This login is already used'),
  email: fixed('This personal email is already used'),
  companyEmail: fixed('This company email is already used'),
}

export const signupTexts = {
  title: 'Create an account',
  steps: ['Account information', 'Documents'],
  saved: (time: string) => `saved ${time}`,
  notSaved: 'Not saved yet. We try again when you go on.',
  keptUntil: (day: string) => `We keep what you enter until ${day}, for this browser only. The password is not kept.`,
  forget: 'Start over',
  forgetTitle: 'Start over?',
  forgetLead: 'Your entries and files are deleted.',
  keep: 'Keep them',
  missing: fixed('Missing mandatory fields'),
}

export const accountStepTexts = {
  lead: 'Tell us about you and your company. Then send the documents we need to activate your account.',
  needs: 'What you need to sign up',
  you: 'About you',
  company: 'Your company',
  signIn: 'Your sign-in',
  civility: 'Civility',
  civilities: { MS: 'Ms', MR: 'Mr', OTHER: 'Other' },
  firstname: 'First name',
  lastname: 'Last name',
  job: 'Job',
  email: 'Personal e-mail',
  phone: 'Phone number',
  phone2: 'Second phone number',
  organizationName: 'Organization name',
  address: 'Address',
  address2: 'Address, second line',
  zipCode: 'Zip code',
  city: 'City',
  country: 'Country',
  companyAddress: 'Company address',
  companyEmail: 'Company e-mail',
  companyPhone: 'Company phone number',
  username: 'Login name',
  password: 'Password',
  passwordHelp: 'Common passwords are refused.',
  again: 'Confirm the password',
  notTheSame: fixed('Passwords are not the same'),
  conflicts,
  next: 'Continue',
}

export const documentsStepTexts = {
  lead: 'Send one file for each document. You can stop at any time and go on later in this browser.',
  answers: 'Check what you entered',
  change: 'Change',
  documents: 'Documents',
  documentsLead: 'Our quality team checks each of them.',
  optional: 'Optional documents',
  who: 'Our company follows the WHO Good Distribution Practices',
  agree: {
    before: 'I agree to the ',
    terms: 'Terms of use',
    between: ' and have read the ',
    privacy: 'Privacy notice',
    after: '.',
  },
  passwordAgain: 'Your password',
  passwordLead: 'For your safety we did not keep it. Enter it again.',
  back: 'Back',
  submit: 'Create the account',
}

export const confirmEmailTexts = {
  title: 'Confirm your e-mail address',
  lead: 'One click, and we know that our emails reach you.',
  confirm: 'Confirm my e-mail address',
  done: 'Your e-mail address is confirmed. Thank you.',
  goOn: 'Go to the portal',
}

/** On the dashboard, while the account is not active. */
export const appliedTexts = {
  title: 'Your account is being checked',
  reference: (reference: string) => `Your reference: ${reference}`,
  next: 'What happens next',
  steps: [
    'Our quality team checks your documents. If one has to be sent again, we write to you.',
    'We set the countries you can sell in, and who represents us to you.',
    'Your account is activated, and you can place orders.',
  ],
  today: 'What you can do today',
  places: { products: 'See the products', documents: 'Open your documents', company: 'Complete your company data' },
  unconfirmed: (email: string) => `We sent a link to ${email}. Please open it to confirm your e-mail address.`,
  sendAgain: 'Send it again',
  sent: 'The link is on its way.',
}
