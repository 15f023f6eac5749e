import brand from '#brand'

const { name, provider, contactEmail } = brand
const address = [provider.name, ...provider.address].join(', ')

/** A new version of either text gets its day in `texts-agreed-to.ts` of signup. */
export const legalTexts = {
  version: (day: string) => `Version of ${day}`,
  more: { terms: 'Terms of sale', privacy: 'Privacy policy of the provider' },
  terms: {
    title: 'Terms of use',
    lead: `How distributors and their people use ${name}.`,
    parts: [
      {
        title: 'Who runs the portal',
        text: `${name} is run by ${address}. It is for companies that distribute our products, and for the people they invite.`,
      },
      {
        title: 'Your account',
        text: 'Your company gives correct data and documents and keeps them up to date. Each person has an account of their own and does not share its password. Your company is responsible for what its people do in the portal. Let us know at once if you think that an account is misused.',
      },
      {
        title: 'Orders and quotes',
        text: 'An order that you place is a request for a freight quote. We answer within 72 hours, and you have 30 days to confirm the quote or to cancel. Until you confirm, you can change or cancel the order free of charge. A confirmed order is a purchase under our terms of sale.',
      },
      {
        title: 'Prices, documents and material',
        text: 'Your prices, agreements and certificates are for your company alone. Marketing material is for the sale of our products in your countries.',
      },
      {
        title: 'CareCoins',
        text: 'CareCoins are earned with delivered orders and reduce later ones. They are not paid out and cannot be passed on.',
      },
      {
        title: 'When access ends',
        text: 'We can suspend an account whose documents have expired or that breaks these terms, and say why. You can have your account closed at any time; running orders are completed.',
      },
      {
        title: 'Changes of these terms',
        text: 'The current version is on this page with its date. Which version you agreed to, and when, is recorded with your account.',
      },
      { title: 'Questions', text: `Write to ${contactEmail}.` },
    ],
  },
  privacy: {
    title: 'Privacy notice',
    lead: `What ${name} keeps about you, why, and what you can do about it.`,
    parts: [
      { title: 'Who is responsible', text: `${address}. For all questions about your data: ${contactEmail}.` },
      {
        title: 'What we keep',
        text: 'Your name, job, e-mail address, phone numbers and login name; the data and documents of your company; and what you do in the portal, such as orders, messages and requests, with the time. Of sign-ins we keep the device.',
      },
      {
        title: 'What we use it for',
        text: 'To check your company, to process orders and requests, to keep the records that the law on medicines and medical devices requires, and to keep accounts secure. We do not sell your data.',
      },
      {
        title: 'Who sees it',
        text: 'Your colleagues see the orders, requests and people of your company. Our staff see what their role needs. What a shipment needs goes to its carrier and to the authorities.',
      },
      {
        title: 'How it is protected and how long we keep it',
        text: 'Personal data is encrypted with keys that belong to each person. When a person is erased, their keys are destroyed and nothing can be read any more; the history of orders stays, without names. What you enter for a sign-up is deleted after 7 days if you do not complete it.',
      },
      {
        title: 'Cookies',
        text: 'The portal uses cookies for your sign-in, for your unfinished sign-up and to recognise your device. None is for advertising.',
      },
      {
        title: 'Your rights',
        text: 'You can see and correct your data on your profile page, choose which emails you get, and ask us to correct or erase your data. You can also complain to your data protection authority.',
      },
    ],
  },
}
