import * as Schema from 'effect/Schema'
import { CategoryId, SubCategory, SubCategoryId } from '#modules/catalogue/events.ts'
import { editing, meanwhile } from '#platform/editing/editing-contract.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const Name = SubCategory.fields.name
const NewSubCategory = Schema.Struct({ id: SubCategoryId, name: Schema.String })

export const introduceCategory = endpoint('IntroduceCategory POST /office/categories', {
  may: 'office.catalogue.manage',
  does: 'Adds a category with its sub-categories',
  body: { name: Name, subCategories: Schema.Array(Name).check(Schema.isMaxLength(50)) },
  answer: Schema.Struct({ success: Schema.Boolean, id: CategoryId, subCategories: Schema.Array(NewSubCategory) }),
  awaits: ['categories'],
})

export const introduceSubCategory = endpoint('IntroduceSubCategory POST /office/categories/:id/sub-categories', {
  may: 'office.catalogue.manage',
  does: 'Adds a sub-category to a category',
  params: { id: CategoryId },
  body: { name: Name },
  answer: Schema.Struct({ success: Schema.Boolean, id: SubCategoryId }),
  awaits: ['categories'],
})

export const renameCategory = endpoint('RenameCategory PUT /office/categories/:id', {
  may: 'office.catalogue.manage',
  does: 'Gives a category another name, and its products with it; orders keep the name of their day',
  params: { id: CategoryId },
  body: editing({ name: Name }),
  answer: Schema.Struct({ ...Done.fields, ...meanwhile }),
  awaits: ['categories', 'products'],
})

export const renameSubCategory = endpoint(
  'RenameSubCategory PUT /office/categories/:id/sub-categories/:subCategoryId',
  {
    may: 'office.catalogue.manage',
    does: 'Gives a sub-category another name, and its products with it; orders keep the name of their day',
    params: { id: CategoryId, subCategoryId: SubCategoryId },
    body: editing({ name: Name }),
    answer: Schema.Struct({ ...Done.fields, ...meanwhile }),
    awaits: ['categories', 'products'],
  },
)
