import { expect, test } from 'vitest'
import type { Brand } from '#platform/configuration/configuration.ts'
import { unchecked } from '#platform/typed.ts'
import { layOut } from './layout.ts'

const brand = unchecked<Brand>({
  name: 'PartnerCare',
  provider: { name: 'Provider & Co', address: ['1 Quay', 'Lyon'], email: 'hello@provider.example' },
})
const letterhead = { brand, publicUrl: 'https://portal.example' }
const ines = { email: 'ines@andina.example', name: '<Inès> "& co"', staff: false, timeZone: 'UTC', companyZone: 'UTC' }

const mail = layOut(
  {
    subject: 'New <quote>',
    list: ['It was <b>quoted</b>.'],
    facts: [{ label: 'Kit <of>', detail: '100 units & more', value: '$1 "000".00' }],
    paragraphs: ['It is ready & waits.', `<script>alert('x')</script>`],
    elsewhere: { label: 'Track <it>', url: 'https://carrier.example/?a=1&b=2' },
    action: { label: 'Open it', link: '/profile/order/1?a=1&b="2"' },
  },
  ines,
  letterhead,
)

test('text and HTML say the same', () => {
  expect(mail.subject).toBe('New <quote> · PartnerCare')
  for (const text of ['It is ready', 'Open it', 'Lyon']) {
    expect(mail.text).toContain(text)
    expect(mail.html).toContain(text)
  }
  expect(mail.text).toContain('Open it: https://portal.example/profile/order/1?a=1&b=%222%22')
})

test('what was written by people cannot become HTML', () => {
  expect(mail.html).not.toContain('<script>')
  expect(mail.html).not.toContain('<Inès>')
  expect(mail.html).toContain('&lt;Inès&gt; &quot;&amp; co&quot;')
  expect(mail.html).toContain('href="https://portal.example/profile/order/1?a=1&amp;b=%222%22"')
})

test('a list and figures are in both, escaped in HTML', () => {
  expect(mail.text).toContain('- It was <b>quoted</b>.')
  expect(mail.text).toContain('Kit <of>, 100 units & more: $1 "000".00')
  expect(mail.html).toContain('It was &lt;b&gt;quoted&lt;/b&gt;.</li>')
  expect(mail.html).toContain('Kit &lt;of&gt;<br>')
  expect(mail.html).toContain('100 units &amp; more')
  expect(mail.html).toContain('$1 &quot;000&quot;.00</td>')
})

test('one button, whatever the mail says', () => expect(mail.html.match(/display:inline-block/g)).toHaveLength(1))

test('a mail of neither has no empty list and no empty table', () => {
  const plain = layOut({ subject: 'Hello', paragraphs: ['It is so.'] }, ines, letterhead)
  expect(plain.html).not.toMatch(/<ul|<table width/)
  expect(plain.text).toMatch(/^Hello .*,\n\nIt is so\.\n\n--/)
})

test('a link to elsewhere is in both', () => {
  expect(mail.text).toContain('Track <it>: https://carrier.example/?a=1&b=2')
  expect(mail.html).toContain('href="https://carrier.example/?a=1&amp;b=2"')
  expect(mail.html).toContain('Track &lt;it&gt;')
})

test('sections have their heading, and a link for each line and for those that do not fit', () => {
  const section = {
    heading: 'Needs <you>',
    lines: [{ text: 'Pay & send', label: 'Open <it>', link: '/profile/order/1#document' }],
    more: { label: 'and 4 more', link: '/profile/orders' },
  }
  const { text, html } = layOut({ subject: 'Hello', paragraphs: [], sections: [section] }, ines, letterhead)
  expect(text).toContain(
    'NEEDS <YOU>\n- Pay & send\n  Open <it>: https://portal.example/profile/order/1#document\nand 4 more: https://portal.example/profile/orders\n',
  )
  expect(html).toContain('Needs &lt;you&gt;</h2>')
  expect(html).toContain('Pay &amp; send<br><a href="https://portal.example/profile/order/1#document"')
  expect(html).toContain('Open &lt;it&gt;</a></li>')
  expect(html).toContain('and 4 more</a>')
})

test('HTML needs nothing from elsewhere', () => {
  expect(mail.html).not.toMatch(/<(script|link|style|img|iframe)/)
})

test('the link to the choice of mails is below the mail, in both', () => {
  const content = {
    subject: 'Hello',
    paragraphs: [],
    choice: { label: 'Fewer <mails>', link: '/profile/notifications?a=1&b=2' },
  }
  const chosen = layOut(content, ines, letterhead)
  expect(chosen.text).toMatch(/Fewer <mails>: https:\/\/portal\.example\/profile\/notifications\?a=1&b=2$/)
  expect(chosen.html).toContain('href="https://portal.example/profile/notifications?a=1&amp;b=2"')
  expect(chosen.html).toContain('Fewer &lt;mails&gt;</a>')
})
