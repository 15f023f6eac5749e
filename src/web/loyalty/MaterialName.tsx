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
import classes from './MaterialName.module.css'

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
    <span className={classes['material']}>
      <span className={classes['motif']} data-kind={kind} aria-hidden="true">
        <Motif size={22} stroke={1.6} />
      </span>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={classes['sub']}>
          {texts.kinds[kind]}
          {description && (
            <>
              {' · '}
              <bdi>{description}</bdi>
            </>
          )}
        </span>
        {children}
      </span>
    </span>
  )
}
