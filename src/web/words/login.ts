import { fixed } from './fixed.ts'

export const loginWords = {
  title: 'Sign in',
  lead: 'Order, follow and document every shipment in one place.',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  submit: 'Sign in',
  incorrect: fixed('Credentials incorrect'),
  passwordSet: fixed('Password successfully set'),
  enterEmail: 'Enter your e-mail or login name',
  enterPassword: 'Enter your password',
}
