/** The page that says whether a certificate of the academy is real. */
export const certificateTexts = {
  title: 'Certificate of the Womancare Academy',
  lead: 'Enter the number of a certificate to see its holder and whether it is valid.',
  valid: 'This certificate is valid.',
  expired: 'This certificate has expired.',
  unknown: 'There is no certificate with this number.',
  unknownHelp: 'Please compare it with the certificate, sign by sign.',
  holder: 'Holder',
  noHolder: 'Nothing is kept of this person any more',
  company: 'Company',
  category: 'Completed',
  number: 'Number',
  issued: 'Issued on',
  until: 'Valid until',
} as const
