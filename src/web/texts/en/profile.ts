import { fixed } from '#web/texts/fixed.ts'

const updated = fixed('Account successfully updated')
const mandatory = 'This field is mandatory'
const cancel = fixed('Cancel')

export const profileTexts = {
  title: 'Personal information',
  lead: 'Your name and how to reach you.',
  civility: 'Civility',
  civilities: { MR: 'Mr', MS: 'Ms', OTHER: 'Other' },
  firstname: 'First name',
  lastname: 'Last name',
  job: 'Job',
  email: 'E-mail',
  emailHelp: 'You sign in with it. A new address counts once you confirm it by the link that we send to it.',
  phone: 'Phone number',
  phone2: 'Second phone number',
  mandatory,
  invalid: fixed('Email invalid'),
  save: 'Save',
  updated,
  pending: 'Your new e-mail address is not confirmed yet.',
  zone: 'Time zone',
  zoneLead:
    'Times on screens, in emails and in files that you export. Quotes and other papers keep the time zone of your company.',
  zoneUsual: {
    company: (place: string) => `As my company (${place})`,
    office: (place: string) => `As the office (${place})`,
  },
  zoneChosen: (place: string) => `Times are now in ${place}`,
  pendingLead: (email: string) =>
    `Open the link that we sent to ${email} to confirm it. Until then the old one counts.`,
}

export const companyTexts = {
  title: 'Company',
  lead: 'The data of your company, as printed on quotes and invoices.',
  data: 'Company data',
  organizationName: 'Company name',
  address: 'Address',
  address2: 'Address, second line',
  zipCode: 'Zip code',
  city: 'City',
  country: 'Country',
  email: 'E-mail',
  phone: 'Phone number',
  contactName: 'Contact',
  contactPhone: 'Phone number of the contact',
  mandatory,
  invalid: fixed('Company email invalid'),
  save: 'Save',
  updated,
  only: (names: string) =>
    `Only users with the role PROCUREMENT can change the company.${names === '' ? '' : ` Ask ${names}.`}`,
  cannot: 'Your role cannot change the company',
  kinds: { SHIPPING: 'Shipping addresses', BILLING: 'Billing addresses' },
  primary: 'Primary',
  secondary: 'Secondary',
  noAddress: { SHIPPING: 'No shipping address yet.', BILLING: 'No billing address yet.' },
  edit: { SHIPPING: 'All shipping addresses', BILLING: 'All billing addresses' },
}

/** The people of the own company. */
export const usersTexts = {
  title: 'Users',
  lead: 'Who of your company may sign in, and as what.',
  add: 'Invite a user',
  roles: 'What each role may do',
  name: 'Name',
  email: 'E-mail',
  job: 'Job',
  role: 'Role',
  state: 'State',
  seen: 'Last seen',
  actions: 'Actions',
  states: {
    ACTIVE: 'Active',
    INVITED: 'Invited',
    INVITATION_EXPIRED: 'Invitation expired',
    DEACTIVATED: 'Deactivated',
    ERASED: 'Erased',
  },
  ends: (hours: number) => (hours <= 1 ? 'ends within an hour' : `ends in ${hours} h`),
  asksForLink: 'requested a new link',
  moves: (email: string) => `${email} is not confirmed yet`,
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  again: 'Send again',
  sentAgain: (email: string) => `The invitation was sent to ${email} again. The older link does not work any more.`,
  withdraw: 'Cancel invitation',
  withdrawTitle: (name: string) => `Cancel the invitation of ${name}?`,
  withdrawLead: 'The link stops working, and what was entered about the person is deleted.',
  keepInvited: 'Keep the invitation',
  withdrawn: 'Invitation cancelled',
  deactivate: 'Deactivate',
  back: 'Reactivate',
  backOf: (name: string) => `Reactivate: ${name}`,
  broughtBack: (name: string) => `${name} can sign in again`,
  only: (names: string) =>
    `Only users with the role PROCUREMENT can manage users.${names === '' ? '' : ` Ask ${names}.`}`,
  cannot: (names: string) => `Only PROCUREMENT can do this${names === '' ? '' : `: ask ${names}`}`,
  lastOne: 'The last user with the role PROCUREMENT stays',
  says: (name: string, state: string, role: string) => `${name}: ${role}, ${state}`,
  none: 'No one in your company has an account yet.',
}

export const deactivateTexts = {
  title: (name: string) => `Deactivate ${name}?`,
  lead: 'They are signed out everywhere immediately and cannot sign in. You can reactivate them.',
  stays: 'Orders, quotes and documents belong to your company: all of its users can continue them.',
  work: 'What only they see',
  cart: (lines: number) => (lines === 1 ? '1 product in their cart' : `${lines} products in their cart`),
  draft: 'An order that they are preparing',
  tickets: (references: readonly string[]) =>
    `${references.length === 1 ? 'A private request' : `${references.length} private requests`}: ${references.join(', ')}`,
  shared: (count: number) =>
    `${count === 1 ? 'One request or report' : `${count} requests and reports`} of theirs can be read and continued by everyone in your company.`,
  nothing: 'Nothing is left open by them.',
  successor: 'Who takes this over',
  noOne: 'No one',
  waits: 'Products and the order go into the colleague’s cart. Without a colleague all of it waits for the person.',
  confirmBoth: 'Hand over and deactivate',
  keep: 'Keep this user',
  confirm: 'Deactivate',
  done: (name: string) => `${name} was deactivated`,
}

/** A new person, or one with an account. */
export const userFormTexts = {
  titleNew: 'Invite a user',
  titleEdit: (name: string) => `Edit ${name}`,
  tabEdit: 'Edit a user',
  leadNew: 'We email a link to set a password. It works once, for 48 hours.',
  leadInvited: 'Saving sends the invitation again. The older link does not work any more.',
  leadEdit: 'Another role signs the person out everywhere immediately.',
  role: 'Role',
  roleHelp: 'PROCUREMENT orders and manages. MARKETING reads, and uses resources.',
  firstname: 'First name',
  lastname: 'Last name',
  job: 'Job',
  email: 'E-mail',
  emailHelp: 'A new address counts once the person confirms it by the link that we send to it.',
  phone: 'Phone number',
  phone2: 'Second phone number',
  mandatory,
  invalid: fixed('Email invalid'),
  send: 'Send the invitation',
  save: 'Save',
  cancel,
  invited: (email: string) => `The invitation was sent to ${email}`,
  saved: updated,
  gone: 'This user is not there, or is deactivated.',
  toUsers: 'All users',
}

/** The language of the screens. */
export const languageTexts = {
  title: 'Language',
  lead: 'Of the screens. Emails, papers and what people write stay as they are.',
  own: 'Your language',
  asCompany: (language: string) => `As my company (${language})`,
  asBrowser: 'As the browser',
  company: 'Language of the company',
  companyHelp: 'For your colleagues who have not chosen one.',
}
