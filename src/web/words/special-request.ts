import { fixed } from './fixed.ts'

/** Around the subjects that may be ticked, whose words are the module's. */
export const specialRequestWords = {
  title: fixed('Do you have any special request? Regarding:'),
  help: 'It goes with the next order that you place.',
  other: fixed('Other (please specify)'),
}
