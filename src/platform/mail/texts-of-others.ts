import { ERASED, SEALED } from '#platform/access/personal-data.ts'

/** As it is in JSON. */
const SEALED_TEXTS = new RegExp(`"${SEALED.source.slice(1, -1)}"`, 'g')

/** Whether a mail's facts hold what another person than its reader wrote, sealed under a key that may be destroyed. */
export const holdsTextsOfOthers = (facts: unknown, readerId: string): boolean =>
  [...JSON.stringify(facts).matchAll(SEALED_TEXTS)].some(([, key]) => key !== readerId)

/** The facts as they read when everybody who wrote in them is erased: what is kept of such a mail. */
export const withoutTexts = <Facts>(facts: Facts): Facts =>
  JSON.parse(JSON.stringify(facts).replaceAll(SEALED_TEXTS, JSON.stringify(ERASED))) as Facts
