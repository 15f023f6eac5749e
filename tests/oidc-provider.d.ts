/** As much of the package as `openid-issuer.ts` uses; it comes without types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> }
  type Ctx = {
    readonly oidc: {
      readonly provider: Provider
      readonly session: { readonly accountId: string }
      readonly client: { readonly clientId: string }
    }
  }
  type Account = { readonly accountId: string; claims(): object }
  type Options = {
    readonly [option: string]: unknown
    readonly findAccount: (ctx: Ctx, id: string) => Promise<Account | undefined>
    readonly loadExistingGrant: (ctx: Ctx) => Promise<Grant>
  }

  export class Provider {
    constructor(issuer: string, options: Options)
    readonly Grant: new (of: {
      readonly accountId: string
      readonly clientId: string
    }) => Grant
    callback(): (request: IncomingMessage, response: ServerResponse) => void
  }
}
