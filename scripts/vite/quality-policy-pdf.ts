import type { Brand } from '#platform/configuration/configuration.ts'
import type { Moment } from '#platform/event.ts'
import { type DocumentDefinition, head, ink, type Node, page } from '#platform/pdf/page.ts'

/** When the management signed it. */
const SIGNED_AT = '2026-01-12T00:00:00.000Z' as Moment

type Section = { readonly title: string; readonly points: readonly string[] }

const sections: readonly Section[] = [
  {
    title: 'What we promise',
    points: [
      'Medicines and medical devices that do what their label says, in every batch and in every country.',
      'A price, a delivery date or a document that we announce is one that we keep.',
      'Safety comes before delivery: a doubt stops a shipment, and everybody here may raise it.',
    ],
  },
  {
    title: 'What our quality system follows',
    points: [
      'ISO 13485 for the design, production, release and surveillance of medical devices.',
      'The quality requirements of the US drug agency, with the traceability of every batch.',
      'The quality requirements of the European medicines agency, from good manufacturing to safety reporting.',
      'Good distribution practice, which we ask of our distributors as well.',
    ],
  },
  {
    title: 'How we keep to it',
    points: [
      'Suppliers are chosen, audited and watched by written rules.',
      'Nothing is released without the signature of a qualified person.',
      'Labels are checked with the distributor before anything is printed.',
      'Complaints are answered, their causes found and removed, and what we learned is shared.',
      'Internal audits and a management review every year measure this policy and set the next goals.',
    ],
  },
]

const section = ({ title, points }: Section): Node => ({
  margin: [0, 0, 0, 16],
  stack: [
    { text: title, bold: true, fontSize: 13, color: ink.title, margin: [0, 0, 0, 6] },
    { ul: points.map((text) => ({ text, margin: [0, 0, 0, 4] })), fontSize: 10.5, markerColor: ink.rule },
  ],
})

const director = ({ firstname, lastname }: Brand['commercialDirector']): string => `${firstname} ${lastname}`

/** The quality policy on one page: what the provider commits itself to, signed by its management. */
export const qualityPolicyPdf = (brand: Brand): DocumentDefinition =>
  page({
    title: 'Quality policy',
    language: 'en',
    madeAt: SIGNED_AT,
    provider: brand.provider,
    link: null,
    content: [
      head(brand.name, 'Quality policy', [['In force since', '12/01/2026']]),
      {
        text: `${brand.provider.name} supplies women's health products to distributors all over the world. Their users rely on them at moments that matter. This policy says what they can expect of us.`,
        fontSize: 12,
        lineHeight: 1.45,
        margin: [0, 0, 0, 20],
      },
      ...sections.map(section),
      {
        margin: [0, 10, 0, 0],
        stack: [
          { text: 'For the management', style: 'muted' },
          { text: director(brand.commercialDirector), bold: true, fontSize: 11, margin: [0, 4, 0, 0] },
          { text: 'Commercial director', style: 'muted' },
        ],
      },
    ],
  })
