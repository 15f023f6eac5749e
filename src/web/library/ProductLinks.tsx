import type { ResourceDetail } from '#modules/library/contract.ts'
import { paths } from '#paths'
import { ButtonLink } from '#web/ui/actions/Button.tsx'
import { ProductPicture } from '#web/ui/art/ProductPicture.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Slider } from '#web/ui/page/Slider.tsx'

/** Products that belong to a resource. */
export const ProductLinks = ({ title, products }: { title: string; products: ResourceDetail['products'] }) =>
  products.length > 0 && (
    <Card title={title}>
      <Slider kind="training" label={title} items={products} itemKey={({ id }) => id}>
        {({ id, name, image }) => (
          <Stack gap={2}>
            <ProductPicture image={image} />
            <ButtonLink look="text" to={paths.product({ productId: id })}>
              {name}
            </ButtonLink>
          </Stack>
        )}
      </Slider>
    </Card>
  )
