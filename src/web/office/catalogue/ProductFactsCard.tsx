import { packagingText } from '#modules/catalogue/products/packaging-text.ts'
import type { OfficeProduct } from '#modules/catalogue/products/product-office-contract.ts'
import { productPageTexts as texts } from '#texts/products.ts'
import { FileButton } from '#web/api/files/FileButton.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { CodeText } from '#web/ui/figures/CodeText.tsx'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { count, unbroken } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Card } from '#web/ui/page/Card.tsx'

/** What a product is, as it was last described. */
export const ProductFactsCard = ({ product }: { product: OfficeProduct }) => (
  <Card title={texts.facts}>
    <Facts
      facts={{
        [texts.picture]: (
          <>
            {!product.withdrawn && <ProductPicture image={`/api/products/${product.id}/picture`} size="row" />}{' '}
            {product.image === null ? texts.made : texts.ownFile}
          </>
        ),
        [texts.reference]: <CodeText value={product.reference} />,
        [texts.mbd]: <CodeText value={product.MBDreferenceCode} />,
        [texts.category]: `${product.category.name}, ${product.subCategory.name}`,
        [texts.description]: <bdi>{product.description}</bdi>,
        [texts.technicalDescription]: <bdi>{product.technicalDescription}</bdi>,
        [texts.packagings]: unbroken(product.packagings.map(packagingText).join(', ')) || texts.noPackagings,
        [texts.minimum]: count(product.minimumOrderQuantity),
        [texts.step]: count(product.orderQuantityStep),
        [texts.coins]: texts.coinsOf(count(product.careCoinGroup1), count(product.careCoinGroup2)),
        [texts.sterile]: product.sterile ? texts.yes : texts.no,
        [texts.sheet]: (
          <>
            {product.file === null ? texts.made : texts.ownFile}{' '}
            {!product.withdrawn && (
              <FileButton
                address={`/api/products/${product.id}/sheet.pdf`}
                name={`${product.reference}.pdf`}
                label={texts.sheet}
                named={`${texts.open} ${texts.sheet}`}
              >
                {texts.open}
              </FileButton>
            )}
          </>
        ),
        [texts.changedAt]: <DateText at={product.changedAt} />,
      }}
    />
  </Card>
)
