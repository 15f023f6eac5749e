import brand from '#brand'

export const qualityTexts = {
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
