import { describe, expect, test } from 'vitest'
import type { Day } from '#platform/event.ts'
import { given } from '#tests/given.ts'
import { SocialCardChanged, type SocialCardId, SocialCardPosted, SocialCardRemoved } from './events.ts'
import { changePost, post, removePost, socialCard } from './social-card.ts'
import { isLinkOf } from './social-link.ts'

const networks = [
  { name: 'LinkedIn', url: 'https://www.linkedin.com/company/us' },
  { name: 'X', url: 'https://x.com/us' },
]
const cardId = '01900000-0000-7000-8000-000000000001' as SocialCardId
const shown = {
  network: 'LinkedIn',
  text: 'We are in Cape Town',
  link: 'https://www.linkedin.com/posts/1',
  image: null,
  on: '2026-11-20' as Day,
}
const posted = SocialCardPosted.make({ cardId, ...shown })

test.each([
  ['LinkedIn', 'https://www.linkedin.com/posts/1', true],
  ['LinkedIn', 'https://linkedin.com/posts/1', true],
  ['X', 'https://x.com/us/status/1', true],
  ['LinkedIn', 'http://www.linkedin.com/posts/1', false],
  ['LinkedIn', 'https://x.com/us/status/1', false],
  ['LinkedIn', 'https://www.linkedin.com.evil.example/posts/1', false],
  ['LinkedIn', 'https://user@evil.example/www.linkedin.com', false],
  ['LinkedIn', 'javascript:alert(1)', false],
  ['Elsewhere', 'https://elsewhere.example/1', false],
  ['LinkedIn', 'no address', false],
])('a post of %s at %s: %s', (network, link, allowed) => expect(isLinkOf(networks, network, link)).toBe(allowed))

describe('a post', () => {
  test('is shown, changed and shown no more', () => {
    given(socialCard).when(post(networks, shown)).records(posted)
    const changed = { ...shown, text: 'We were in Cape Town' }
    given(socialCard, posted)
      .when(changePost(networks, changed))
      .records(SocialCardChanged.make({ cardId, ...changed }))
    const removed = SocialCardRemoved.make({ cardId })
    given(socialCard, posted).when(removePost).records(removed)
    given(socialCard, posted, removed).when(removePost).records()
    given(socialCard, posted, removed).when(changePost(networks, shown)).refuses('This post is not shown any more')
  })

  test('leads to its own network by https, or nowhere', () =>
    given(socialCard)
      .when(post(networks, { ...shown, link: 'https://evil.example' }))
      .refuses('Enter the https address of a post on LinkedIn'))
})
