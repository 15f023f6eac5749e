import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/** Phrases that readers did not understand, and what the field says instead. */
const replaced: readonly (readonly [phrase: string, instead: string])[] = [
  ['In all', 'Total'],
  ['Order at the latest on', 'Order by'],
  ['Where your CareCoins come from and go', 'CareCoins history'],
  ['Your ordered material', 'Materials you ordered'],
  ['Paid a part of an order', 'Used on an order'],
  ['Came back from an order', 'Returned from a cancelled order'],
  ['A code takes the place of', 'Using a code replaces the free units.'],
  ['There was no reminder lately', 'No recent reminders.'],
  ['What it costs', 'Price summary'],
  ['Services beside your orders', 'Customer service, reports and loyalty.'],
  ['What helps us further', 'More details (optional)'],
  ['What we need', 'Required'],
  ['Left empty', 'If empty'],
  ['Whoever', 'the person who'],
  ['one looked at kept', 'Keep a history of viewed products'],
  ['Screens that each role opens', 'Pages each role can see'],
  ['What happened to', 'History'],
  ['Choose mails', 'Email notifications'],
  ['At once', 'Immediately'],
  ['Make an address', 'Create calendar link'],
  ['You are told', 'We remind you'],
  ['We tell you', 'We’ll let you know'],
  ['Waits for', 'Waiting on'],
  ['waits for you', 'awaiting your reply'],
  ['Compare the rounds', 'Compare quote versions'],
  ['So far', 'Known at this point'],
  ['CareCoins are granted by hand', 'Our team adds the CareCoins'],
  ['Blue, and an', 'Everything in Blue, plus'],
  ['Bring back', 'Reactivate'],
  ['Waits for you', 'Waiting for you'],
  ['Nothing of your role', 'Nothing to do right now.'],
  ['Writing to finish', 'Drafts'],
  ['Vetting', 'Due diligence'],
  ['Take it', 'Assign to me'],
  ['Assigned to nobody', 'Unassigned'],
  ['Nothing: this order is closed', 'Closed. No action needed.'],
  ['Approve with another day', 'Approve with a different expiry date'],
  ['Words for', 'Message to'],
  ['leaves the house', 'Internal only.'],
  ['is told', 'gets a notification'],
  ['Companies that look alike', 'Possible duplicates'],
  ['Keep note', 'Save'],
  ['Keep view', 'Save'],
  ['All of the staff may open it', 'Share with all staff'],
  ['All of it', 'Full amount'],
  ['A part in percent', 'Percentage'],
  ['Put in force', 'Apply'],
  ['What this concerns', 'Effective date'],
  ['To repair', 'With errors'],
  ['Describe the', 'Edit details'],
  ['Take away: ', 'Remove'],
  ['Words for the image', 'Alt text'],
  ['What people hear', 'Alt text'],
  ['What you type', 'Autosaved'],
  ['Nothing chosen', 'Leave empty for everyone'],
  ['Read as its readers do', 'Preview'],
  ['Read model', 'Projection'],
  ['Being built', 'Rebuilding'],
  ['Before it: table', 'Previous: table'],
  ['As the streams tell', 'Matches the log'],
  ['that something leaves', 'scheduled'],
  ['let it leave', 'sent'],
  ['All changes', 'History'],
  ['Where they came from and went', 'Breakdown'],
  ['What it cost and brought', 'Cost and revenue'],
  ['Close this code', 'Deactivate'],
  ['Half within', 'Median'],
  ['every mail', 'all emails'],
  ['Stands in for', 'Fallback contact'],
  ['The one of the portal', 'Default'],
  ['They read your answer', 'Shown on the product page'],
  ['figure is one order', 'A single figure means one order.'],
  ['went on with', 'continued'],
]

/** These say something else inside a sentence: only the whole text is replaced. */
const replacedWhole = [
  ...['Withdraw', 'Whose', 'Describe', 'Mails', 'House', 'Record', 'Trade', 'Whole', 'Made', 'Departure'],
  ...['What happened', 'Nobody', 'Ordered section'],
]

/** Terms of the portal's internals, or of another century. */
const avoided =
  /(?<![-\w])(told|asked|stands|held|beside|somebody|nobody|whoever|mails|mail(?! (server|template))|mailed)(?![-\w.])/i

type Text = { readonly file: string; readonly text: string }

const root = join(import.meta.dirname, '../..')

/** What is written in quotes or between the tags of a file, without what is filled in. */
const textsOf = (file: string): Text[] => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const texts: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    )
      texts.push({ file, text: node.text.replaceAll(/\s+/g, ' ') })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts
}

const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).filter((file) => !/\.spec\.tsx?$/.test(file))
/** A term in lower case may be the program's own: a key, a table, a kind. */
const isRead = ({ text }: Text): boolean =>
  /\s\S|\S\s|^[A-Z][a-z]+$/.test(text) && !/\bfrom mail\.|\bmail\.outbox/.test(text)

const ofScreens = [...filesOf('src/web/texts/en/*.ts'), ...filesOf('src/web/**/*.tsx')]
  .filter((file) => !file.includes('/gallery/'))
  .flatMap(textsOf)
  .filter(isRead)
/** Refusals, mails, notifications, papers, histories and the demo's texts; not what the API's reference says. */
const ofServer = [
  ...filesOf('src/modules/**/*.ts'),
  ...filesOf('fixtures/**/*.ts'),
  ...filesOf('src/platform/{access,http,mail}/*.ts'),
]
  .filter((file) => !/(contract|look-alikes|password-hashing|mail-reactions)\.ts$/.test(file))
  .flatMap(textsOf)
  .filter(isRead)

const found = (is: (text: string) => boolean) =>
  [...ofScreens, ...ofServer].filter(({ text }) => is(text)).map(({ file, text }) => `${file}: ${text}`)

describe('texts that people read', () => {
  test('are found on screens, in mails and in papers', () => {
    const all = [...ofScreens, ...ofServer].map(({ text }) => text)
    expect(all).toEqual(expect.arrayContaining(['Assignee', 'Set a new password', 'Due diligence record']))
    expect(all.length).toBeGreaterThan(4_000)
  })

  test.each(replaced)('do not say “%s” but “%s”', (phrase) => {
    expect(found((text) => text.includes(phrase))).toEqual([])
  })

  test('are not these terms alone', () => {
    expect(found((text) => replacedWhole.includes(text.trim()))).toEqual([])
  })

  test('say plainly who does what', () => {
    expect(found((text) => avoided.test(text))).toEqual([])
  })
})
