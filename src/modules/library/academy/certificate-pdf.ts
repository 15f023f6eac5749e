import type { CertificateRow } from '#modules/library/row-contract.ts'
import { paths } from '#paths'
import type { Brand } from '#platform/configuration/configuration.ts'
import { type DocumentDefinition, head, ink, page } from '#platform/pdf/page.ts'
import { dayOf } from '#platform/text/formats.ts'
import { languageSpoken, say } from '#platform/text/say.ts'

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
    title: say('Certificate {0}', certificate.id),
    language: languageSpoken(),
    madeAt: certificate.issuedAt,
    provider: certificate.brand.provider,
    link: address,
    content: [
      head(certificate.brand.name, say('Certificate'), [[say('Number'), certificate.id]]),
      { text: say('Womancare Academy'), style: 'heading', margin: [0, 60, 0, 10], alignment: 'center' },
      { text: certificate.holder ?? '', fontSize: 28, bold: true, alignment: 'center', lineHeight: 1.2 },
      ...(certificate.company
        ? [{ text: certificate.company, fontSize: 12, style: 'muted', alignment: 'center' }]
        : []),
      { text: say('has completed'), fontSize: 12, alignment: 'center', margin: [0, 26, 0, 8] },
      {
        text: certificate.categoryName,
        fontSize: 22,
        bold: true,
        color: ink.title,
        alignment: 'center',
        lineHeight: 1.2,
      },
      {
        text: say(
          '{0}: films, training materials and technical sheets',
          certificate.lessons === 1 ? say('1 item') : say('{0} items', certificate.lessons),
        ),
        alignment: 'center',
        margin: [0, 6, 0, 40],
      },
      {
        alignment: 'center',
        columns: [
          {
            stack: [
              { text: say('Issued on'), style: 'heading' },
              { text: dayOf(certificate.issuedAt, 'UTC'), fontSize: 12 },
            ],
          },
          {
            stack: [
              { text: say('Valid until'), style: 'heading' },
              { text: dayOf(certificate.validUntil, 'UTC'), fontSize: 12 },
            ],
          },
        ],
      },
      { text: say('Anybody who has this number can verify it: {0}', address), style: 'terms', margin: [0, 60, 0, 0] },
    ],
  })
}
