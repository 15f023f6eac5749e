/** Questions as people ask them. `terms`: what else they type for it. */
type Answer = { readonly question: string; readonly answer: string; readonly terms: string }

export const answerTexts = {
  cancel: {
    question: 'How do I cancel an order?',
    answer:
      'Open the order and choose “Cancel this order”. You can do so until you confirm the quote; after that, write to us on the order’s page.',
    terms: 'cancellation stop withdraw undo',
  },
  change: {
    question: 'How do I change an order?',
    answer:
      'Open the order and choose “Modify the order”, until you confirm the quote. We then have 72 hours for a new quote.',
    terms: 'modify edit update correct quantity orders',
  },
  standing: {
    question: 'Can I order the same every month?',
    answer: 'Set up a standing order: on its day it is put into your cart, and you place it.',
    terms: 'standing order recurring regular repeat monthly again automatic subscription',
  },
  quote: {
    question: 'When do I get my quote?',
    answer: 'Within 72 hours of your order. You then have 30 days to confirm it. Each order shows the time left.',
    terms: 'quotation freight offer long take',
  },
  pay: {
    question: 'How do I pay?',
    answer:
      'When an order waits for its pre-payment, its page shows the amount, and you send the proof there. The invoice comes after delivery.',
    terms: 'payment prepayment pre-payment proof bank transfer money',
  },
  invoice: {
    question: 'Where are my invoices?',
    answer: 'On the page of each delivered order, under its documents.',
    terms: 'invoice bill billing receipt proforma',
  },
  track: {
    question: 'Where is my shipment?',
    answer: 'The page of a shipped order shows the carrier and the tracking link.',
    terms: 'track tracking delivery parcel transport arrive shipping order',
  },
  issue: {
    question: 'Something is wrong with a delivery',
    answer: 'Report it with the order’s number and, best of all, photographs.',
    terms: 'damaged missing broken complaint problem issue return order goods',
  },
  contact: {
    question: 'Who is my contact?',
    answer: 'Your home page shows your sales representative with e-mail address and phone number.',
    terms: 'call phone reach representative person speak talk responsible support',
  },
  ask: {
    question: 'How do I ask a question?',
    answer: 'Open a request to customer service. We answer within 48 hours.',
    terms: 'help support ticket request customer service message write',
  },
  password: {
    question: 'I forgot my password',
    answer:
      'Sign out and choose “I forgot my password” on the sign-in page: you get a link by email. If you know it, change it on this page.',
    terms: 'forgotten reset change lost login sign in new',
  },
  factor: {
    question: 'How do I set up a second factor?',
    answer: 'On this page, with an authenticator app. Keep the recovery codes in a safe place.',
    terms: 'authenticator 2fa mfa totp code safe account secure',
  },
  colleague: {
    question: 'How do I add a colleague?',
    answer: 'Add a user: your colleague gets an invitation by email that is good for 48 hours.',
    terms: 'invite user team employee account new person people',
  },
  address: {
    question: 'How do I add a shipping address?',
    answer: 'Add it here, and choose which one is proposed first. An order ships to exactly one address.',
    terms: 'delivery warehouse change primary addresses',
  },
  emails: {
    question: 'How do I get fewer emails?',
    answer: 'Choose for each kind: immediately, once a day, or not at all.',
    terms: 'notification unsubscribe stop off turn spam',
  },
  careCoins: {
    question: 'How do I use CareCoins?',
    answer:
      'You earn them with delivered orders and use them in the cart. This page shows your balance and your level.',
    terms: 'points loyalty bonus redeem earn spend coins',
  },
  documents: {
    question: 'How do I replace an expired document?',
    answer: 'Send its new version here. Our quality team looks at it within ten days.',
    terms: 'certificate licence license upload renew send update valid documents',
  },
  officeQuote: {
    question: 'How do I answer with a quote?',
    answer: 'Open the order in the queue, enter the freight and send the quote. The queue is sorted by the time left.',
    terms: 'issue freight send quotation price order',
  },
  officeRequest: {
    question: 'How do I take over a request?',
    answer: 'Open it and choose “Assign to me”. Colleagues then see that you are working on it.',
    terms: 'assign ticket mine own',
  },
  officeCancel: {
    question: 'How do I cancel an order?',
    answer: 'Open the order and cancel it with a reason, until it is shipped.',
    terms: 'cancellation stop withdraw',
  },
  officeActivate: {
    question: 'How do I activate a company?',
    answer: 'Approve its required documents, and set its countries and its sales representative. Then activate it.',
    terms: 'distributor account approve vetting due diligence',
  },
  officeInvite: {
    question: 'How do I add a colleague?',
    answer: 'Invite a person with a role. The invitation is good for 48 hours.',
    terms: 'invite user staff account team new person',
  },
} as const satisfies Readonly<Record<string, Answer>>

/** What a question has in common with every other one, with a blank between. */
export const fillers: string =
  'a an am and are be can could did do does for from get have how i in is it long me my of on our please shall should the to want we what when where who whom why will with would you your'
