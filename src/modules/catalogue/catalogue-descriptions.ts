import { packagingText } from '#modules/catalogue/products/packaging-text.ts'
import { registrationStatuses } from '#modules/catalogue/registrations/registration-status.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { count, dayWritten, dollars, percentage } from '#platform/text/formats.ts'
import { countryOf } from './countries.ts'
import { categoryStream, interestStream, productStream, registrationStream } from './events.ts'

/** What happened to the portfolio, and what companies want of it, described for staff. */
export const catalogueDescriptions = describeEvents(
  [categoryStream, productStream, registrationStream, interestStream],
  {
    CategoryIntroduced: ({ name, subCategories }) => ({
      what: `introduced the category ${name}`,
      detail: listed(subCategories.map((it) => it.name)),
    }),
    SubCategoryIntroduced: ({ subCategory }) => ({
      what: `introduced the sub-category ${subCategory.name}`,
      detail: null,
    }),
    CategoryRenamed: ({ name }) => ({ what: `renamed the category to ${name}`, detail: null }),
    SubCategoryRenamed: ({ subCategory }) => ({ what: `renamed a sub-category to ${subCategory.name}`, detail: null }),
    ProductIntroduced: ({ name, reference, classification, packagings }) => ({
      what: `introduced the product ${name}`,
      detail: listed([reference, classification.subCategoryName, ...packagings.map(packagingText)]),
    }),
    ProductRevised: ({ name, minimumOrderQuantity, orderQuantityStep, packagings }) => ({
      what: `revised the product ${name}`,
      detail: listed([
        `From ${count(minimumOrderQuantity)} units, in steps of ${count(orderQuantityStep)}`,
        ...packagings.map(packagingText),
      ]),
    }),
    ProductReclassified: ({ classification }) => ({
      what: 'gave the product the new name of its category',
      detail: `${classification.categoryName}, ${classification.subCategoryName}`,
    }),
    ProductWithdrawn: () => ({ what: 'discontinued the product', detail: 'It is no longer offered anywhere' }),
    ProductBroughtBack: () => ({
      what: 'brought the product back',
      detail: 'It is offered again where it can be ordered',
    }),
    ProductRegistered: ({ countryId, status }) => ({
      what: `registered the product for ${countryOf(countryId).name}`,
      detail: registrationStatuses[status].label,
    }),
    RegistrationStatusChanged: ({ countryId, status }) => ({
      what: `changed the registration for ${countryOf(countryId).name}`,
      detail: registrationStatuses[status].label,
    }),
    RegistrationPriced: ({ countryId, price, discount }) => ({
      what: `set the price for ${countryOf(countryId).name}`,
      detail: listed([dollars(price), discount > 0 && `less ${percentage(discount)}`]),
    }),
    PriceScheduled: ({ countryId, price, discount, effectiveOn }) => ({
      what: `scheduled a price for ${countryOf(countryId).name} from ${dayWritten(effectiveOn)}`,
      detail: listed([dollars(price), discount > 0 && `less ${percentage(discount)}`]),
    }),
    ScheduledPriceWithdrawn: ({ countryId, effectiveOn }) => ({
      what: `withdrew the price for ${countryOf(countryId).name} from ${dayWritten(effectiveOn)}`,
      detail: null,
    }),
    ScheduledPriceReached: ({ countryId, effectiveOn }) => ({
      what: `put the price for ${countryOf(countryId).name} from ${dayWritten(effectiveOn)} into force`,
      detail: null,
    }),
    LabelPublished: ({ countryId, code, name }) => ({
      what: `published the label ${code} for ${countryOf(countryId).name}`,
      detail: name,
    }),
    ProductViewed: () => ({ what: 'looked at the product', detail: null }),
    AvailabilityRequested: () => ({ what: 'requested the product in the company’s countries', detail: null }),
    LabelRequested: ({ countryId, labelId }) => ({
      what: `requested ${labelId === null ? 'a' : 'another'} label for ${countryOf(countryId).name}`,
      detail: null,
    }),
    ProductRequestAnswered: ({ countryId, outcome, answer }) => ({
      what: `${outcome === 'DONE' ? 'fulfilled' : 'refused'} the request for ${countryId === null ? 'the product' : `another label for ${countryOf(countryId).name}`}`,
      detail: answer,
    }),
  },
)
