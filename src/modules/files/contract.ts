import * as Schema from 'effect/Schema'

import { verbatim } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const bounded = (most: number) => Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(most))

/** Where a file can be sent to, once, within ten minutes: an address of our own origin. */
export const askForUpload = endpoint('GET /s3/bucket/url', {
  may: 'files.ask',
  counted: 'uploads',
  does: 'Answers the single-use address that one file of this type can be PUT to, for one purpose',
  query: {
    type: bounded(120),
    /** A purpose: documents, orders, labels, tickets, reports, pictures, catalogue; signup, which alone is for visitors. */
    bucket: bounded(40),
  },
  answer: Schema.Struct({ url: Schema.String }),
})

/** The bytes themselves. The ticket says who sends them, so no token is needed; it is of no use a second time. */
export const sendFile = endpoint('SendFile PUT /files/:folder/:file', {
  may: 'files.send',
  does: 'Takes the bytes of one file; other calls take `path`, or the path of this address',
  params: { folder: bounded(40), file: bounded(160) },
  query: { ticket: verbatim(bounded(60)), name: Schema.optionalKey(bounded(300)) },
  rawBody: true,
  answer: Schema.Struct({
    path: Schema.String,
    name: Schema.String,
    mediaType: Schema.String,
    bytes: Schema.Int,
    sha256: Schema.String,
  }),
})

/** `key` comes with a link and replaces the token for two minutes. `size`: of a picture a small one for cards. */
export const readFile = endpoint('GET /files/:folder/:name', {
  may: 'files.open',
  does: 'Answers a file to those who may see it: public ones to everybody, others to their company and to staff',
  params: { folder: bounded(40), name: bounded(160) },
  query: { key: Schema.optionalKey(verbatim(bounded(80))), size: Schema.optionalKey(Schema.Literal('small')) },
  answer: Schema.Unknown,
})

/** For what a browser opens by itself and cannot send a token with: a picture, a download, its own PDF view. */
export const linkFile = endpoint('LinkFile POST /files/links', {
  may: 'files.read',
  does: 'Answers an address that opens one file for two minutes without a token',
  body: { path: bounded(201) },
  answer: Schema.Struct({ url: Schema.String }),
})
