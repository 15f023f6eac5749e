import type { ComponentProps, ReactNode } from 'react'
import classes from './ProductPicture.module.css'
import { ProductPicture } from './ProductPicture.tsx'

/** A product in a table: its picture, its name, and a quiet line below that. */
export const ProductName = ({
  image,
  name,
  children,
}: Pick<ComponentProps<typeof ProductPicture>, 'image'> & { name: ReactNode; children?: ReactNode }) => (
  <span className={classes['product']}>
    <ProductPicture image={image} size="mark" />
    <span>
      <bdi>{name}</bdi>
      {children && <small>{children}</small>}
    </span>
  </span>
)
