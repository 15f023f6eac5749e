import { millisecondsInDay } from 'date-fns/constants'
import { serve } from '#platform/http/serve.ts'
import { mailSettingsOf } from '#projections/mail_settings.ts'
import { noticedSince } from '#projections/notifications.ts'
import { readersZone } from '#projections/users.ts'
import { chooseMails as choosing, showMailSettings } from './mail-contract.ts'
import { kinds, kindsFor } from './mail-kinds.ts'
import { everyMailNow, modeOf } from './mail-rules.ts'
import { type ChosenMode, chooseMails, mailSettings } from './mail-settings.ts'

const A_MONTH_MS = 30 * millisecondsInDay

export const mailSettingsRoutes = [
  serve(showMailSettings, async ({ db, me, now, configuration }) => {
    const [chosen = everyMailNow, noticed, timeZone] = await Promise.all([
      mailSettingsOf(db, me.userId),
      noticedSince(db, me.userId, new Date(now.getTime() - A_MONTH_MS)),
      readersZone({ db, configuration }, me),
    ])
    const own = kindsFor(me.role)
    return {
      kinds: own.map((type) => ({ type, group: kinds[type].group, locked: kinds[type].locked ?? null })),
      modes: own.flatMap((type): ChosenMode[] => {
        const mail = modeOf(chosen, type)
        return mail === 'NOW' ? [] : [{ type, mail }]
      }),
      quiet: chosen.quiet,
      timeZone,
      lastMonth: noticed.map(({ type, orderId, happenedAt }) => ({
        type,
        orderId,
        at: new Date(happenedAt).toISOString(),
      })),
    }
  }),

  serve(choosing, async ({ log, me, input: { modes, quiet } }) => {
    await log.decide(mailSettings, me.userId, chooseMails(me.role, modes, quiet))
    return { success: true as const }
  }),
]
