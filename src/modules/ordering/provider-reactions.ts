import { settingsStream } from '#modules/settings/events.ts'
import { reaction } from '#platform/module.ts'

import { PROVIDER, provider, renameProvider } from './provider.ts'

/** Papers that are issued from now on say what was changed; those from before keep what they said. */
export const renameOnPapers = reaction({
  name: 'provider-named',
  of: [settingsStream],
  on: {
    BrandChanged: async ({ logFor, configuration }, { after: { name, company, address, email } }, { at }) => {
      const changed = { name, provider: { name: company, address: [...address], email } }
      await logFor('name').decide(provider, PROVIDER, renameProvider(changed, configuration.brand, new Date(at)))
    },
    HelpLinksChanged: async ({ logFor, configuration }, { after: { termsOfSaleUrl } }, { at }) => {
      const renamed = renameProvider({ termsOfSaleUrl }, configuration.brand, new Date(at))
      await logFor('terms').decide(provider, PROVIDER, renamed)
    },
  },
})
