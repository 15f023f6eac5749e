import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** Files that take half a minute and more, the longest first: begun last, one of them keeps a core busy alone. */
const LONGEST = [
  'tests/faults/storm.slice.spec.ts',
  'src/demo.slice.spec.ts',
  'tests/faults/start-and-stop.slice.spec.ts',
  'tests/e2e/layout-shift.e2e.ts',
  'tests/e2e/order-life.e2e.ts',
  'tests/e2e/every-screen.e2e.ts',
  'tests/e2e/office.e2e.ts',
  'tests/e2e/edit-order.e2e.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? LONGEST.length : at
}

/** As Vitest orders files, but the longest ones before all others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}
