import { present } from '#platform/typed.ts'

/** Others are literals, shown as they are. */
const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
}

const literal = (written: string): string => written.replace(/^"(.*)"$/, '$1')

const choiceOf = (expected: string): string => {
  const all = expected.split(' | ')
  const given = all.filter((it) => it !== 'null' && it !== 'undefined')
  const texts = given.map((it) => kinds[it] ?? literal(it))
  const isList = given.length > 1 && given.every((it) => !(it in kinds))
  return `Must be ${isList ? `one of ${texts.join(', ')}` : texts.join(' or ')}${all.includes('null') ? ', or null for none' : ''}`
}

const long = (many: string, value: unknown): string =>
  Array.isArray(value) ? `Must have ${many} entries` : `Must be ${many} characters long`

type Reason = (found: readonly string[], value: unknown) => string

const says =
  (sentence: string): Reason =>
  () =>
    sentence

const plainReasons: readonly (readonly [schemaSays: RegExp, reason: Reason])[] = [
  [/^Missing key$/, says('This field is required')],
  [/excess property/, says('This field is not known here')],
  [/matching the RegExp \\S$/, says('This field must not be blank')],
  [/^Expected a UUID|RegExp \^\[0-9a-f\]\{8\}/, says('Must be an id such as 0199ee29-2d20-7117-9c3a-5b1f0e6d7a42')],
  [/^Expected a string matching/, says('This is not written in the form that is needed here')],
  [/^Expected a string with no leading/, says('Must neither begin nor end with a space')],
  [
    /^Expected a value with a length between (\d+) and (\d+)$/,
    ([, least, most], it) => long(`${least} to ${most}`, it),
  ],
  [/^Expected a value with a length of at least 1$/, says('This field must not be empty')],
  [/^Expected a value with a length of (at least \d+|at most \d+|\d+)$/, ([, many], it) => long(present(many), it)],
  [/^Expected an array with unique/, says('Must name nothing twice')],
  [/^Expected an integer$/, says('Must be a whole number')],
  [/^Expected (a finite number|a string that will be decoded as a (finite )?number)$/, says('Must be a number')],
  [/^Expected a value between (\S+) and (\S+)$/, ([, least, most]) => `Must be from ${least} to ${most}`],
  [/^Expected a value greater than or equal to (\S+)$/, ([, least]) => `Must be ${least} or more`],
  [/^Expected a value greater than (\S+)$/, ([, below]) => `Must be more than ${below}`],
  [/^Expected a value less than or equal to (\S+)$/, ([, most]) => `Must be ${most} or less`],
  [/^Expected a valid value$/, says('This value cannot be used')],
  [
    /^Expected ((?:(?:string|number|boolean|object|array|null|undefined|-?\d+|"[^"]*")(?: \| |$))+)$/,
    ([, expected]) => choiceOf(present(expected)),
  ],
]

/** `message`: a schema's; sentences written for people stay. */
export const reasonOf = (message: string, value?: unknown): string => {
  for (const [schemaSays, reason] of plainReasons) {
    const found = schemaSays.exec(message)
    if (found) return reason(found, value)
  }
  return message
}
