import {
  introduceCategory,
  introduceSubCategory,
  renameCategory,
  renameSubCategory,
} from '#modules/catalogue/products/category-contract.ts'
import type { Category, SubCategory } from '#modules/catalogue/products/product-contract.ts'
import { categoryTexts as texts } from '#texts/products.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

/** What staff are about to do on the page of categories. */
export type CategoryAction =
  | { readonly act: 'add' }
  | { readonly act: 'addSub' | 'rename'; readonly category: Category }
  | { readonly act: 'renameSub'; readonly category: Category; readonly subCategory: SubCategory }

export const CategoryModal = (props: CategoryAction & { readonly onClose: () => void }) => {
  switch (props.act) {
    case 'add':
      return <NewCategory {...props} />
    case 'addSub':
      return <NewSubCategory {...props} />
    case 'rename':
      return <RenamedCategory {...props} />
    case 'renameSub':
      return <RenamedSubCategory {...props} />
  }
}

const missing = (name: string) => (name.trim() === '' ? texts.enterName : null)

const NewCategory = ({ onClose }: { onClose: () => void }) => {
  const form = useModalForm(introduceCategory, {
    defaults: { name: '' },
    extra: { subCategory: '' },
    rules: ({ name, subCategory }) => ({ name: missing(name), subCategory: missing(subCategory) }),
    input: ({ name, subCategory }) => ({ name: name.trim(), subCategories: [subCategory.trim()] }),
    onClose,
    says: (_, { name }) => texts.added(name),
  })
  return (
    <FormModal title={texts.add} labels={texts} busy={form.busy} onClose={onClose} onSubmit={form.submit}>
      <TextField label={texts.name} required maxLength={80} {...form.field('name')} />
      <TextField label={texts.firstSub} required maxLength={80} {...form.field('subCategory')} />
    </FormModal>
  )
}

const NewSubCategory = ({ category, onClose }: { category: Category; onClose: () => void }) => {
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
      labels={texts}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      <TextField label={texts.subCategory} required maxLength={80} {...form.field('name')} />
    </FormModal>
  )
}

type WithName = { readonly name: string }
type RenameForm = Pick<
  ReturnType<typeof useModalForm<typeof renameCategory, WithName>>,
  'busy' | 'submit' | 'field' | 'isDirty'
>

const renamingOf = (name: string) => ({
  defaults: { name },
  rules: (typed: WithName) => ({ name: missing(typed.name) }),
  says: (_: unknown, typed: WithName) => texts.renamed(typed.name),
})

const Renamed = ({ id, of, form, onClose }: { id: string; of: string; form: RenameForm; onClose: () => void }) => (
  <FormModal
    title={texts.renameTitle(of)}
    labels={{ keep: texts.keep, confirm: texts.rename }}
    busy={form.busy}
    onClose={onClose}
    onSubmit={form.submit}
  >
    <OthersInForm form="category" id={id} writing={form.isDirty} />
    <p>{texts.renameLead}</p>
    <TextField label={texts.name} required maxLength={80} {...form.field('name')} />
  </FormModal>
)

const RenamedCategory = ({ category, onClose }: { category: Category; onClose: () => void }) => {
  const form = useModalForm(renameCategory, {
    ...renamingOf(category.name),
    input: ({ name }) => ({ id: category.id, name: name.trim() }),
    onClose,
  })
  return <Renamed id={category.id} of={category.name} form={form} onClose={onClose} />
}

const RenamedSubCategory = ({
  category,
  subCategory,
  onClose,
}: {
  category: Category
  subCategory: SubCategory
  onClose: () => void
}) => {
  const form = useModalForm(renameSubCategory, {
    ...renamingOf(subCategory.name),
    input: ({ name }) => ({ id: category.id, subCategoryId: subCategory.id, name: name.trim() }),
    onClose,
  })
  return <Renamed id={subCategory.id} of={subCategory.name} form={form} onClose={onClose} />
}
