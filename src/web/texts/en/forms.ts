import { fixed } from '#web/texts/fixed.ts'

export const formTexts = {
  missing: fixed('Missing mandatory fields'),
  invalidNumber: fixed('Please enter a valid number'),
  notPrinted: (letters: string) =>
    `Quotes and invoices cannot print these letters: ${letters}. Please use Latin letters.`,
  noMatch: 'No match',
  clear: (field: string) => `Clear ${field}`,
  takeAway: (choice: string) => `Remove ${choice}`,
  decrease: 'Decrease',
  increase: 'Increase',
  quantity: 'Quantity',
  quantities: 'Choose a quantity',
  use: (quantity: string) => `Use ${quantity}`,
  dropFile: 'Drop the file here, or choose a file',
  addDocument: fixed('Add new document'),
  cancelUpload: 'Cancel',
  retryUpload: 'Retry',
  removeFile: 'Remove',
  previewFile: 'Preview',
  uploaded: 'Uploaded',
  stillSending: 'The file is still uploading. Continue when it is done.',
  of: (part: string, whole: string) => `${part} of ${whole}`,
  accepts: (kinds: string, size: string) => `${kinds}, up to ${size}`,
  wrongKind: (name: string, kinds: string) => `${name} is not a ${kinds} file. Choose another one.`,
  emptyFile: (name: string) => `${name} is empty. Choose another file.`,
  tooLarge: (name: string, size: string, most: string) => `${name} has ${size}. Choose a file of at most ${most}.`,
}

export const passwordTexts = {
  show: 'Show password',
  hide: 'Hide password',
  met: 'done',
  unmet: 'missing',
}

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
