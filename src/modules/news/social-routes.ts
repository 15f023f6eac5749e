import { edited } from '#platform/editing/edited.ts'
import { attaching } from '#platform/files/attaching.ts'
import { fileAddress } from '#platform/files/file-address.ts'
import { serve, serveLeaving, serveVisitors } from '#platform/http/serve.ts'
import { shownCards } from '#projections/social_cards.ts'
import { namesOf } from '#projections/users.ts'

import { changePost, post, removePost, restorePost, socialCard, socialForm } from './social-card.ts'
import * as calls from './social-contract.ts'

const success = { success: true as const }
/** As many as a page of news shows next to it. */
const MOST_SHOWN = 60

/** Posts of social networks. */
export const socialRoutes = [
  serveVisitors(calls.listPosts, async ({ db }) =>
    (await shownCards(db, MOST_SHOWN)).map(({ postedOn, image, ...card }) => ({
      ...card,
      image: fileAddress(image),
      date: postedOn,
    })),
  ),

  serveLeaving(
    calls.savePost,
    ({ input: { text } }) => text,
    async (context) => {
      const { files, me, log, newId, configuration, personal, input } = context
      const { id, opened, image: uploaded = opened?.['image'] as string | null | undefined, ...others } = input
      const key = id ?? newId()
      const edit = await edited(context, {
        ...{ stream: { kind: socialCard.stream.kind, key }, history: socialForm },
        given: { ...others, ...(uploaded !== undefined && { image: uploaded }) },
        ...{ opened: id ? opened : undefined, namesOf },
      })
      const { date, image: sent, ...written } = edit.fields
      const { take, attach } = attaching(files, me, { distributorId: null, isPublic: true })
      const kept = id ? ((await log.stateOf(socialCard, id)).shown?.image ?? null) : null
      const image = sent === undefined || sent === kept ? kept : sent && (await take(sent)).path
      const given = { ...written, image, on: date }
      const { social } = configuration.brand
      const options = { answer: { ...success, id: key, ...edit.meanwhile }, ...attach(), ...edit.readAt }
      const done = id
        ? log.decide(socialCard, key, changePost(social, given), options)
        : log.begin(socialCard, key, post(social, given), options)
      return personal.openAll((await done).answer)
    },
  ),

  serve(calls.removePost, async ({ log, input: { id } }) => {
    return (await log.decide(socialCard, id, removePost, { answer: success })).answer
  }),

  serve(calls.restorePost, async ({ log, input: { id } }) => {
    return (await log.decide(socialCard, id, restorePost, { answer: success })).answer
  }),
]
