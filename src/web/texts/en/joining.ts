import brand from '#brand'

/** Before a company signs up. */
export const joiningTexts = {
  title: 'Become a distributor',
  lead: `What ${brand.name} needs from your company, how long it takes, and how much you order at a time.`,
  papers: 'Documents you need',
  papersLead: 'One file each: PDF, PNG, JPEG, DOCX or XLSX, up to 25 MB.',
  required: 'Required',
  optional: 'Optional',
  orWho: (paper: string) => `${paper}, or your confirmation of the WHO Good Distribution Practices`,
  duration: 'How long it takes',
  review: (days: number) => `Our quality team looks at each document within ${days} days.`,
  steps: [
    'You enter your data and send your documents. You can stop and go on later: this browser keeps what you entered for 7 days.',
    'If a document has to be sent again, we write to you with the reason.',
    'We set the countries you can sell in and your sales representative, and activate your account.',
    'From then on you see your prices and can order.',
  ],
  minimum: 'Minimum orders',
  minimumLead: 'The smallest quantity of a product that can be ordered. Each product page shows its own minimum.',
  from: (units: number) => `from ${units.toLocaleString('en').replaceAll(',', ' ')} ${units === 1 ? 'unit' : 'units'}`,
  noProducts: 'The portfolio is not published yet.',
  products: 'See the products',
  agree: 'What you agree to',
  agreeLead: 'Your account is created once you agree to both.',
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  signUp: 'Create an account',
}
