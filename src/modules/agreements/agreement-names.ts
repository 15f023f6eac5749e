import { labelled } from '#platform/text/say.ts'
export const agreementTypes = ['DISTRIBUTOR', 'SUPPLIER', 'QUALITY_MEDICAL_DEVICES', 'QUALITY_MEDICINES'] as const

/** Specification 1, "Agreement". */
export const agreementTypeNames: Readonly<Record<(typeof agreementTypes)[number], string>> = labelled({
  DISTRIBUTOR: 'Distributor agreement',
  SUPPLIER: 'Supplier agreement',
  QUALITY_MEDICAL_DEVICES: 'Quality agreement (medical devices)',
  QUALITY_MEDICINES: 'Quality agreement (medicines)',
})
