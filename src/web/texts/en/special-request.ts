import { fixed } from '#web/texts/fixed.ts'

/** Around the subjects that may be ticked, whose texts are the module's. */
export const specialRequestTexts = {
  title: fixed('Do you have any special request? Regarding:'),
  help: 'It applies to the next order you place.',
  other: fixed('Other (please specify)'),
}
