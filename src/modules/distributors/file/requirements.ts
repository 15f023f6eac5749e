import { lookUp } from '#platform/records.ts'
import { labelled, labelledCard } from '#platform/text/say.ts'
import { present } from '#platform/typed.ts'

/** Specification 1 §3, "Document". The three groups by which the list is filtered, and the papers that go with reports. */
export const companyDocumentGroups = {
  Certifications: ['CE_CERTIFICATE', 'FREE_SALE_CERTIFICATE', 'ISO_CERTIFICATION'],
  'Due diligence': [
    'CERTIFICATE_OF_INCORPORATION',
    'MEMORANDUM',
    'REGISTER_OF_DIRECTORS',
    'REGISTER_OF_MEMBERS',
    'WHOLESALER_LICENSE',
    'DUE_DILIGENCE',
    'OTHER',
  ],
  'Business license': ['BUSINESS_LICENSE_FREE_SALE_CERTIFICATE', 'BUSINESS_LICENSE'],
  'Registration certification': ['REGISTRATION_CERTIFICATION'],
} as const
export const companyDocumentTypes = Object.values(companyDocumentGroups).flat()
export type CompanyDocumentType = (typeof companyDocumentTypes)[number]

export const returnReasons = labelled({
  UNREADABLE: 'It cannot be read',
  WRONG_DOCUMENT: 'It is not the document we requested',
  OTHER_COMPANY: 'It names another company',
  OUT_OF_DATE: 'It is out of date',
  PAGE_MISSING: 'Pages are missing',
  NOT_CERTIFIED: 'It is not certified',
  WRONG_LANGUAGE: 'It is not in English and has no translation',
  NOT_SIGNED: 'It is not signed',
  OTHER: 'Another reason',
})
export type ReturnReason = keyof typeof returnReasons

export type Requirement = {
  readonly type: CompanyDocumentType
  /** As `files` of POST /auth/signup names it. */
  readonly field: string
  readonly label: string
  readonly required: boolean
  /** Accepting WHO Good Distribution Practices replaces it. */
  readonly orWho?: true
  readonly multiple?: true
  /** Orders stop when the version in force has ended. */
  readonly stopsOrders?: true
}

const required = [
  {
    type: 'CERTIFICATE_OF_INCORPORATION',
    field: 'certificateOfIncorporation',
    label: 'Certificate of incorporation',
    required: true,
  },
  { type: 'MEMORANDUM', field: 'memorandum', label: 'Memorandum', required: true },
  { type: 'REGISTER_OF_DIRECTORS', field: 'registerOfDirectors', label: 'Register of directors', required: true },
  { type: 'REGISTER_OF_MEMBERS', field: 'registerOfMembers', label: 'Register of members', required: true },
  { type: 'FREE_SALE_CERTIFICATE', field: 'freeSaleCertificate', label: 'Wholesaler questionnaire', required: true },
  {
    type: 'WHOLESALER_LICENSE',
    field: 'wholesalerLicense',
    label: 'Wholesaler license',
    required: true,
    orWho: true,
    stopsOrders: true,
  },
  { type: 'CE_CERTIFICATE', field: 'ceCertificate', label: 'CE certificate', required: false },
  { type: 'ISO_CERTIFICATION', field: 'isoCertification', label: 'ISO certification', required: false },
  { type: 'OTHER', field: 'other', label: 'Other', required: false, multiple: true },
] as const satisfies readonly Requirement[]

/** What a company's file consists of: sign-up, the company's page, the vetting desk, activation and reminders go by it. */
export const requirements: readonly Requirement[] = required.map((card) => labelledCard<Requirement>(card, 'label'))

const otherLabels: Readonly<Record<Exclude<CompanyDocumentType, (typeof required)[number]['type']>, string>> = labelled(
  {
    DUE_DILIGENCE: 'Due diligence',
    BUSINESS_LICENSE_FREE_SALE_CERTIFICATE: 'Business license free sale certificate',
    BUSINESS_LICENSE: 'Business license',
    REGISTRATION_CERTIFICATION: 'Registration certification',
  },
)

export const documentTypeLabel = (type: CompanyDocumentType): string =>
  requirements.find((requirement) => requirement.type === type)?.label ?? present(lookUp(otherLabels, type))

/** The sentence of specification 1 §5 for a file without licence and checkbox. */
export const LICENSE_OR_WHO = 'Please upload wholesaler license or check the related checkbox'
