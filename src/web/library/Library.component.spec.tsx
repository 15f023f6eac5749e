import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { pdf } from '#fixtures/library/pdf.ts'
import { fill } from '#tests/screens/fields.ts'
import { sentRequests } from '#tests/screens/line.ts'
import { savedFiles } from '#tests/screens/saved-files.ts'
import { screenPortal } from '#tests/screens/screen.tsx'

const BUYER = 'procurement@andina.example'
const CONTENT = 'content@partnercare.example'

const portal = screenPortal()

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const textbox = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const seeMore = () => screen.findAllByRole('link', { name: /^See more: / })
const closeDialog = async (user: Awaited<ReturnType<typeof portal.open>>['user']) =>
  user.click(
    within(await screen.findByRole('dialog'))
      .getAllByRole('button', { name: 'Close' })
      .at(-1)!,
  )

describe('what a distributor sees', () => {
  test('the landing page leads to every kind, and the academy to its entries', async () => {
    const { user, address } = await portal.open('/resources', BUYER)
    await user.click(await screen.findByRole('link', { name: 'See more: Marketing materials' }))
    await expect.poll(address).toBe('/resources/marketing-materials')
    const kinds = await screen.findByRole('navigation', { name: 'Kinds of resources' })
    await user.click(within(kinds).getByRole('link', { name: 'Womancare Academy' }))
    await expect.poll(address).toBe('/resources/womancare-academy')
    await user.click(within((await screen.findAllByRole('article'))[0]!).getByRole('link', { name: /^See more: / }))
    await screen.findByRole('heading', { name: 'Training materials' })
  })

  test('a video begins on request, has captions and two addresses', async () => {
    const { user, go, address } = await portal.open('/resources/videos-and-tutorials', BUYER)
    await user.click((await seeMore())[0]!)
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    const film = document.querySelector('video')!
    expect([film.autoplay, film.controls, film.querySelectorAll('track').length]).toEqual([false, true, 1])
    const own = address()
    await go(`/resources/tutorial-details/${own.split('/').at(-1)}`)
    await expect.poll(address).toBe(own)
  })

  test('a course of a film elsewhere is worked through, and its certificate proves itself to everybody', async () => {
    const saved = savedFiles()
    const { user } = await portal.open('/resources/womancare-academy', BUYER)
    const heading = await screen.findByRole('heading', { name: 'Gynaecological procedures' })
    const course = within(heading.closest('section')!)
    course.getByText('0 of 3 done')
    await user.click(course.getAllByRole('link', { name: /^See more: / })[0]!)
    await screen.findByRole('heading', { name: 'Your progress' })
    expect((await button('Get your certificate')).getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('link', { name: /^Watch the film: / }))
    await screen.findByText('1 of 3 done')
    await user.click(screen.getAllByRole('button', { name: /^Preview: / })[0]!)
    await closeDialog(user)
    await screen.findByText('2 of 3 done')
    await user.click(screen.getAllByRole('button', { name: /^Download: .*technical sheet/ })[0]!)
    await screen.findByText('3 of 3 done')
    await expect.poll(() => saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.pdf$/)])
    await user.click(await button('Get your certificate'))
    const number = await screen.findByRole('link', { name: /^[A-Z2-9]{4}-[A-Z2-9]{4}-/ })
    const page = number.getAttribute('href')!
    await user.click(await button(/^Download PDF: /))
    await expect.poll(() => saved.at(-1)?.name).toMatch(/^certificate-.*\.pdf$/)

    const visitor = await portal.open(page)
    await screen.findByText('This certificate is valid.')
    await screen.findByRole('heading', { name: 'Gynaecological procedures' })
    await visitor.go('/certificates/AAAA-BBBB-CCCC-DDDD')
    await screen.findByText('There is no certificate with this number.')
  })

  test('what was played of a film is kept when it ends, and what was jumped over is not', async () => {
    const { user } = await portal.open('/resources/womancare-academy', BUYER)
    const heading = await screen.findByRole('heading', { name: 'Menopause' })
    await user.click(within(heading.closest('section')!).getAllByRole('link', { name: /^See more: / })[0]!)
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull())
    const film = document.querySelector('video')!
    const [starts, ends] = [
      [0, 8],
      [3.2, 9.1],
    ]
    const played = { length: 2, start: (index: number) => starts![index], end: (index: number) => ends![index] }
    Object.defineProperty(film, 'played', { value: played })
    fireEvent.ended(film)
    const reports = () => sentRequests().filter(({ body }) => body && typeof body === 'object' && 'watched' in body)
    await expect
      .poll(() => reports().map(({ body }) => body))
      .toEqual([
        expect.objectContaining({
          second: 0,
          watched: [
            { from: 0, to: 4 },
            { from: 8, to: 10 },
          ],
        }),
      ])
  })
})

describe('what the content team writes', () => {
  test('a resource says what it lacks, is published with its file, and is found, read and taken by a distributor', async () => {
    const title = 'Poster of the waiting room'
    const { user } = await portal.open('/office/content', CONTENT)
    await button(/^Marketing materials/)
    await user.click(await button('New resource'))
    const dialog = within(await screen.findByRole('dialog', { name: 'New resource' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await user.click(dialog.getByRole('combobox', { name: /^Kind/ }))
    await user.click(await screen.findByRole('option', { name: 'Marketing materials' }))
    await fill(user, dialog.getByRole('textbox', { name: /^Title/ }), title)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('link', { name: 'Write in English' }))
    await fill(user, await textbox(/^Title/), title)
    await user.click(await button('Save draft'))
    await screen.findByText('Revision 1 is saved as a draft.')
    await button('Add the file')
    await user.click(await button('Enter an excerpt: the card shows it'))
    expect(document.activeElement).toBe(await textbox(/^Excerpt/))
    await fill(user, await textbox(/^Excerpt/), 'For the waiting room.')
    await fill(user, await textbox(/^Text$/), '## In the room\n\nHang it **high**.')
    const poster = new File([new Uint8Array(pdf(title, ['For the waiting room.']))], 'poster.pdf', {
      type: 'application/pdf',
    })
    await user.upload(screen.getByLabelText<HTMLInputElement>('File', { selector: 'input[type=file]' }), poster)
    await screen.findByText('Uploaded')
    await user.click(await button('Save draft'))
    await screen.findByText('Revision 2 is saved as a draft.')
    await user.click(await button('Publish revision 2'))
    await screen.findByText('It is in the library now.')

    const saved = savedFiles()
    const reader = await portal.open('/resources/marketing-materials', BUYER)
    await screen.findByRole('link', { name: `See more: ${title}` })
    await reader.user.type(screen.getByRole('searchbox', { name: 'Search' }), title.toUpperCase())
    await expect.poll(reader.address).toContain('search=POSTER')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    within(screen.getByRole('article')).getByText('New')
    await reader.user.click(screen.getByRole('link', { name: `See more: ${title}` }))
    await screen.findByRole('heading', { name: 'In the room' })
    screen.getByText(/^PDF, 1 page, .*, English$/)
    await reader.user.click(await button(`Preview: ${title}`))
    await screen.findByRole('dialog', { name: `${title}.pdf` })
    await closeDialog(reader.user)
    await reader.user.click(await button('Download material'))
    await expect.poll(() => saved[0]?.name).toBe(`${title}.pdf`)
    await reader.go('/resources/marketing-materials?search=poster+of+the+waiting')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    await waitFor(() => expect(within(screen.getByRole('article')).queryByText('New')).toBeNull())
  })

  test('what is typed is kept without saving, compared with what was, and seen as a distributor sees it', async () => {
    const office = '/office/content?search=menopause&kind=best-practices'
    const { user, address } = await portal.open(office, CONTENT)
    await user.click((await screen.findAllByRole('link', { name: /^English, / }))[0]!)
    await fill(user, await textbox(/^Excerpt/), 'By a pharmacist')
    await screen.findByText(/^Kept at /)
    const page = address()

    const again = await portal.open(page, CONTENT)
    await screen.findByText(/^Kept at /)
    expect((await textbox(/^Excerpt/)).value).toBe('By a pharmacist')
    await again.user.click(await button('Save draft'))
    await screen.findByText(/is saved as a draft/)
    await again.user.click((await screen.findAllByRole('button', { name: /^Compare revision / }))[0]!)
    await within(await screen.findByRole('dialog', { name: 'What changed' })).findByText('Excerpt')
    await closeDialog(again.user)
    await again.user.click(await screen.findByRole('link', { name: 'Preview' }))
    await screen.findByText(/^This is how a distributor sees revision /)
  })
})
