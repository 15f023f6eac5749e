import { countryOf } from '#modules/catalogue/events.ts'
import { type CompanyFile, companyFile, inForce } from '#modules/distributors/file/company-file.ts'
import { missingForActivation } from '#modules/distributors/file/file-view.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { companiesWithEmail } from '#modules/terms/company-email-queries.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import { invalid, isRefusal, notFound, orRefuse, type Refusal, refused } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing, type Recordings, type States } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import { addressBook, addressesOf, asAddress } from '#projections/addresses.ts'
import { asCompany, distributorOf } from '#projections/distributors.ts'
import { balanceOf } from '#projections/loyalty_accounts.ts'
import { namesOf, personOf } from '#projections/users.ts'
import { isActive } from './account-states.ts'
import { addAddress, changeAddress, hasAddress, idOf, removeAddress, setPrimary } from './address-book.ts'
import * as calls from './contract.ts'
import * as companies from './distributor.ts'
import { activateWith, distributor, type Territory } from './distributor.ts'
import { addressHistory, assignedHistory, companyHistory, inOneOrder } from './edited-forms.ts'
import { DistributorId, type Evidence } from './events.ts'
import { addressForm, companyForm } from './form.ts'

/** The company and its file, which must not move while it is decided. */
const activationTargets = (id: string) => ({
  company: existing(distributor, id),
  file: existing(companyFile, id),
})
type Targets = ReturnType<typeof activationTargets>

/** The versions in force, with the hashes of what was looked at. */
const evidenceIn = ({ documents }: CompanyFile): Evidence[] =>
  documents.flatMap((document) => {
    const version = inForce(document)
    return version
      ? [{ documentId: document.id, version: version.version, type: document.type, sha256: version.sha256 }]
      : []
  })

/** An account is activated by a file in which all that is required is approved; otherwise what is missing is named. */
const activateByFile =
  (given: { readonly territory: Territory | null; readonly representativeId: string | null }, now: Date) =>
  ({ company, file }: States<Targets>): Recordings<Targets> | Refusal => {
    const missing = isActive(company.state) ? [] : missingForActivation(file, now)
    if (missing.length > 0) return refused(`Not approved yet: ${missing.join(', ')}`, { members: { missing } })
    const decided = activateWith({ ...given, evidence: evidenceIn(file) })(company)
    return isRefusal(decided) ? decided : { company: decided }
  }

const done = { success: true }

type Assignment<F> = { readonly id: string; readonly given: F; readonly opened: object | undefined }

/** Saves what staff assign to a company, with what others have assigned meanwhile. */
const assigned = async <F extends object>(
  context: Pick<Context<never>, 'db' | 'log' | 'trail' | 'personal'>,
  { id, ...sent }: Assignment<F>,
  decide: (fields: F) => ReturnType<typeof companies.assignTerritory>,
) => {
  const stream = { kind: distributor.stream.kind, key: id }
  const edit = await edited(context, { stream, history: assignedHistory, ...sent, namesOf })
  const options = { answer: { ...done, ...edit.meanwhile }, ...edit.readAt }
  return context.personal.openAll((await context.log.decide(distributor, id, decide(edit.fields), options)).answer)
}

type CompanyForm = Exclude<ReturnType<typeof companyForm>, { refused: true }>

/** The mailbox under one new key, the contact under another: see README. */
const sealedCompany = async (
  { personal, newId }: Pick<Services, 'personal' | 'newId'>,
  form: CompanyForm,
): Promise<companies.Company> => {
  const { email, phone, contactName, contactPhone, ...open } = form
  const contact = newId()
  const seal = (text: string | null) => (text === null ? null : personal.seal(contact, text))
  return {
    ...open,
    ...(await personal.sealAll(newId(), { email, phone })),
    contactName: await seal(contactName),
    contactPhone: await seal(contactPhone),
  }
}

const emailUsed = refused('This email is already used', { errors: { email: 'This email is already used' } })

/** A new e-mail that another company has. Two that shared one before keep it. */
const isOfAnother = async (context: Pick<Services, 'db' | 'personal'>, ownId: string, email: string) => {
  const sharing = await companiesWithEmail(context, email)
  return sharing.length > 0 && !sharing.some((id) => id === ownId)
}

const nobodyOfSales = invalid({ userId: 'Please choose an active person of sales' })
const representsProvider = async (db: Services['db'], userId: string): Promise<boolean> => {
  const person = await personOf(db, userId)
  return person?.active === true && person.role === 'SALES'
}

export const routes = [
  serve(calls.currentDistributor, async ({ db, me, personal }) => {
    const row = await distributorOf(db, ownCompany(me))
    if (!row) return notFound()
    const loyalty = { careCoinsBalance: careCoins(await balanceOf(db, row.id)) }
    return personal.openAll({ ...asCompany(row), ...addressBook(await addressesOf(db, row.id)), loyalty })
  }),

  serve(calls.listAddresses, async ({ db, me, personal, input: { type } }) =>
    personal.openAll((await addressesOf(db, ownCompany(me), type)).map(asAddress)),
  ),

  serve(calls.upsertAddress, async (context) => {
    const { log, me, personal, newId } = context
    const { opened, ...given } = context.input
    const { id } = given
    if (id && !hasAddress(await log.stateOf(distributor, ownCompany(me)), id))
      return notFound('This address does not exist')
    const edit = await edited(context, {
      ...{ stream: { kind: distributor.stream.kind, key: ownCompany(me) }, history: addressHistory(id ?? '') },
      ...{ given, opened: id ? opened : undefined, namesOf },
    })
    const { fields: input } = edit
    const { addressee, email, phone, ...form } = orRefuse(addressForm(input))
    const addressId = idOf(input.id, newId)
    const entry = {
      addressId,
      type: input.type,
      ...form,
      ...(await personal.sealAll(newId(), { addressee, email, phone })),
    }
    const decision = (input.id ? changeAddress : addAddress)(entry, input.isPrimary === true)
    const answer = { success: true, id: addressId, country: countryOf(form.countryId), ...edit.meanwhile }
    const options = { answer, ...edit.readAt }
    return personal.openAll((await log.decide(distributor, ownCompany(me), decision, options)).answer)
  }),

  serve(calls.removeAddress, async ({ log, me, input: { id } }) => {
    await log.decide(distributor, ownCompany(me), removeAddress(id), { answer: done })
    return done
  }),

  serve(calls.setPrimaryAddress, async ({ log, me, input: { id } }) => {
    await log.decide(distributor, ownCompany(me), setPrimary(id), { answer: done })
    return done
  }),

  serve(calls.changeCompany, async (context) => {
    const { db, log, me, personal, newId } = context
    const { opened, ...given } = context.input
    const stream = { kind: distributor.stream.kind, key: ownCompany(me) }
    const edit = await edited(context, { stream, history: companyHistory, given, opened, namesOf })
    const form = orRefuse(companyForm(edit.fields))
    if (await isOfAnother({ db, personal }, ownCompany(me), form.email)) return emailUsed
    const answer = { success: true, country: countryOf(form.countryId), ...edit.meanwhile }
    const decision = companies.changeCompany(await sealedCompany({ personal, newId }, form))
    const options = { answer, ...edit.readAt }
    return personal.openAll((await log.decide(distributor, ownCompany(me), decision, options)).answer)
  }),

  serve(calls.chooseCompanyLanguage, async ({ log, me, input: { language } }) => {
    await log.decide(distributor, ownCompany(me), companies.chooseCompanyLanguage(language))
    return done
  }),

  serve(calls.registerDistributor, async ({ log, personal, newId, input }) => {
    const form = orRefuse(companyForm(input))
    const id = DistributorId.make(newId())
    const decision = companies.register(await sealedCompany({ personal, newId }, form))
    return (await log.begin(distributor, id, decision, { answer: { success: true, id } })).answer
  }),

  serve(calls.assignTerritory, async (context) => {
    const { id, opened, ...sent } = context.input
    const [given, read] = [inOneOrder(sent), opened && inOneOrder(opened)]
    return assigned(context, { id, given, opened: read }, companies.assignTerritory)
  }),

  serve(calls.assignSalesRepresentative, async ({ db, log, input: { id, userId } }) => {
    if (!(await representsProvider(db, userId))) return nobodyOfSales
    await log.decide(distributor, id, companies.assignSalesRepresentative(userId), { answer: done })
    return done
  }),

  serve(calls.assignLoyaltyGroup, async (context) => {
    const { id, opened, group } = context.input
    return assigned(context, { id, given: { group }, opened }, (it) => companies.assignLoyaltyGroup(it.group))
  }),

  serve(calls.activateDistributor, async ({ db, log, now, input: { id, region, countryIds, userId } }) => {
    if ((region === undefined) !== (countryIds === undefined))
      return invalid(region === undefined ? { region: 'Enter the region' } : { countryIds: 'Choose the countries' })
    if (userId !== undefined && !(await representsProvider(db, userId))) return nobodyOfSales
    const territory = region === undefined || countryIds === undefined ? null : { region, countryIds }
    const decision = activateByFile({ territory, representativeId: userId ?? null }, now)
    await log.decideTogether(activationTargets(id), decision, { answer: done })
    return done
  }),

  serve(calls.suspendDistributor, async ({ log, input: { id, reason } }) => {
    await log.decide(distributor, id, companies.suspend, { answer: done, reason })
    return done
  }),
]
