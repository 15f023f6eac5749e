import { listCategories, listCountries, listProducts } from '#modules/catalogue/contract.ts'
import { listRegions } from '#modules/distributors/desk/desk-contract.ts'
import { type ContentType, contentTypes, kindNames, type ResourceKind } from '#modules/library/kinds.ts'
import { createResource, describeResource, type readContent } from '#modules/library/office-contract.ts'
import { distributorRoles } from '#modules/permissions/roles.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { initial, present } from '#platform/typed.ts'
import { contentTexts as texts } from '#texts/content.ts'
import { libraryTexts } from '#texts/library.ts'
import { useRead } from '#web/api/endpoint.ts'
import { useModalForm } from '#web/api/form.ts'
import { OthersInForm } from '#web/office/assigned/OthersInForm.tsx'
import { FormModal } from '#web/ui/dialogs/FormModal.tsx'
import { choicesOf, namesAsChoices } from '#web/ui/fields/choices.ts'
import { MultiSelectField } from '#web/ui/fields/MultiSelectField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'

type ResourceContent = Answer<typeof readContent>

const kinds = kindNames.map((value) => ({ value, label: libraryTexts.kinds[value].title }))
const types = contentTypes.map((value) => ({ value, label: texts.contentTypes[value] }))
const groups = ([1, 2] as const).map((group) => ({ value: String(group), label: texts.groupNames[group] }))
const roles = distributorRoles.map((value) => ({ value, label: texts.roleNames[value] }))

const orNull = (typed: string): string | null => typed.trim() || null

/** What the languages of a resource share; null: of a new one. */
export const ResourceModal = ({
  resource,
  onClose,
  onCreated,
}: {
  resource: ResourceContent | null
  onClose: () => void
  onCreated?: (resourceId: string) => void
}) => {
  const { data: categories = [] } = useRead(listCategories, {}, { staleTime: 300_000 })
  const { data: products = [] } = useRead(listProducts, {}, { staleTime: 60_000 })
  const { data: countries = [] } = useRead(listCountries, {}, { staleTime: 300_000 })
  const { data: regions = [] } = useRead(listRegions, {}, { staleTime: 60_000 })
  const facts = resource?.facts
  const form = useModalForm(() => (resource ? describeResource : createResource), {
    defaults: {
      title: facts?.title ?? '',
      subject: facts?.subject ?? '',
      materialType: facts?.materialType ?? '',
      region: facts?.region ?? '',
      productCategory: initial<string | null>(facts?.productCategory?.id ?? null),
      productId: initial<string | null>(facts?.productId ?? null),
      contentType: initial<ContentType | null>(facts?.contentType ?? null),
    },
    extra: {
      kind: initial<ResourceKind | null>(resource?.kind ?? null),
      regions: [...(facts?.audience.regions ?? [])],
      countryIds: initial<string[]>([...(facts?.audience.countryIds ?? [])]),
      roles: [...(facts?.audience.roles ?? [])],
      groups: (facts?.audience.groups ?? []).map(String),
    },
    rules: ({ title, kind }) => ({
      title: title.trim() === '' ? texts.enterName : null,
      kind: kind === null ? texts.chooseKind : null,
    }),
    input: (typed) => {
      const category = categories.find(({ id }) => id === typed.productCategory)
      const shared = {
        title: typed.title.trim(),
        subject: orNull(typed.subject),
        materialType: orNull(typed.materialType),
        region: orNull(typed.region),
        productCategory: category ? { id: category.id, name: category.name } : null,
        productId: typed.productId,
        contentType: typed.kind === 'womancare-academy' ? typed.contentType : null,
        audience: {
          regions: typed.regions,
          countryIds: typed.countryIds,
          roles: typed.roles,
          groups: typed.groups.map(Number) as (1 | 2)[],
        },
      }
      return resource ? { resourceId: resource.id, ...shared } : { kind: present(typed.kind), ...shared }
    },
    onClose,
    says: (answer, { title }) => {
      if ('id' in answer) onCreated?.(answer.id)
      return resource ? texts.described(title) : texts.created(title)
    },
  })
  return (
    <FormModal
      title={resource ? texts.editTitle : texts.newTitle}
      labels={{ keep: texts.keep, confirm: texts.save }}
      busy={form.busy}
      onClose={onClose}
      onSubmit={form.submit}
    >
      {resource && <OthersInForm form="resource" id={resource.id} writing={form.isDirty} />}
      {!resource && <SelectField<ResourceKind> label={texts.kind} required choices={kinds} {...form.field('kind')} />}
      <TextField label={texts.name} help={texts.nameHelp} required maxLength={200} {...form.field('title')} />
      {form.typed.kind === 'womancare-academy' && (
        <SelectField<ContentType> label={texts.contentType} choices={types} {...form.field('contentType')} />
      )}
      <SelectField
        label={texts.category}
        clearable
        choices={choicesOf(categories)}
        {...form.field('productCategory')}
      />
      <SelectField label={texts.product} clearable choices={choicesOf(products)} {...form.field('productId')} />
      <TextField label={texts.subject} maxLength={80} {...form.field('subject')} />
      <TextField label={texts.materialType} maxLength={80} {...form.field('materialType')} />
      <TextField label={texts.region} maxLength={80} {...form.field('region')} />
      <h3>{texts.audience}</h3>
      <MultiSelectField
        label={texts.regions}
        help={texts.audienceHelp}
        choices={namesAsChoices(regions)}
        {...form.field('regions')}
      />
      <MultiSelectField label={texts.countries} choices={choicesOf(countries)} {...form.field('countryIds')} />
      <MultiSelectField label={texts.groups} choices={groups} {...form.field('groups')} />
      <MultiSelectField label={texts.roles} choices={roles} {...form.field('roles')} />
    </FormModal>
  )
}
