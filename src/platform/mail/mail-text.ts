import type { PortalLanguage } from '#platform/text/languages.ts'

/** What administrators write in a mail; null: as the portal writes it, or nothing. Safe in a browser. */
export type MailText = {
  readonly subject: string | null
  readonly introduction: string | null
  readonly closing: string | null
}
export const mailParts = ['subject', 'introduction', 'closing'] as const satisfies readonly (keyof MailText)[]
export type MailPart = (typeof mailParts)[number]

/** By kind of mail and language: those that were written. */
export type MailTexts = Readonly<Record<string, Readonly<Partial<Record<PortalLanguage, MailText>>>>>
