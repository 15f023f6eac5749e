import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { Product } from '#modules/catalogue/contract.ts'
import { Slider } from '#web/ui/page/Slider.tsx'
import { ProductCard } from './ProductCard.tsx'
import classes from './ProductSlider.module.css'

/** A row of product cards under its heading, with an optional link next to it. Nothing when there is no product. */
export const ProductSlider = ({
  title,
  aside,
  link,
  products,
}: {
  title: string
  /** Behind the title, quietly. */
  aside?: ReactNode
  link?: { readonly label: string; readonly to: string }
  products: readonly Product[]
}) => {
  if (products.length === 0) return null
  return (
    <div className={classes['section']}>
      <div className={classes['head']}>
        <h2>{title}</h2>
        {aside}
        {link && <Link to={link.to}>{link.label}</Link>}
      </div>
      <Slider label={title} items={products} itemKey={(product) => product.id}>
        {(product) => <ProductCard product={product} />}
      </Slider>
    </div>
  )
}
