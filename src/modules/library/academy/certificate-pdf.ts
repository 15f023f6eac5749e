import type { CertificateRow } from '#modules/library/row-contract.ts'
import { paths } from '#paths'
import type { Brand } from '#platform/configuration/configuration.ts'
import { type DocumentDefinition, head, ink, page } from '#platform/pdf/page.ts'
import { dayOf } from '#platform/text/formats.ts'

type Certificate = CertificateRow & {
  readonly holder: string | null
  readonly company: string | null
  readonly brand: Pick<Brand, 'name' | 'provider'>
  readonly publicUrl: string
}

/** One page: who completed which category of the academy, and where anybody can see that it is so. */
export const certificatePdf = (certificate: Certificate): DocumentDefinition => {
  const address = `${certificate.publicUrl}${paths.certificate({ number: certificate.id })}`
  return page({
    title: `Certificate ${certificate.id}`,
    language: 'en',
    madeAt: certificate.issuedAt,
    provider: certificate.brand.provider,
    link: address,
    content: [
      head(certificate.brand.name, 'Certificate', [['Number', certificate.id]]),
      { text: 'Womancare Academy', style: 'heading', margin: [0, 60, 0, 10], alignment: 'center' },
      { text: certificate.holder ?? '', fontSize: 28, bold: true, alignment: 'center', lineHeight: 1.2 },
      ...(certificate.company
        ? [{ text: certificate.company, fontSize: 12, style: 'muted', alignment: 'center' }]
        : []),
      { text: 'has completed', fontSize: 12, alignment: 'center', margin: [0, 26, 0, 8] },
      {
        text: certificate.categoryName,
        fontSize: 22,
        bold: true,
        color: ink.title,
        alignment: 'center',
        lineHeight: 1.2,
      },
      {
        text: `${certificate.lessons === 1 ? '1 item' : `${certificate.lessons} items`}: films, training materials and technical sheets`,
        alignment: 'center',
        margin: [0, 6, 0, 40],
      },
      {
        alignment: 'center',
        columns: [
          {
            stack: [
              { text: 'Issued on', style: 'heading' },
              { text: dayOf(certificate.issuedAt, 'UTC'), fontSize: 12 },
            ],
          },
          {
            stack: [
              { text: 'Valid until', style: 'heading' },
              { text: dayOf(certificate.validUntil, 'UTC'), fontSize: 12 },
            ],
          },
        ],
      },
      { text: `Anybody who has this number can verify it: ${address}`, style: 'terms', margin: [0, 60, 0, 0] },
    ],
  })
}
