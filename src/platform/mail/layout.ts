import type { Brand } from '#platform/configuration/configuration.ts'
import { escapedHtml } from '#platform/text/html.ts'
import { languageSpoken, say } from '#platform/text/say.ts'
import type { MailPart } from './mail-text.ts'
import type { Addressee, Mail, MailContent, MailFact, MailPiece } from './mailer.ts'
import { unlinked } from './names.ts'

/** The default; contrast 7.7 : 1 on white. */
const ACCENT = '#7529b5'

type Letterhead = { readonly brand: Brand; readonly publicUrl: string }

/** `outlined`: parts that administrators write, in HTML. */
export const layOut = (
  content: MailContent,
  to: Pick<Addressee, 'email' | 'name'>,
  { brand, publicUrl }: Letterhead,
  outlined: readonly MailPart[] = [],
): Mail => {
  const url = content.action && new URL(content.action.link, publicUrl).href
  const action = content.action && url ? { label: content.action.label, url } : null
  const { list = [], facts = [] } = content
  const linked = <Linked extends { readonly link: string }>(to: Linked) => ({
    ...to,
    url: new URL(to.link, publicUrl).href,
  })
  const pieces = (content.pieces ?? []).map(linked)
  const sections = (content.sections ?? []).map(({ heading, lines, more }) => ({
    heading,
    lines: lines.map(linked),
    more: more && linked(more),
  }))
  const greeting = to.name === null ? say('Hello,') : say('Hello {0},', unlinked(to.name))
  const choice = content.choice && { label: content.choice.label, url: new URL(content.choice.link, publicUrl).href }
  const accent = brand.accent ?? ACCENT
  const outline = (part: MailPart) =>
    outlined.includes(part) ? `;outline:2px dashed ${accent};outline-offset:4px` : ''
  const origin = content.because ?? say('You receive this email because you have an account on {0}.', brand.name)
  return {
    to: to.email,
    subject: `${content.subject} · ${brand.name}`,
    text: [
      greeting,
      ...(content.introduction ? [content.introduction] : []),
      ...(list.length > 0 ? [list.map((said) => `- ${said}`).join('\n')] : []),
      ...content.paragraphs,
      ...pieces.map(({ title, text, label, url }) => `${title}\n${text}\n${label}: ${url}`),
      ...sections.map(({ heading, lines, more }) =>
        [
          heading.toUpperCase(),
          ...lines.map(({ text, label, url }) => `- ${text}\n  ${label}: ${url}`),
          ...(more ? [`${more.label}: ${more.url}`] : []),
        ].join('\n'),
      ),
      ...(facts.length > 0 ? [facts.map(factLine).join('\n')] : []),
      ...(content.elsewhere ? [`${content.elsewhere.label}: ${content.elsewhere.url}`] : []),
      ...(action ? [`${action.label}: ${action.url}`] : []),
      ...(content.closing ? [content.closing] : []),
      '--',
      [brand.provider.name, ...brand.provider.address].join('\n'),
      `${origin} ${publicUrl}`,
      ...(choice ? [`${choice.label}: ${choice.url}`] : []),
    ].join('\n\n'),
    html: page(content.subject, brand, outline('subject'), [
      paragraph(greeting),
      content.introduction ? paragraph(content.introduction, outline('introduction')) : '',
      list.length > 0 ? bullets(list) : '',
      ...content.paragraphs.map((text) => paragraph(text)),
      ...pieces.map((piece) => pieceOf(piece, accent)),
      ...sections.map((section) => sectionOf(section, accent)),
      facts.length > 0 ? table(facts) : '',
      content.elsewhere ? link(content.elsewhere, accent) : '',
      action ? button(action, accent) : '',
      content.closing ? paragraph(content.closing, outline('closing')) : '',
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

const paragraph = (text: string, outline = ''): string =>
  `<p style="margin:0 0 16px;white-space:pre-line${outline}">${escapedHtml(text)}</p>`

const bullets = (list: readonly string[]): string =>
  `<ul style="margin:0 0 16px;padding:0 0 0 20px">${list.map((said) => `<li style="margin:0 0 8px;white-space:pre-line">${escapedHtml(said)}</li>`).join('')}</ul>`

const heading = (text: string): string =>
  `<h2 style="margin:24px 0 8px;font-size:18px;line-height:26px;font-weight:600">${escapedHtml(text)}</h2>`

const pieceOf = (
  { title, text, label, url }: Omit<MailPiece, 'link'> & { readonly url: string },
  accent: string,
): string =>
  `${heading(title)}
${paragraph(text)}${link({ label, url }, accent)}`

type SectionLinks = {
  readonly heading: string
  readonly lines: readonly (Link & { readonly text: string })[]
  readonly more: Link | undefined
}

const sectionOf = (section: SectionLinks, accent: string): string =>
  `${heading(section.heading)}
<ul style="margin:0 0 16px;padding:0 0 0 20px">${section.lines
    .map(
      ({ text, ...to }) =>
        `<li style="margin:0 0 12px;white-space:pre-line">${escapedHtml(text)}<br>${anchor(to, accent)}</li>`,
    )
    .join('')}</ul>${section.more ? link(section.more, accent) : ''}`

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

const page = (title: string, brand: Brand, outline: string, body: readonly string[]): string => `<!doctype html>
<html lang="${languageSpoken()}">
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
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600${outline}">${escapedHtml(title)}</h1>
${body.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
