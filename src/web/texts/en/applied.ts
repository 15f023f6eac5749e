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
