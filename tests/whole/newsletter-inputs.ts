import type { Side } from './two-companies.ts'

type Inputs = Readonly<Record<string, (side: Side) => object>>

const nothing = () => ({})
const oneIssue = ({ issueId: id }: Side) => ({ id })
/** Without an account: a token is what its reader has. */
const token = () => ({ token: 'a-token' })

/** The newsletter, posts of social networks, and the calendar of one's own deadlines. */
export const newsletterInputs: Inputs = {
  'POST /newsletter/subscribe': () => ({ email: 'reader@portal.example', language: 'en', page: '/news' }),
  'POST /newsletter/confirm': token,
  'POST /newsletter/leave': token,
  'POST /newsletter/stay': token,
  'POST /newsletter/one-click': token,
  'GET /newsletter/one-click': token,
  'GET /newsletter/issues': nothing,
  'GET /newsletter/issues/:id': ({ issueId: id }) => ({ id, language: 'en' }),
  'GET /office/newsletter': () => ({ state: 'DRAFT', sort: '-when' }),
  'POST /office/newsletter': ({ issueId: id, publishedArticleId }) => ({
    id,
    ...{ from: '2026-01-01', to: '2026-12-31', articleIds: [publishedArticleId] },
    texts: [{ language: 'en', subject: 'Our best year', introduction: 'Dear readers' }],
  }),
  'GET /office/newsletter/:id/preview': ({ issueId: id }) => ({ id, language: 'en' }),
  'POST /office/newsletter/:id/test': ({ issueId: id }) => ({ id, language: 'en' }),
  'POST /office/newsletter/:id/schedule': ({ issueId: id }) => ({
    id,
    revision: 1,
    sendAt: '2036-12-31T09:00:00.000Z',
  }),
  'POST /office/newsletter/:id/cancel-schedule': oneIssue,
  'DELETE /office/newsletter/:id': oneIssue,
  'POST /office/newsletter/:id/pause': oneIssue,
  'POST /office/newsletter/:id/resume': oneIssue,
  'GET /office/newsletter/:id/mails': oneIssue,
  'POST /office/newsletter/:id/retry': oneIssue,
  'GET /news/social': nothing,
  'POST /office/social': ({ postId: id }) => ({
    id,
    ...{ network: 'LinkedIn', text: 'Our best year', link: 'https://www.linkedin.com/posts/best-year' },
    ...{ image: null, date: '2026-11-21' },
  }),
  'POST /office/social/:id/remove': ({ postId: id }) => ({ id }),
  'POST /office/social/:id/restore': ({ postId: id }) => ({ id }),
  'GET /calendar/feed': nothing,
  'POST /calendar/feed': nothing,
  'POST /calendar/feed/withdraw': nothing,
  'GET /calendar/feed/:token/deadlines.ics': token,
}
