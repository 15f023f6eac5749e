import type { Transporter } from 'nodemailer'

import type { Configuration } from '#platform/configuration/configuration.ts'
import type { Mail } from './mailer.ts'

export type Letter = {
  readonly effectId: string
  readonly mail: Mail
  readonly headers: Readonly<Record<string, string>>
}

/** The effect's id as Message-ID: repeats are recognised. */
export const send = async (
  transport: Transporter,
  { mailFrom: from, mailReplyTo = null }: Pick<Configuration, 'mailFrom'> & Partial<Pick<Configuration, 'mailReplyTo'>>,
  { effectId, mail, headers }: Letter,
): Promise<string | null> => {
  const { to, subject, text, html } = mail
  const finished = Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }])
  const { response } = (await transport.sendMail({
    from,
    ...(mailReplyTo && { replyTo: mailReplyTo }),
    to,
    subject,
    text,
    html,
    messageId: `<${effectId}@${from.replace(/^.*@|>.*$/g, '')}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...Object.fromEntries(finished) },
  })) as { readonly response?: string }
  return response ?? null
}

export const answerOf = (error: unknown): string => {
  const { response, message } = error as { response?: string; message?: string }
  return (response ?? message ?? 'unknown').replace(/\S+@\S+/g, '…').slice(0, 500)
}

/** Mail servers repeat the address. */
export const reasonOf = (error: unknown): string => {
  const { code, responseCode, command, message } = error as {
    code?: string
    responseCode?: number
    command?: string
    message?: string
  }
  const known = [code, responseCode, command].filter((part) => part !== undefined)
  return known.length > 0 ? known.join(' ') : (message ?? 'unknown').replace(/\S+@\S+/g, '…')
}
