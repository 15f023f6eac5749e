import brand from '#brand'
import { fixed } from './fixed.ts'

export const publicWords = {
  nav: [
    { label: 'Products', to: '/shop' },
    { label: 'Quality Assurance', to: '/quality-assurance' },
    { label: 'News', to: '/news' },
    { label: 'Events', to: '/events' },
  ],
  enter: 'Go to the portal',
}

export const landingWords = {
  title: brand.name,
  eyebrow: 'For distributors of women’s health products',
  heading: 'Every order, quote and certificate in one place.',
  lead: 'Browse the portfolio for your countries, ask for a freight quote and follow each shipment to your warehouse.',
  enter: 'Sign in',
  portal: 'Go to the portal',
  openAccount: 'Open an account',
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
}

export const qualityWords = {
  title: 'Quality Assurance',
  lead: `${brand.name} products are made, released and shipped under one quality system, from the choice of a material to the label on the carton.`,
  standards: [
    {
      name: 'ISO 13485',
      text: 'The standard for the quality management of medical devices: design, production, release and complaints follow written and audited procedures.',
    },
    {
      name: 'US drug agency',
      text: 'Medicines and devices meet the quality requirements of the US drug agency, including traceability of every batch.',
    },
    {
      name: 'European medicines agency',
      text: 'The requirements of the European medicines agency apply to our medicines, from good manufacturing to safety reporting.',
    },
  ],
  stepsTitle: 'What this means for your order',
  steps: [
    {
      title: 'Certificates with each shipment',
      text: 'Conformity, origin, analysis and, for sterile products, sterilization.',
    },
    {
      title: 'Labels checked before production',
      text: 'You see the label of your country and can ask for a change before anything is printed.',
    },
    {
      title: 'Inspection when you need it',
      text: 'Ask for a pre-shipment inspection in the cart and its report stays with the order.',
    },
  ],
  policy: 'Quality policy',
  policyText: 'Our commitment in one page, signed by the management.',
  download: 'Download the quality policy',
  policyFile: 'quality-policy.pdf',
}

export const loginWords = {
  title: 'Sign in',
  lead: 'Order, follow and document every shipment in one place.',
  email: 'E-mail',
  password: 'Password',
  remember: 'Remember me',
  submit: 'Sign in',
  incorrect: fixed('Credentials incorrect'),
  passwordSet: fixed('Password successfully set'),
  enterEmail: 'Enter your e-mail or login name',
  enterPassword: 'Enter your password',
}
