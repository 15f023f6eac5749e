import { IconGift } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { lineTexts as texts } from '#texts/order-lines.ts'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Text } from '#web/ui/page/Text.tsx'

/** A product in a list: its picture, its name, its reference, and what there is to say of it. `to`: where its name leads. */
export const ProductLine = ({
  product: { name, reference, image },
  to,
  detail,
  children,
}: {
  product: { readonly name: string; readonly reference: string; readonly image: string }
  to?: string
  /** Behind the reference. */
  detail?: ReactNode
  children?: ReactNode
}) => (
  <Media picture={<ProductPicture image={image} size="row" />}>
    {to ? (
      <Link to={to}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
      </Link>
    ) : (
      <strong>
        <bdi>{name}</bdi>
      </strong>
    )}
    <Text size="small">
      {texts.ref} <bdi>{reference}</bdi>
      {detail && <> · {detail}</>}
    </Text>
    {children}
  </Media>
)

/** That a line costs nothing. */
export const FreeOfCharge = () => (
  <Text as="div" tone="accent" size="small" icon={<IconGift size={16} stroke={1.8} aria-hidden />}>
    {texts.free}
  </Text>
)
