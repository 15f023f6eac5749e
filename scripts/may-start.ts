import { started } from '#platform/cannot-start.ts'
import { readConfiguration } from '#platform/configuration.ts'
import { refuseTakenPort } from '#platform/http/port.ts'

/** Asked before anything that takes its time: does the configuration fit, and is the port free? */
await started(async () => {
  await refuseTakenPort(readConfiguration('demo', process.env).port)
})
