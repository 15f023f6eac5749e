import { useState } from 'react'
import { listCategories, listSubCategories } from '#modules/catalogue/contract.ts'
import type { SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { paths } from '#paths'
import { officeProductTexts, categoryTexts as texts } from '#texts/products.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useTopics } from '#web/api/live/live.ts'
import { useMay } from '#web/identity/may.ts'
import { Button, type ButtonLook } from '#web/ui/actions/Button.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { Row } from '#web/ui/layout/Row.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'
import { type CategoryAction, CategoryModal } from './CategoryModals.tsx'

const skeleton = <Skeleton lines={8} height={60} />

/** /office/categories: categories with their sub-categories, in the order of the shop. */
export default function CategoriesPage() {
  useTopics('catalogue')
  const manages = useMay()('office.catalogue.manage')
  const categories = useRead(listCategories, {})
  const subs = useRead(listSubCategories, {})
  const [modal, setModal] = useState<CategoryAction | null>(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: officeProductTexts.title, to: paths.officeProducts() }]}
        actions={
          manages && (
            <Button look="filled" asksServer onClick={() => setModal({ act: 'add' })}>
              {texts.add}
            </Button>
          )
        }
      />
      <Loading read={categories} skeleton={skeleton}>
        {(all) => (
          <Loading read={subs} skeleton={skeleton}>
            {(subCategories) => (
              <Grid>
                {all.map((category) => (
                  <Card
                    key={category.id}
                    title={<bdi>{category.name}</bdi>}
                    aside={
                      manages && (
                        <Row gap={2}>
                          <Act
                            look="text"
                            label={texts.rename}
                            of={category.name}
                            act={() => setModal({ act: 'rename', category })}
                          />
                          <Act
                            label={texts.addSub}
                            of={category.name}
                            act={() => setModal({ act: 'addSub', category })}
                          />
                        </Row>
                      )
                    }
                  >
                    <SubCategories
                      all={subCategories.filter((it) => it.productCategory.id === category.id)}
                      rename={manages ? (subCategory) => setModal({ act: 'renameSub', category, subCategory }) : null}
                    />
                  </Card>
                ))}
                {all.length === 0 && <EmptyState>{texts.none}</EmptyState>}
              </Grid>
            )}
          </Loading>
        )}
      </Loading>
      {modal && <CategoryModal {...modal} onClose={() => setModal(null)} />}
    </>
  )
}

const Act = ({ label, of, act, look }: { label: string; of: string; act: () => void; look?: ButtonLook }) => (
  <Button size="small" {...(look && { look })} asksServer onClick={act}>
    {label}
    <span className="visually-hidden"> {of}</span>
  </Button>
)

const SubCategories = ({
  all,
  rename,
}: {
  all: readonly SubCategory[]
  rename: ((subCategory: SubCategory) => void) | null
}) =>
  all.length === 0 ? (
    <p>{texts.noSubs}</p>
  ) : (
    <ul role="list">
      {all.map((category) => (
        <li key={category.id}>
          <Row justify="between">
            <bdi>{category.name}</bdi>
            {rename && <Act look="text" label={texts.rename} of={category.name} act={() => rename(category)} />}
          </Row>
        </li>
      ))}
    </ul>
  )
