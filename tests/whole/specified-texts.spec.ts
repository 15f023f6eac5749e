import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the specification of signing in, of the shop and of orders fixes letter for letter; before '{' where a value follows. */
const texts = {
  'Signing in': [
    'Credentials incorrect',
    'Password successfully set',
    'I forgot my password',
    'Set your password',
    'Please enter a valid email',
    'An email have been sent at {email} to reset your password',
    'The passwords are different',
    'Request expired',
    'Page not found',
    'Back to home',
  ],
  'Signing up': [
    'Missing mandatory fields',
    'Passwords are not the same',
    'Personal email invalid',
    'Company email invalid',
    'This login is already used',
    'This personal email is already used',
    'This company email is already used',
    'Email already use',
    'Please upload wholesaler license or check the related checkbox',
    'Wholesaler questionnaire',
    'Add new document',
  ],
  Shop: [
    'My product portfolio',
    'Filter by',
    'See all products',
    'Ref.',
    'excl. VAT',
    'Order',
    'Not available in your region',
    'Request',
    'Requested',
    'Retry',
  ],
  'Product page': [
    'From',
    'There are the prices for your available countries (excl. VAT)',
    'Frequently purchased with',
    'You could also be interested in',
    'No label available',
    'Is this correct?',
    'Continue, but request a new label',
    'Yes, add to cart',
    'Yes, add to my order',
    'Your product was successfully added to the cart',
    'Your product was successfully added to your order',
    'See my cart',
    'See my order',
    'Continue',
  ],
  Cart: [
    'My cart',
    'Product',
    'Shipping to',
    'Per unit price',
    'Quantity',
    'Total',
    'Sub-total (excl. VAT)',
    'Total (excl. VAT)',
    'Place my order',
    'Add another product',
    'Order total price (excl. VAT)',
    'Do you have any special request? Regarding:',
    'Documents',
    'Packing',
    'Need for pre-shipment inspection',
    'Other (please specify)',
  ],
  'Order flow': [
    'Shipping & Billing addresses',
    'Shipping method',
    'Certificates',
    'Validation',
    'Your name',
    'Phone number',
    'Validate',
    'Cancel',
    'Choose this address',
    'Add an address',
    'Place this order again',
    'Request a new quote',
    'See my orders',
    "Don't use CareCoins",
  ],
  'Order list and order': [
    'Details',
    'N° order',
    'Order date',
    'Total price',
    'Destination',
    'Status',
    'Actions',
    'Your orders',
    'Sales quote',
    'Import license',
    'Commercial invoice',
    'Packing slip',
    'In transit since {date}',
    'Delivered on {date}',
    'Cancel this order',
    'Confirm the order',
    'Modify the order',
    'Document already submitted. Waiting for approval.',
    'Waiting for the quote',
    'Quote received',
    'Confirmed',
    'Waiting for pre-payment',
    'Import license document required',
    'In production',
    'Pending Approval of the docs',
    'Waiting for approval',
    'Waiting for pre-inspection',
    'In transit',
    'Track order',
    'Delivered',
    'Billed',
    'Order cancelled',
  ],
  'Error catalogue': [
    'Please select a country',
    'Please select quantity',
    'Please select packaging',
    'Please select quantity and packaging',
    'Please select shipping and billing adresses',
    'Please select an option within Airport, Road and Harbor',
    'Please enter a valid number',
    'ERROR',
    'Missing mandatory fields',
    'Your account is not activated yet',
  ],
}

const root = join(import.meta.dirname, '../..')
const code = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(spec|slice\.spec)\.tsx?$|\/gallery\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const literals = new Set([...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)].map(([, a, b]) => a ?? b))

const isInProduct = (text: string) => {
  const [before = ''] = text.split('{')
  return before === text ? literals.has(text) : code.includes(`\`${before}\${`)
}

test.each(Object.entries(texts))(
  '%s: every text of the specification is in the product, letter for letter',
  (_, specified) => {
    expect(specified.filter((text) => !isInProduct(text))).toEqual([])
  },
)
