import type { TestPortal } from './portal.ts'

const onePage = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'

/** Sends a small PDF by a ticket, as a browser does; answers the path that other calls take. */
export const uploadedBy =
  ({ node: { app } }: TestPortal) =>
  /** `more`: what makes it another file than the others. */
  async (jwt: string, bucket = 'documents', name = 'paper.pdf', more = ''): Promise<string> => {
    const headers = { authorization: `Bearer ${jwt}` }
    const granted = await app.inject({ url: `/api/s3/bucket/url?type=pdf&bucket=${bucket}`, headers })
    const sent = await app.inject({
      method: 'PUT',
      url: `${granted.json<{ url: string }>().url}&name=${name}`,
      headers: { 'content-type': 'application/pdf' },
      payload: Buffer.from(onePage + more),
    })
    return sent.json<{ path: string }>().path
  }

/** Sends a film by a ticket. */
export const filmBy =
  ({ node: { app } }: TestPortal) =>
  async (jwt: string, film: Buffer): Promise<string> => {
    const headers = { authorization: `Bearer ${jwt}` }
    const granted = await app.inject({ url: '/api/s3/bucket/url?type=webm&bucket=videos', headers })
    const sent = await app.inject({
      method: 'PUT',
      url: `${granted.json<{ url: string }>().url}&name=film.webm`,
      headers: { 'content-type': 'video/webm' },
      payload: film,
    })
    return sent.json<{ path: string }>().path
  }
