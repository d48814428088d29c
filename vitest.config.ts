import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/vitest/longest-first.mjs'

const POSTGRES = './tools/vitest/vitest-postgres.mjs'
const NO_TESTS = ['**/node_modules/**', '**/dist/**', '**/.data/**']

/**
 * Number of workers for all test projects together. A browser test uses no processor for more than half of its time, so that four
 * workers keep two cores busy. Each worker of browser tests has a product and a browser, so a machine with many cores gets only
 * four workers more than it has cores.
 */
const cores = availableParallelism()
const WORKERS = Math.min(cores * 2, cores + 4)

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    setupFiles: ['./tools/vitest/vitest-console.mjs'],
    // On a busy machine a polled value may need longer than the default of one second.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Tests with many generated cases take long on a busy machine, as does the copy of the tree before the tests about a
          // new field. These time limits only end tests that hang.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A worker loads each module once for all of its files, because no module keeps the state of a test.
          isolate: false,
          include: [
            '{contract,knowledge,locales,brands,web,tools,bench}/**/*.test.{ts,tsx,mjs}',
            '*.test.ts',
          ],
          exclude: NO_TESTS,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // A worker loads each module once for all of its files; each file has a database of its own.
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: NO_TESTS,
          globalSetup: [POSTGRES],
          // Before its first test a file clones the template database, which takes long on a busy machine.
          hookTimeout: 60_000,
          // Events are read only after all earlier transactions of the database cluster have ended. Browser tests start products
          // in the same cluster, which makes long transactions.
          testTimeout: 60_000,
          expect: { poll: { timeout: 45_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // The files of a worker share a running product and a browser (docs/decisions/038-test-lanes.md).
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          exclude: NO_TESTS,
          globalSetup: [POSTGRES],
          hookTimeout: 120_000,
          testTimeout: 150_000,
          // A polled value may take as long as an action on a page (e2e/browser.ts).
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
