import { useState } from 'react'

import { listCategories, listSubCategories } from '#modules/catalogue/contract.ts'
import { introduceCategory, introduceSubCategory } from '#modules/catalogue/office-contract.ts'
import type { Category } from '#modules/catalogue/product-contract.ts'
import { paths } from '#paths'
import { officeProductTexts, categoryTexts as texts } from '#texts/products.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { useTopics } from '#web/api/live.ts'
import { useMay } from '#web/identity/may.ts'
import { Button } from '#web/ui/actions/Button.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { EmptyState } from '#web/ui/lists/EmptyState.tsx'
import { Card } from '#web/ui/page/Card.tsx'
import { Loading, Skeleton } from '#web/ui/page/Loading.tsx'
import { PageHeader } from '#web/ui/page/PageHeader.tsx'

const skeleton = <Skeleton lines={8} height={60} />

/** /office/categories: categories with their sub-categories, in the order of the shop. */
export default function CategoriesPage() {
  useTopics('catalogue')
  const manages = useMay()('office.catalogue.manage')
  const categories = useRead(listCategories, {})
  const subs = useRead(listSubCategories, {})
  /** null: nothing is added; 'category', or the category that a sub-category is added to. */
  const [adding, setAdding] = useState<'category' | Category | null>(null)
  const close = () => setAdding(null)
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: officeProductTexts.title, to: paths.officeProducts() }]}
        actions={
          manages && (
            <Button look="filled" asksServer onClick={() => setAdding('category')}>
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
                        <Button size="small" asksServer onClick={() => setAdding(category)}>
                          {texts.addSub}
                          <span className="visually-hidden"> {category.name}</span>
                        </Button>
                      )
                    }
                  >
                    <SubCategories
                      names={subCategories
                        .filter((it) => it.productCategory.id === category.id)
                        .map(({ name }) => name)}
                    />
                  </Card>
                ))}
                {all.length === 0 && <EmptyState>{texts.none}</EmptyState>}
              </Grid>
            )}
          </Loading>
        )}
      </Loading>
      {adding === 'category' && <CategoryModal onClose={close} />}
      {adding !== null && adding !== 'category' && <SubCategoryModal category={adding} onClose={close} />}
    </>
  )
}

const SubCategories = ({ names }: { names: readonly string[] }) =>
  names.length === 0 ? (
    <p>{texts.noSubs}</p>
  ) : (
    <ul role="list">
      {names.map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )

const missing = (name: string) => (name.trim() === '' ? texts.enterName : null)

const CategoryModal = ({ onClose }: { onClose: () => void }) => {
  const form = useModalForm(introduceCategory, {
    defaults: { name: '' },
    beside: { subCategory: '' },
    rules: ({ name, subCategory }) => ({ name: missing(name), subCategory: missing(subCategory) }),
    input: ({ name, subCategory }) => ({ name: name.trim(), subCategories: [subCategory.trim()] }),
    onClose,
    says: (_, { name }) => texts.added(name),
  })
  return (
    <FormModal title={texts.add} words={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <TextField label={texts.name} required maxLength={80} {...form.field('name')} />
      <TextField label={texts.firstSub} required maxLength={80} {...form.field('subCategory')} />
    </FormModal>
  )
}

const SubCategoryModal = ({ category, onClose }: { category: Category; onClose: () => void }) => {
  const form = useModalForm(introduceSubCategory, {
    defaults: { name: '' },
    rules: ({ name }) => ({ name: missing(name) }),
    input: ({ name }) => ({ id: category.id, name: name.trim() }),
    onClose,
    says: (_, { name }) => texts.added(name),
  })
  return (
    <FormModal
      title={texts.addSubTo(category.name)}
      words={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={texts.subCategory} required maxLength={80} {...form.field('name')} />
    </FormModal>
  )
}
