import { packagingText } from '#modules/catalogue/products/packaging-text.ts'
import { registrationStatuses } from '#modules/catalogue/registrations/registration-status.ts'
import { describeEvents, listed } from '#platform/text/event-descriptions.ts'
import { count, dayWritten, dollars, percentage } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { countryOf } from './countries.ts'
import { categoryStream, interestStream, productStream, registrationStream } from './events.ts'

/** What happened to the portfolio, and what companies want of it, described for staff. */
export const catalogueDescriptions = describeEvents(
  [categoryStream, productStream, registrationStream, interestStream],
  {
    CategoryIntroduced: ({ name, subCategories }) => ({
      what: say('introduced the category {0}', name),
      detail: listed(subCategories.map((it) => it.name)),
    }),
    SubCategoryIntroduced: ({ subCategory }) => ({
      what: say('introduced the sub-category {0}', subCategory.name),
      detail: null,
    }),
    CategoryRenamed: ({ name }) => ({ what: say('renamed the category to {0}', name), detail: null }),
    SubCategoryRenamed: ({ subCategory }) => ({
      what: say('renamed a sub-category to {0}', subCategory.name),
      detail: null,
    }),
    ProductIntroduced: ({ name, reference, classification, packagings }) => ({
      what: say('introduced the product {0}', name),
      detail: listed([reference, classification.subCategoryName, ...packagings.map(packagingText)]),
    }),
    ProductRevised: ({ name, minimumOrderQuantity, orderQuantityStep, packagings }) => ({
      what: say('revised the product {0}', name),
      detail: listed([
        say('From {0} units, in steps of {1}', count(minimumOrderQuantity), count(orderQuantityStep)),
        ...packagings.map(packagingText),
      ]),
    }),
    ProductReclassified: ({ classification }) => ({
      what: say('gave the product the new name of its category'),
      detail: `${classification.categoryName}, ${classification.subCategoryName}`,
    }),
    ProductWithdrawn: () => ({
      what: say('discontinued the product'),
      detail: say('It is no longer offered anywhere'),
    }),
    ProductBroughtBack: () => ({
      what: say('brought the product back'),
      detail: say('It is offered again where it can be ordered'),
    }),
    ProductRegistered: ({ countryId, status }) => ({
      what: say('registered the product for {0}', countryOf(countryId).name),
      detail: registrationStatuses[status].label,
    }),
    RegistrationStatusChanged: ({ countryId, status }) => ({
      what: say('changed the registration for {0}', countryOf(countryId).name),
      detail: registrationStatuses[status].label,
    }),
    RegistrationPriced: ({ countryId, price, discount }) => ({
      what: say('set the price for {0}', countryOf(countryId).name),
      detail: listed([dollars(price), discount > 0 && say('less {0}', percentage(discount))]),
    }),
    PriceScheduled: ({ countryId, price, discount, effectiveOn }) => ({
      what: say('scheduled a price for {0} from {1}', countryOf(countryId).name, dayWritten(effectiveOn)),
      detail: listed([dollars(price), discount > 0 && say('less {0}', percentage(discount))]),
    }),
    ScheduledPriceWithdrawn: ({ countryId, effectiveOn }) => ({
      what: say('withdrew the price for {0} from {1}', countryOf(countryId).name, dayWritten(effectiveOn)),
      detail: null,
    }),
    ScheduledPriceReached: ({ countryId, effectiveOn }) => ({
      what: say('put the price for {0} from {1} into force', countryOf(countryId).name, dayWritten(effectiveOn)),
      detail: null,
    }),
    LabelPublished: ({ countryId, code, name }) => ({
      what: say('published the label {0} for {1}', code, countryOf(countryId).name),
      detail: name,
    }),
    ProductViewed: () => ({ what: say('looked at the product'), detail: null }),
    AvailabilityRequested: () => ({ what: say('requested the product in the company’s countries'), detail: null }),
    LabelRequested: ({ countryId, labelId }) => ({
      what: say(
        labelId === null ? 'requested a label for {0}' : 'requested another label for {0}',
        countryOf(countryId).name,
      ),
      detail: null,
    }),
    ProductRequestAnswered: ({ countryId, outcome, answer }) => ({
      what: say(
        outcome === 'DONE' ? 'fulfilled the request for {0}' : 'refused the request for {0}',
        countryId === null ? say('the product') : say('another label for {0}', countryOf(countryId).name),
      ),
      detail: answer,
    }),
  },
)
