import { type artKinds, productArt } from '#modules/catalogue/products/product-art.ts'
import classes from './ArtMosaic.module.css'

const tiles = [
  { reference: 'PC-1042', kind: 'device' },
  { reference: 'PC-2210', kind: 'bottle' },
  { reference: 'PC-2304', kind: 'blister' },
  { reference: 'PC-1180', kind: 'box' },
  { reference: 'PC-3071', kind: 'tube' },
] as const satisfies readonly { reference: string; kind: (typeof artKinds)[number] }[]

const pictures = tiles.map(({ reference, kind }) => ({
  reference,
  source: `data:image/svg+xml,${encodeURIComponent(productArt(reference, kind, 'landing'))}`,
}))

/** Five drawn products with two petal corners. Decoration only. */
export const ArtMosaic = () => (
  <div className={classes['mosaic']} aria-hidden="true">
    {pictures.map(({ reference, source }) => (
      <img key={reference} src={source} alt="" width="240" height="190" />
    ))}
  </div>
)
