import { type Decision, decider, invalid, notFound, type Refusal } from '#platform/decision.ts'
import {
  SocialCardChanged,
  type SocialCardEvent,
  type SocialCardId,
  SocialCardPosted,
  SocialCardRemoved,
  socialCardStream,
} from './events.ts'
import { isLinkOf } from './social-link.ts'

export type SocialCard = {
  readonly id: SocialCardId
  readonly shown: SocialPost | null
  /** As it was when it was removed. */
  readonly removed: SocialPost | null
}
export type SocialPost = Omit<Parameters<typeof SocialCardPosted.make>[0], 'cardId'>
type Networks = Parameters<typeof isLinkOf>[0]
type Change = Decision<SocialCard, SocialCardEvent>

export const socialCard = decider<SocialCard>()({
  stream: socialCardStream,
  owner: () => ({}),
  initial: (key) => ({ id: key as SocialCardId, shown: null, removed: null }),
  evolve: {
    SocialCardPosted: (it, { cardId: _id, ...shown }) => ({ ...it, shown, removed: null }),
    SocialCardChanged: (it, { cardId: _id, ...shown }) => ({ ...it, shown }),
    SocialCardRemoved: (it) => ({ ...it, shown: null, removed: it.shown }),
  },
})

const postFields = ({ network, text, link, image, on }: SocialPost) => ({ network, text, link, image, date: on })

/** What its events say of the form that shows it. */
export const socialForm = { SocialCardPosted: postFields, SocialCardChanged: postFields }

const wrongLink = (networks: Networks, { network, link }: SocialPost): Refusal | null =>
  isLinkOf(networks, network, link) ? null : invalid({ link: `Enter the https address of a post on ${network}` })

export const post =
  (networks: Networks, given: SocialPost): Change =>
  ({ id }) =>
    wrongLink(networks, given) ?? [SocialCardPosted.make({ cardId: id, ...given })]

export const changePost =
  (networks: Networks, given: SocialPost): Change =>
  ({ id, shown }) => {
    if (!shown) return notFound('This post is not shown any more')
    return wrongLink(networks, given) ?? [SocialCardChanged.make({ cardId: id, ...given })]
  }

export const removePost: Change = ({ id, shown }) => (shown ? [SocialCardRemoved.make({ cardId: id })] : [])

/** Undoes a removal: the post is shown as it was. */
export const restorePost: Change = ({ id, removed }) =>
  removed ? [SocialCardPosted.make({ cardId: id, ...removed })] : []
