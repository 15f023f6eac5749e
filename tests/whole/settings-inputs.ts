const nothing = () => ({})
const mailText = { subject: 'Your quote is here', introduction: 'Thank you for order {order}.', closing: null }
const holiday = { day: '2036-12-25', name: 'Christmas' }

/** What administrators set: nothing of it is a company's. */
export const settingsInputs = {
  'GET /house': nothing,
  'GET /office/settings': nothing,
  'PUT /office/settings/brand': () => ({
    expectedVersion: 0,
    name: 'CareHouse',
    company: 'CareHouse SA',
    address: ['Rue du Rhône 1', '1204 Geneva'],
    email: 'hello@house.example',
    logo: null,
    accent: '#8a1538',
  }),
  'PUT /office/settings/contacts': () => ({
    expectedVersion: 0,
    emergencyPhone: '+41 22 555 02 02',
    contactEmail: 'contact@house.example',
    directorFirstname: 'Helene',
    directorLastname: 'Marchetti',
    directorEmail: 'director@house.example',
    directorPhone: '+41 22 555 02 03',
    contacts: [{ role: 'SALES', email: 'sales@house.example', phone: '+41 22 555 02 04' }],
  }),
  'PUT /office/settings/links': () => ({
    expectedVersion: 0,
    helpCentreUrl: 'https://help.house.example',
    termsOfSaleUrl: 'https://house.example/terms',
    privacyPolicyUrl: 'https://house.example/privacy',
    social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/house' }],
  }),
  'PUT /office/settings/sender': () => ({
    expectedVersion: 0,
    name: 'CareHouse',
    senderEmail: 'portal@house.example',
    replyToEmail: 'answers@house.example',
  }),
  'PUT /office/settings/hours': () => ({
    expectedVersion: 0,
    timeZone: 'Europe/Zurich',
    from: '08:00',
    to: '18:00',
    weekdays: [1, 2, 3, 4, 5],
  }),
  'PUT /office/settings/approvals': () => ({
    expectedVersion: 0,
    activations: null,
    careCoins: 900_000,
    discounts: null,
    erasures: null,
    prices: null,
  }),
  'POST /office/settings/holidays': () => holiday,
  'POST /office/settings/holidays/:day/remove': () => ({ day: holiday.day }),
  'POST /office/settings/synonyms': () => ({ typed: 'ocp', means: 'folic acid' }),
  'POST /office/settings/synonyms/remove': () => ({ typed: 'iud' }),
  'POST /office/settings/test-mail': nothing,
  'GET /office/settings/mails': nothing,
  'GET /office/settings/mails/:kind': () => ({ kind: 'invitation' }),
  'POST /office/settings/mails/:kind/:language/preview': () => ({ kind: 'NEW_QUOTE', language: 'es', ...mailText }),
  'PUT /office/settings/mails/:kind/:language': () => ({
    kind: 'NEW_QUOTE',
    language: 'en',
    expectedVersion: 0,
    ...mailText,
  }),
}
