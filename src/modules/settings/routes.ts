import { noSecondPerson } from '#modules/terms/second-person.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import { attaching } from '#platform/files/attaching.ts'
import { type Context, serve, serveVisitors } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { unchecked } from '#platform/typed.ts'
import { currentSettings, type SettingsChange } from '#projections/settings.ts'
import { namesOf } from '#projections/users.ts'

import * as calls from './contract.ts'
import { configured, valuesOf } from './current.ts'
import type { Section, Values } from './events.ts'
import { fieldChanges, sectionOf, shownSide } from './history.ts'
import { showHouse } from './house-contract.ts'
import {
  addHoliday,
  addSynonym,
  changeSettings,
  firstSettings,
  removeHoliday,
  removeSynonym,
  SETTINGS,
  settings,
} from './settings.ts'

const answer = { success: true as const }

const houseOf = ({ contacts = [], logo = null, ...brand }: Brand) => ({
  name: brand.name,
  logo,
  company: brand.provider.name,
  address: brand.provider.address,
  emergencyPhone: brand.emergencyPhone,
  contactEmail: brand.contactEmail,
  contacts,
  helpCentreUrl: brand.helpCentreUrl,
  termsOfSaleUrl: brand.termsOfSaleUrl,
  privacyPolicyUrl: brand.privacyPolicyUrl,
  social: brand.social,
})

/** What counts by the read model: this node's own configuration may follow a moment later. */
const readFresh = async ({ db, configuration }: Pick<Services, 'db' | 'configuration'>) => {
  const row = await currentSettings(db)
  return { row, fresh: { ...configuration, ...(row && configured(row, configuration)) } }
}

const shownHistory = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  history: readonly SettingsChange[],
) => {
  const ids = history.map(({ by }) => by)
  const people = await personal.openAll([...(await namesOf(db, ids)).values()])
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  return history.map(({ at, by, type, before, after, mail = null }) => ({
    at,
    who: names.get(by) ?? '—',
    section: sectionOf(type),
    mail,
    changes: fieldChanges(shownSide(type, before), shownSide(type, after)),
  }))
}

/** Saves one form. `first` is what counts now: the node knows it, changed or not. */
const save = async <S extends Section>(
  { log, configuration }: Pick<Context<unknown>, 'log' | 'configuration'>,
  section: S,
  { expectedVersion, ...after }: Values[S] & { readonly expectedVersion: number },
  extra: object = {},
) => {
  const first = valuesOf(configuration)[section]
  const change = changeSettings(section, unchecked<Values[S]>(after), { first, expectedVersion })
  return (await log.decide(settings, SETTINGS, change, { answer, ...extra })).answer
}

/** What administrators set, and what everybody may read of it. */
export const settingsRoutes = [
  serveVisitors(showHouse, async (context) => houseOf((await readFresh(context)).fresh.brand)),

  serve(calls.showSettings, async (context) => {
    const { row, fresh } = await readFresh(context)
    const { brand, ...values } = valuesOf(fresh)
    const { holidays, synonyms, versions, chosen } = row ?? firstSettings()
    return {
      ...values,
      approvals: chosen.approvals ?? noSecondPerson,
      brand: { ...brand, picture: fresh.brand.logo ?? null },
      ...{ holidays, synonyms, versions },
      hasMailServer: context.configuration.smtpUrl !== null,
      history: await shownHistory(context, row?.history ?? []),
    }
  }),

  serve(calls.changeBrand, async ({ files, me, log, configuration, input: { logo: sent, accent, ...written } }) => {
    const { take, attach } = attaching(files, me, { distributorId: null, isPublic: true })
    const kept = (await log.stateOf(settings, SETTINGS)).chosen.brand?.logo ?? null
    const logo = sent === undefined || sent === kept ? kept : sent && (await take(sent)).path
    const given = { ...written, accent: accent?.toLowerCase() ?? null, logo }
    return save({ log, configuration }, 'brand', given, attach())
  }),
  serve(calls.changeContacts, (context) => save(context, 'contacts', context.input)),
  serve(calls.changeLinks, (context) => save(context, 'links', context.input)),
  serve(calls.changeSender, (context) => save(context, 'sender', context.input)),
  serve(calls.changeHours, ({ input: { weekdays, ...hours }, ...context }) =>
    save(context, 'hours', { ...hours, weekdays: [...new Set(weekdays)].toSorted((a, b) => a - b) }),
  ),

  serve(calls.changeApprovals, (context) => save(context, 'approvals', context.input)),

  serve(calls.addHoliday, async ({ log, input }) => {
    return (await log.decide(settings, SETTINGS, addHoliday(input), { answer })).answer
  }),
  serve(calls.removeHoliday, async ({ log, input: { day } }) => {
    return (await log.decide(settings, SETTINGS, removeHoliday(day), { answer })).answer
  }),

  serve(calls.addSynonym, async ({ log, input }) => {
    return (await log.decide(settings, SETTINGS, addSynonym(input), { answer })).answer
  }),
  serve(calls.removeSynonym, async ({ log, input: { typed } }) => {
    return (await log.decide(settings, SETTINGS, removeSynonym(typed), { answer })).answer
  }),
]
