import type { Cart, CartSection, OrderDraft } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { flowTexts as texts } from '#texts/order-flow.ts'
import type { Step } from '#web/ui/page/Stepper.tsx'
import { hasAddresses, hasShipping } from './draft.ts'

export const stepNames = ['cart', 'address', 'shipping', 'certificates', 'validation'] as const
export type StepName = (typeof stepNames)[number]

const pages: Readonly<Record<StepName, string>> = {
  cart: paths.cart(),
  address: paths.orderAddress(),
  shipping: paths.orderShipping(),
  certificates: paths.orderCertificates(),
  validation: paths.orderValidation(),
}

/** The section that the draft is about; null when nothing is chosen or it left the cart. */
export const chosenSection = ({ sections, draft }: Cart): CartSection | null =>
  sections.find(
    ({ country, subCategory }) => country.id === draft.countryId && subCategory.id === draft.subCategoryId,
  ) ?? null

/** The furthest step that what was chosen so far allows. */
export const furthestStep = (draft: OrderDraft): StepName =>
  !hasAddresses(draft) ? 'address' : !hasShipping(draft) ? 'shipping' : 'validation'

const place = (name: StepName): number => stepNames.indexOf(name)

/** The thank-you page of an order. `already`: it was placed before, by another window or by a call whose answer was lost. */
export const confirmationPage = (orderId: string, already = false): string =>
  paths.orderConfirmation({}, { order: orderId, ...(already && { already: 'true' }) })

/** null: it may be entered. A draft that is gone became an order, which is shown. */
export const insteadOf = (name: StepName, cart: Cart): string | null => {
  if (!chosenSection(cart))
    return cart.draft.countryId === null && cart.justOrdered ? confirmationPage(cart.justOrdered, true) : pages.cart
  const furthest = furthestStep(cart.draft)
  return place(name) > place(furthest) ? pages[furthest] : null
}

/** For the stepper: earlier and current steps lead somewhere, later ones as far as the draft allows. */
export const stepsFrom = (current: StepName, draft: OrderDraft): Step[] =>
  stepNames.map((name) => ({
    label: texts.steps[name],
    to: place(name) <= Math.max(place(current), place(furthestStep(draft))) ? pages[name] : null,
  }))

export const stepBefore = (name: StepName): { label: string; to: string } => neighbour(name, -1)
export const stepAfter = (name: StepName): { label: string; to: string } => neighbour(name, 1)

const neighbour = (name: StepName, step: 1 | -1) => {
  const next = stepNames[place(name) + step] ?? name
  return { label: texts.steps[next], to: pages[next] }
}
