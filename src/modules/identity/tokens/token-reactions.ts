import { paths } from '#paths'
import { derivedId } from '#platform/derived-id.ts'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import { type Background, reaction } from '#platform/module.ts'
import { say } from '#platform/text/say.ts'
import { activeProcurementOf, activeStaff } from '#projections/users.ts'
import { apiToken } from './api-token.ts'
import { apiTokenStream } from './token-events.ts'

type TokenMail = { readonly name: string; readonly what: 'created' | 'expired' }

const apiTokenMail: MailTemplate = ({ name, what }: TokenMail, { brand, staff }) => ({
  subject: say('API token {0}', name),
  paragraphs:
    what === 'created'
      ? [
          say(
            'The API token {0} was created on {1}. A program that has it can do what was chosen for it, on behalf of the person who created it.',
            name,
            brand.name,
          ),
          say('If you do not know about it, revoke it and write to {0}.', brand.provider.email),
        ]
      : [
          say(
            'The API token {0} has expired on {1}. Programs that use it can no longer call the portal. Create another one where it is still needed.',
            name,
            brand.name,
          ),
        ],
  action: { label: say('See the API tokens'), link: staff ? paths.officeApiTokens() : paths.apiTokens() },
})

export const tokenMails: Readonly<Record<string, MailTemplate>> = { 'api-token': apiTokenMail }

/** Who may create and revoke it: the creator may have been someone else with their password. */
const mailManagers =
  (what: TokenMail['what']) =>
  async (
    { db, mailer, logFor }: Background,
    { tokenId }: { readonly tokenId: string },
    { position }: { readonly position: number },
  ): Promise<void> => {
    const { name, distributorId } = await logFor('api-token-mails').stateOf(apiToken, tokenId)
    const people =
      distributorId === null ? await activeStaff(db, ['ADMIN']) : await activeProcurementOf(db, distributorId)
    for (const { id } of people)
      await mailer.queue(derivedId('api-token', tokenId, position, id), id, { name: 'api-token', data: { name, what } })
  }

export const mailOfTokens = reaction({
  name: 'api-token-mails',
  of: [apiTokenStream],
  reads: ['users'],
  newsForDays: 7,
  on: { ApiTokenCreated: mailManagers('created'), ApiTokenExpired: mailManagers('expired') },
})
