import { counted } from './language.ts'
import { roleNames } from './role-names.ts'

/** The people with an account, for the provider's administrators. */
export const peopleTexts = {
  title: 'People',
  lead: 'All accounts, of distributors and staff, past and present.',
  onlyAdmin: 'Only administrators can see accounts.',
  search: 'Name or e-mail',
  searchChip: 'Search',
  company: 'Company',
  staff: 'Staff',
  role: 'Role',
  state: 'State',
  anyCompany: 'All companies',
  anyRole: 'All roles',
  anyState: 'Everybody',
  things: 'person',
  name: 'Name',
  email: 'E-mail',
  joined: 'Joined',
  roles: roleNames,
  states: {
    ACTIVE: 'Active',
    INVITED: 'Invited',
    INVITATION_EXPIRED: 'Invitation expired',
    DEACTIVATED: 'Deactivated',
    ERASED: 'Erased',
  },
  until: 'until',
  asksForLink: 'requested a new link',
  seen: 'last seen',
  factorOn: 'second factor',
  invite: 'Invite a person',
  again: 'Send again',
  sentAgain: 'The invitation was sent again. The older link does not work any more.',
  withdraw: 'Cancel invitation',
  resetFactor: 'Reset second factor',
  erasedBy: (by: string) => `by ${by}`,
  trail: 'History',
  picture: 'Picture',
  access: 'Access',
  erase: 'Erase',
  unknown: 'This person does not exist.',
  lastSeen: 'Last seen',
  secondFactor: 'Second factor',
  on: 'On',
  off: 'Off',
  invitedUntil: 'Invitation valid until',
  linkAsked: 'Requested a new link',
  represents: 'Represents us to',
  says: (name: string, state: string, role: string) => `${name}: ${role}, ${state}`,
}

export const inviteTexts = {
  title: 'Invite a person',
  lead: 'We email a link to set a password. It works once, for 48 hours.',
  side: 'Belongs to',
  firstname: 'First name',
  lastname: 'Last name',
  job: 'Job',
  phone: 'Phone number',
  missing: 'This field is mandatory',
  explained: 'What each role may do',
  noRole: 'Choose a role',
  invalid: 'Email invalid',
  keep: 'Cancel',
  confirm: 'Send the invitation',
  done: (email: string) => `The invitation was sent to ${email}`,
}

export const withdrawTexts = {
  title: (name: string) => `Cancel the invitation of ${name}?`,
  lead: 'The link stops working, and what was entered about the person is deleted.',
  keep: 'Keep the invitation',
  confirm: 'Cancel invitation',
  done: 'Invitation cancelled',
}

export const resetFactorTexts = {
  title: (name: string) => `Reset the second factor of ${name}?`,
  lead: 'They sign in with their password alone until they set it up again. They are signed out everywhere and notified by email.',
  reason: 'Reason',
  missing: 'Enter a reason',
  keep: 'Keep it',
  confirm: 'Reset',
  done: 'Second factor reset. The person was notified by email.',
}

type CountForms = readonly [one: string, many: string]
const kindNames: Readonly<Record<'ORDER' | 'QUOTE' | 'DOCUMENTS' | 'FILE', CountForms>> = {
  ORDER: ['order', 'orders'],
  QUOTE: ['quote to give', 'quotes to give'],
  DOCUMENTS: ['order with documents to review', 'orders with documents to review'],
  FILE: ['file', 'files'],
}

export const accessTexts = {
  /** What is on a person's desk, a sentence each. */
  open: (
    companies: readonly string[],
    requests: number,
    assigned: readonly { readonly kind: keyof typeof kindNames; readonly count: number }[],
    files: readonly string[],
  ): readonly string[] => [
    ...(companies.length > 0 ? [`Represents ${companies.join(', ')}`] : []),
    ...(requests > 0 ? [`Answers ${requests === 1 ? 'one request' : `${requests} requests`}`] : []),
    ...assigned.map(({ kind, count }) => `Has ${counted(count, ...kindNames[kind])}`),
    ...(files.length > 0 ? [`Has drafted decisions on the file of ${files.join(', ')}, which are dropped`] : []),
  ],
  successor: 'Who takes this over',
  noSuccessor: 'Unassigned for now',
  successorHelp: 'Companies see the colleague as their contact.',
  title: (name: string) => `Access of ${name}`,
  access: 'Signs in as',
  none: 'No access',
  signsOut: 'When this changes they are signed out everywhere immediately.',
  comesBack: 'They sign in with the login and the password that they had.',
  unchanged: 'Please choose what changes',
  reason: 'Reason',
  reasonHelp: 'Kept in the history permanently: do not include names.',
  missing: 'Enter a reason',
  keep: 'Keep as it is',
  confirm: 'Change access',
  takeAway: 'Take access away',
  done: 'The access was changed.',
}

export const pictureTexts = {
  title: (name: string) => `Picture of ${name}`,
  what: 'Shown to the companies that this person represents.',
  file: 'New picture',
  remove: 'Remove the picture',
  missing: 'Please choose a picture',
  keep: 'Cancel',
  confirm: 'Save the picture',
  done: 'The picture was changed.',
}

export const eraseTexts = {
  title: (name: string) => `Erase ${name} for ever?`,
  what: 'The key to all personal data will be destroyed: name, e-mail, telephone, login, and every text that they wrote. It cannot be restored, not even from the log. They are signed out and cannot come back; their e-mail address can be used again.',
  stays: 'Orders, quotes, files and CareCoins stay with the company, under the name “Erased person”.',
  personData: 'Data about this person',
  counts: {
    named: 'Addresses and contacts that name them, now or earlier: they lose their addressee, e-mail and telephone',
    written: 'Messages and notes that they wrote',
    files: 'Files that they sent: they stay with the company, under another name',
    mails: 'Emails sent to them',
    sessions: 'Devices where they are signed in',
  },
  email: 'Confirm their e-mail address',
  emailHelp: (email: string) => `Please type ${email}`,
  wrongEmail: 'This is not the e-mail address of this person',
  reason: 'Reason',
  reasonHelp: 'Kept in the log permanently: do not include names.',
  missing: 'Enter a reason',
  keep: 'Keep this person',
  confirm: 'Erase for ever',
  done: 'Person erased.',
}
