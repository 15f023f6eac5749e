import {
  type Icon,
  IconBook,
  IconBuildingStore,
  IconCalendarEvent,
  IconFileText,
  IconGift,
  IconPhoto,
  IconSchool,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { PartnerProduct } from '#modules/loyalty/contract.ts'
import { loyaltyTexts as texts } from '#texts/loyalty.ts'
import { IconTile } from '#web/ui/art/IconTile.tsx'
import { Media } from '#web/ui/layout/Media.tsx'
import { Text } from '#web/ui/page/Text.tsx'

const icons: Readonly<Record<PartnerProduct['kind'], Icon>> = {
  BROCHURE: IconFileText,
  POSTER: IconPhoto,
  DISPLAY: IconBuildingStore,
  MODEL: IconBook,
  TRAINING: IconSchool,
  EVENT: IconCalendarEvent,
  GIFT: IconGift,
}

/** A piece of material with its motif; `children` stand below its name. */
export const MaterialName = ({
  product: { name, description, kind },
  children,
}: {
  product: Pick<PartnerProduct, 'name' | 'description' | 'kind'>
  children?: ReactNode
}) => {
  const Motif = icons[kind]
  return (
    <Media
      picture={
        <IconTile moving={['TRAINING', 'MODEL', 'EVENT'].includes(kind)}>
          <Motif size={22} stroke={1.6} />
        </IconTile>
      }
    >
      <strong>
        <bdi>{name}</bdi>
      </strong>
      <Text size="small">
        {texts.kinds[kind]}
        {description && (
          <>
            {' · '}
            <bdi>{description}</bdi>
          </>
        )}
      </Text>
      {children}
    </Media>
  )
}
