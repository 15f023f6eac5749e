import { expect, test } from 'vitest'

import { batchSizes, MAILS_OF_A_JOB, queues } from './jobs.ts'

/** Connecting, being greeted and every answer each time out by themselves. */
const SLOWEST_MAIL_SECONDS = 20 + 20 + 30

test('the last mail of a batch is sent before the batch is given out again', () =>
  expect(batchSizes.mail * MAILS_OF_A_JOB * SLOWEST_MAIL_SECONDS).toBeLessThan(queues.mail.expireInSeconds))
