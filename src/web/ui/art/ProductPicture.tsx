import classes from './ProductPicture.module.css'

/** Pixels; a row shows a crop of the middle. */
const sizes = { card: [240, 190], row: [52, 44] } as const

type Props = {
  readonly image: string
  /** Its alternative text when it is alone; next to the product's name it needs none. */
  readonly alt?: string
  readonly size?: keyof typeof sizes
  /** Not to be had in this region: shown without its colours. */
  readonly faded?: boolean
}

/** A product's photograph or drawn picture, with its room kept while it loads. */
export const ProductPicture = ({ image, alt = '', size = 'card', faded = false }: Props) => {
  const [width, height] = sizes[size]
  return (
    <img
      className={classes['picture']}
      data-size={size}
      data-faded={faded || undefined}
      src={image}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
