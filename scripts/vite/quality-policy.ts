import type { Plugin } from 'vite'

import brand from '#brand' with { type: 'json' }

/** The address that the specification gives it. */
const FILE = 'assets/documents/qualitypolicy.pdf'

/** The typesetter is loaded when there is something to set: every start of the build tools reads this file. */
const made = async (): Promise<Buffer> => {
  const [{ typesetter }, { qualityPolicyPdf }] = await Promise.all([
    import('#platform/pdf/typesetter.ts'),
    import('./quality-policy-pdf.ts'),
  ])
  const setter = typesetter()
  try {
    return await setter.set(qualityPolicyPdf(brand))
  } finally {
    await setter.stop()
  }
}

/** The quality policy is typeset once with the app, in the provider's name; the public pages offer it. */
export const qualityPolicy = (): Plugin => ({
  name: 'quality-policy',
  async generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: FILE, source: await made() })
  },
  configureServer(server) {
    let pdf: Promise<Buffer> | undefined
    server.middlewares.use(`/${FILE}`, (_request, response, next) => {
      pdf ??= made()
      pdf.then((file) => response.setHeader('content-type', 'application/pdf').end(file), next)
    })
  },
})
