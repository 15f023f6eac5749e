import type { Brand } from '#platform/configuration/configuration.ts'
import { escapedHtml } from '#platform/text/html.ts'
import type { Addressee, Mail, MailContent, MailFact, MailPiece } from './mailer.ts'
import { unlinked } from './names.ts'

/** The default; contrast 7.7 : 1 on white. */
const ACCENT = '#7529b5'

type Letterhead = { readonly brand: Brand; readonly publicUrl: string }

export const layOut = (content: MailContent, to: Addressee, { brand, publicUrl }: Letterhead): Mail => {
  const url = content.action && new URL(content.action.link, publicUrl).href
  const action = content.action && url ? { label: content.action.label, url } : null
  const { list = [], facts = [] } = content
  const pieces = (content.pieces ?? []).map((piece) => ({ ...piece, url: new URL(piece.link, publicUrl).href }))
  const greeting = to.name === null ? 'Hello,' : `Hello ${unlinked(to.name)},`
  const choice = content.choice && { label: content.choice.label, url: new URL(content.choice.link, publicUrl).href }
  const accent = brand.accent ?? ACCENT
  const origin = content.because ?? `You receive this email because you have an account on ${brand.name}.`
  return {
    to: to.email,
    subject: `${content.subject} · ${brand.name}`,
    text: [
      greeting,
      ...(list.length > 0 ? [list.map((said) => `- ${said}`).join('\n')] : []),
      ...content.paragraphs,
      ...pieces.map(({ title, text, label, url }) => `${title}\n${text}\n${label}: ${url}`),
      ...(facts.length > 0 ? [facts.map(factLine).join('\n')] : []),
      ...(content.elsewhere ? [`${content.elsewhere.label}: ${content.elsewhere.url}`] : []),
      ...(action ? [`${action.label}: ${action.url}`] : []),
      '--',
      [brand.provider.name, ...brand.provider.address].join('\n'),
      `${origin} ${publicUrl}`,
      ...(choice ? [`${choice.label}: ${choice.url}`] : []),
    ].join('\n\n'),
    html: page(content.subject, brand, [
      paragraph(greeting),
      list.length > 0 ? bullets(list) : '',
      ...content.paragraphs.map(paragraph),
      ...pieces.map((piece) => pieceOf(piece, accent)),
      facts.length > 0 ? table(facts) : '',
      content.elsewhere ? link(content.elsewhere, accent) : '',
      action ? button(action, accent) : '',
      `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e9e7ec;font-size:13px;line-height:20px;color:#5e5a63">
        ${[brand.provider.name, ...brand.provider.address].map(escapedHtml).join('<br>')}<br>${escapedHtml(origin)}${choice ? `<br>${anchor(choice, accent)}` : ''}</p>`,
    ]),
  }
}

/** Sent unfolded: folding breaks mail servers' signatures. */
export const listHeaders = (
  { leave }: MailContent,
  { publicUrl }: Pick<Letterhead, 'publicUrl'>,
): Readonly<Record<string, string>> =>
  leave === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${new URL(leave, publicUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }

const factLine = ({ label, detail, value }: MailFact): string =>
  [detail ? `${label}, ${detail}` : label, value].filter(Boolean).join(': ')

const paragraph = (text: string): string => `<p style="margin:0 0 16px;white-space:pre-line">${escapedHtml(text)}</p>`

const bullets = (list: readonly string[]): string =>
  `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list.map((said) => `<li style="margin:0 0 8px;white-space:pre-line">${escapedHtml(said)}</li>`).join('')}</ul>`

const pieceOf = (
  { title, text, label, url }: Omit<MailPiece, 'link'> & { readonly url: string },
  accent: string,
): string =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:26px;font-weight:600">${escapedHtml(title)}</h2>
${paragraph(text)}${link({ label, url }, accent)}`

const CELL = 'padding:8px 0;border-top:1px solid #e9e7ec;vertical-align:top'

/** Fixed widths: long texts must not widen the mail. */
const table = (facts: readonly MailFact[]): string =>
  `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 16px;table-layout:fixed;font-size:15px;line-height:22px">${facts
    .map(
      ({ label, detail, value }) =>
        `<tr><td width="58%" style="${CELL};padding-right:12px">${escapedHtml(label)}${
          detail ? `<br><span style="font-size:13px;line-height:20px;color:#5e5a63">${escapedHtml(detail)}</span>` : ''
        }</td><td width="42%" align="right" style="${CELL};font-weight:600">${escapedHtml(value)}</td></tr>`,
    )
    .join('\n')}</table>`

type Link = { readonly label: string; readonly url: string }

const anchor = ({ label, url }: Link, accent: string): string =>
  `<a href="${escapedHtml(url)}" style="color:${accent}">${escapedHtml(label)}</a>`

const link = (to: Link, accent: string): string => `<p style="margin:0 0 16px">${anchor(to, accent)}</p>`

const button = ({ label, url }: Link, accent: string): string =>
  `<p style="margin:24px 0"><a href="${escapedHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;
    background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapedHtml(label)}</a></p>`

const page = (title: string, brand: Brand, body: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapedHtml(title)}</title>
</head>
<body style="margin:0;padding:24px;background:#fbfafc">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;table-layout:fixed;background:#ffffff;border:1px solid #e9e7ec;border-radius:12px">
<tr><td style="padding:24px 32px;background:#241233;border-radius:12px 12px 0 0;font:600 20px/28px Inter,Arial,sans-serif;color:#ffffff">${escapedHtml(brand.name)}</td></tr>
<tr><td style="padding:32px;font:400 16px/24px Inter,Arial,sans-serif;color:#201c25;overflow-wrap:anywhere;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600">${escapedHtml(title)}</h1>
${body.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
