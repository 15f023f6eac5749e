import { defineConfig } from 'vitest/config'

import { LongestFirst } from './tests/longest-first.ts'

const outside = ['**/node_modules/**', '**/dist/**', '**/.data/**']

/**
 * How long something may take says nothing of whether it works: on a busy machine a page loads in half a minute. What never
 * comes is given up after this many milliseconds, a test after minutes.
 */
const POLLING = { poll: { timeout: 60_000 } }

/**
 * The files of a worker share their modules: to load them anew for each of 280 took two minutes of a run. No module
 * keeps anything between calls that another file's test could meet: each has its own database, portal and clock.
 */
const SHARED = { isolate: false }

/** Rules in milliseconds, whole slices on a real Postgres, screens in a real browser. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: ['**/*.spec.ts', '**/*.spec.tsx'],
          exclude: [...outside, '**/*.slice.spec.ts', '**/*.component.spec.tsx'],
          testTimeout: 20_000, // a property of thousands of cases on a busy machine
        },
      },
      {
        test: {
          ...SHARED,
          name: 'slice',
          maxWorkers: 3, // some wait for something that dies and comes back: two leave a sixth of two cores idle
          include: ['**/*.slice.spec.ts'],
          exclude: outside,
          globalSetup: './tests/postgres-for-tests.ts',
          retry: 1, // a disk or a core that stalls for seconds is no fault of ours; what fails twice is
          testTimeout: 300_000,
          hookTimeout: 900_000,
          expect: POLLING,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'component',
          include: ['src/web/**/*.component.spec.tsx'],
          exclude: outside,
          environment: 'jsdom',
          globalSetup: './tests/demo-world.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: POLLING,
        },
      },
      {
        test: {
          ...SHARED,
          name: 'e2e',
          include: ['**/*.e2e.ts'],
          exclude: outside,
          globalSetup: './tests/demo-world.ts',
          retry: 1, // a browser on a busy machine may miss a beat; what fails twice is broken
          testTimeout: 480_000,
          hookTimeout: 900_000,
          expect: POLLING,
        },
      },
    ],
  },
})
