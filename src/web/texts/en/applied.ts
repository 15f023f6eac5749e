/** On the dashboard, while the account is not active. */
export const appliedTexts = {
  title: 'Your account is being checked',
  reference: (reference: string) => `Your reference: ${reference}`,
  next: 'What happens next',
  steps: (usual: string | null) => [
    `Our quality team checks your documents${usual === null ? '' : `, usually within ${usual}`}. If one has to be sent again, we write to you.`,
    'We set the countries you can sell in, and who represents us to you.',
    'Your account is activated, and you can place orders. Until then you can see the products and fill your cart.',
  ],
  hours: (hours: number) => (hours === 1 ? 'an hour' : `${hours} hours`),
  days: (days: number) => (days === 1 ? 'one day' : `${days} days`),
  unconfirmed: (email: string) => `We sent a link to ${email}. Please open it to confirm your e-mail address.`,
  sendAgain: 'Send it again',
  sent: 'The link is on its way.',
}
