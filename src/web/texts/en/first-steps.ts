/** The list for people who are new, on their home. */
export const firstStepsTexts = {
  title: 'First steps',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  putAway: 'Hide this list',
  done: 'Done',
  open: 'Not done yet',
  steps: {
    DOCUMENTS: { title: 'Send your documents', help: 'Our quality team checks them before you can order.' },
    ACTIVATION: { title: 'Account activated', help: 'We do this once your documents are approved.' },
    ADDRESS: { title: 'Add a shipping address', help: 'An order ships to one of your addresses.' },
    COLLEAGUE: { title: 'Invite a colleague', help: 'Each person signs in with an account of their own.' },
    CART: {
      title: 'Fill your cart or request a product',
      help: 'Your portfolio shows what is available in your countries.',
    },
    ORDER: { title: 'Place your first order', help: 'You get a freight quote within 72 hours.' },
    SECOND_FACTOR: { title: 'Set up a second factor', help: 'Your password alone is then not enough to sign in.' },
    REQUEST: { title: 'Assign a request to yourself', help: 'Colleagues then see that you are working on it.' },
    VIEW: { title: 'Save a view of a list', help: 'Filters and columns that you use often are then one click away.' },
    EMAILS: { title: 'Choose your email notifications', help: 'Immediately, once a day, or not at all.' },
  },
}
