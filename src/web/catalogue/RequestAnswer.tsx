import { IconCheck, IconClock, IconX } from '@tabler/icons-react'

import type { Product } from '#modules/catalogue/contract.ts'
import { listOwnRequests, type ProductRequest } from '#modules/catalogue/request-contract.ts'
import { ownRequestTexts as texts } from '#texts/product-requests.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useMay } from '#web/identity/may.ts'
import { day } from '#web/ui/figures/format.ts'
import { Note } from '#web/ui/page/Note.tsx'

const looks = {
  OPEN: { tone: 'provider', Icon: IconClock, says: texts.open },
  DONE: { tone: 'done', Icon: IconCheck, says: texts.done },
  REFUSED: { tone: 'closed', Icon: IconX, says: texts.refused },
} as const satisfies Record<ProductRequest['status'], unknown>

/** What became of the company's request for a product, or for another label in a country. */
export const RequestAnswer = ({ productId, countryId }: { productId: Product['id']; countryId: string | null }) => {
  const { data } = useRead(listOwnRequests, {}, { enabled: useMay()('portfolio.request') })
  const request = data?.find(({ product, country }) => product.id === productId && (country?.id ?? null) === countryId)
  if (!request) return null
  const { tone, Icon, says } = looks[request.status]
  return (
    <Note
      tone={tone}
      icon={<Icon size={18} stroke={1.8} aria-hidden />}
      strong={says(day(request.answeredAt ?? request.requestedAt))}
    >
      {request.answer && <bdi>{request.answer}</bdi>}
    </Note>
  )
}
