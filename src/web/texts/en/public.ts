import brand from '#brand'

export const publicTexts = {
  nav: { products: 'Products', quality: 'Quality Assurance', news: 'News', events: 'Events' },
  enter: 'Go to the portal',
  signUp: 'Create an account',
}

export const landingTexts = {
  title: brand.name,
  eyebrow: 'For distributors of women’s health products',
  heading: 'Every order, quote and certificate in one place.',
  lead: 'Browse the portfolio for your countries, ask for a freight quote and follow each shipment to your warehouse.',
  how: 'See how ordering works',
  facts: [
    { what: 'Freight quote', time: 'within 72 hours' },
    { what: 'To confirm', time: '30 days' },
    { what: 'Answer from support', time: 'within 48 hours' },
  ],
  travels: 'How an order travels',
  steps: [
    { title: 'Build your cart', text: 'Prices for your countries, excluding VAT.' },
    { title: 'Receive a freight quote', text: 'We answer within 72 hours.' },
    { title: 'Confirm the order', text: 'You have 30 days. Then production starts.' },
    { title: 'Follow it all the way', text: 'Every step, who took it and when, on one timeline.' },
  ],
  qualityTitle: 'Quality you can show to any authority',
  quality:
    'Our quality system follows ISO 13485 and the quality requirements of the US drug agency and the European medicines agency.',
  qualityLink: 'Quality Assurance',
  joiningTitle: 'Before you sign up',
  joining: 'The documents you need, how long it takes, and minimum orders.',
  joiningLink: 'Become a distributor',
}
