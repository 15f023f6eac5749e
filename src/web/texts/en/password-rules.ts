/** What ticks while a password is typed. */
export const passwordRuleTexts = {
  length: '8 to 128 characters',
  lower: 'A lowercase letter',
  upper: 'An uppercase letter',
  digit: 'A digit',
  special: 'One of @ $ ! % * ? . &',
  only: 'Only letters, digits and these signs',
  twelve: '12 to 128 characters',
  own: 'Without your name, login name, e-mail or company',
}
