import { defineConfig } from 'vitest/config'
import { planting } from './tests/faults/planted/small/planting.ts'
import { late } from './tests/late.ts'

const outside = ['**/node_modules/**', '**/dist/**', '**/.data/**']

/** In ms: only for what never comes. A busy machine may take half a minute for a page. */
const POLLING = { poll: { timeout: 40_000 } }

/** For hangs alone. A test that takes this long is too long. */
const HANGS = { testTimeout: 60_000, hookTimeout: 120_000 }

/** A journey goes through a dozen pages, in the whole run with every look and check at each. */
const JOURNEY_HANGS = { ...HANGS, testTimeout: process.env['TEST_DEPTH'] === 'whole' ? 180_000 : 120_000 }

/** Kills, storms and whole installations take minutes. */
const LONG_HANGS = { testTimeout: 900_000, hookTimeout: 900_000 }

/** Workers share modules: reloading took two minutes. Each file has its own database, portal and clock. */
const SHARED = { isolate: false, setupFiles: './tests/seeded.ts' }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...SHARED,
          ...HANGS,
          name: 'unit',
          include: ['**/*.spec.ts', '**/*.spec.tsx'],
          exclude: [...outside, '**/*.{slice,long}.spec.ts', '**/*.component.spec.tsx'],
        },
      },
      {
        test: {
          ...SHARED,
          ...HANGS,
          name: 'component',
          include: ['src/web/**/*.component.spec.tsx'],
          exclude: outside,
          environment: 'jsdom',
          globalSetup: './tests/demo-world.ts',
          expect: POLLING,
        },
      },
      {
        plugins: [planting(late())],
        test: {
          ...SHARED,
          ...HANGS,
          name: 'slice',
          maxWorkers: 3, // some wait for something that dies and comes back: two leave a sixth of two cores idle
          include: ['**/*.slice.spec.ts'],
          exclude: outside,
          globalSetup: './tests/postgres-for-tests.ts',
          expect: POLLING,
        },
      },
      {
        test: {
          ...SHARED,
          ...LONG_HANGS,
          name: 'long',
          include: ['**/*.long.spec.ts'],
          exclude: outside,
          globalSetup: './tests/postgres-for-tests.ts',
          expect: { poll: { timeout: 120_000 } },
        },
      },
      {
        test: {
          ...SHARED,
          ...LONG_HANGS,
          name: 'growth', // of `npm run bench -- growth`
          include: ['bench/*.times.ts'],
          exclude: outside,
          globalSetup: './tests/postgres-for-tests.ts',
        },
      },
      {
        test: {
          ...SHARED,
          ...JOURNEY_HANGS,
          name: 'e2e',
          include: ['**/*.e2e.ts'],
          exclude: outside,
          globalSetup: './tests/demo-world.ts',
          expect: POLLING,
        },
      },
    ],
  },
})
