import * as catalogue from './catalogue.ts'
import * as companies from './companies.ts'
import * as companyOverviews from './company-overviews.ts'
import * as forecasts from './forecasts.ts'
import * as house from './house.ts'
import * as labelIssues from './label-issues.ts'
import * as library from './library.ts'
import * as loyalty from './loyalty.ts'
import * as news from './news.ts'
import * as officeRequests from './office-requests.ts'
import * as orderHistory from './order-history.ts'
import * as orderParts from './order-parts.ts'
import * as orderRows from './order-rows.ts'
import * as orderStages from './order-stages.ts'
import * as orderedGoods from './ordered-goods.ts'
import * as orders from './orders.ts'
import * as people from './people.ts'
import * as promoCodes from './promo-codes.ts'
import * as quotePromises from './quote-promises.ts'
import * as search from './search.ts'
import type { Subject, TableRows } from './subject.ts'
import * as service from './tickets-and-reports.ts'

const parts = [
  catalogue,
  companies,
  companyOverviews,
  forecasts,
  house,
  labelIssues,
  library,
  loyalty,
  news,
  officeRequests,
  orderHistory,
  orderParts,
  orderStages,
  quotePromises,
  orderedGoods,
  people,
  promoCodes,
  search,
  service,
]

/** Two companies, their people and staff, and what they have in every read model. */
export const tables: readonly TableRows[] = [...parts, orderRows].flatMap((part) => part.tables)

/** Every exported query with the answers that it gives to both sides. */
export const subjects: readonly Subject[] = [...parts, orders].flatMap((part) => part.subjects)
