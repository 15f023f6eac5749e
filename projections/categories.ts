import { type CategoryId, categoryStream, type SubCategory } from '#modules/catalogue/events.ts'
import { alphabetical } from '#platform/alphabet.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type CategoryRow = { id: CategoryId; name: string; subCategories: readonly SubCategory[] }

/** One row per category, its sub-categories inside in the order of their introduction. */
export const categories = projection<CategoryRow>()({
  name: 'categories',
  version: 1,
  of: [categoryStream],
  table: 'id text primary key, name text not null, sub_categories jsonb not null',
  indexes: [],
  key: ({ categoryId }) => categoryId,
  when: {
    CategoryIntroduced: (_, { categoryId: id, name, subCategories }) => ({ id, name, subCategories }),
    SubCategoryIntroduced: (row, { subCategory }) => {
      if (!row) throw new Error('The category was not introduced')
      return { ...row, subCategories: [...row.subCategories, subCategory] }
    },
  },
  topics: () => ['catalogue'],
  onPoison: 'park',
})

/** By name. */
export const allCategories = (db: ReadModels): Promise<CategoryRow[]> =>
  rows(db, categories).selectAll().orderBy('name', alphabetical).orderBy('id').execute()
