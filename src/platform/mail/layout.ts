import type { Brand } from '#platform/configuration.ts'
import type { Addressee, Mail, MailWords } from './mailer.ts'

type Letterhead = { readonly brand: Brand; readonly publicUrl: string }

/** The same words twice: as plain text, and as HTML that needs neither scripts, styles from elsewhere nor pictures. */
export const layOut = (words: MailWords, to: Addressee, { brand, publicUrl }: Letterhead): Mail => {
  const url = words.action && new URL(words.action.link, publicUrl).href
  const action = words.action && url ? { label: words.action.label, url } : null
  const greeting = `Hello ${to.name},`
  const origin = `You receive this mail because you have an account on ${brand.name}.`
  return {
    to: to.email,
    subject: `${words.subject} · ${brand.name}`,
    text: [
      greeting,
      ...words.paragraphs,
      ...(words.elsewhere ? [`${words.elsewhere.label}: ${words.elsewhere.url}`] : []),
      ...(action ? [`${action.label}: ${action.url}`] : []),
      '--',
      [brand.provider.name, ...brand.provider.address].join('\n'),
      `${origin} ${publicUrl}`,
    ].join('\n\n'),
    html: page(words.subject, brand, [
      ...[greeting, ...words.paragraphs].map(
        (text) => `<p style="margin:0 0 16px;white-space:pre-line">${escaped(text)}</p>`,
      ),
      words.elsewhere ? link(words.elsewhere) : '',
      action ? button(action) : '',
      `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e9e7ec;font-size:13px;line-height:20px;color:#5e5a63">
        ${[brand.provider.name, ...brand.provider.address].map(escaped).join('<br>')}<br>${escaped(origin)}</p>`,
    ]),
  }
}

const link = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:0 0 16px"><a href="${escaped(url)}" style="color:#7529b5">${escaped(label)}</a></p>`

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;
    background:#7529b5;color:#ffffff;font-weight:600;text-decoration:none">${escaped(label)}</a></p>`

const page = (title: string, brand: Brand, body: readonly string[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px;background:#fbfafc">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;background:#ffffff;border:1px solid #e9e7ec;border-radius:12px">
<tr><td style="padding:24px 32px;background:#241233;border-radius:12px 12px 0 0;font:600 20px/28px Inter,Arial,sans-serif;color:#ffffff">${escaped(brand.name)}</td></tr>
<tr><td style="padding:32px;font:400 16px/24px Inter,Arial,sans-serif;color:#201c25">
<h1 style="margin:0 0 16px;font-size:22px;line-height:30px;font-weight:600">${escaped(title)}</h1>
${body.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!)
