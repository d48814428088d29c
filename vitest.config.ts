import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const POSTGRES = './tools/vitest/vitest-postgres.mjs'
const NO_TESTS = ['**/node_modules/**', '**/dist/**', '**/.data/**']

/** Begun first, so that none of them is left over when all else is done. */
const LONG = [
  'axe-pages',
  'journeys',
  'crash',
  'languages',
  'keyboard',
  'brands',
  'second-factor',
  'patients',
]

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.e2e.ts`))
      return at === -1 ? LONG.length : at
    }
    return (await super.sort(files)).toSorted((a, b) => order(a) - order(b))
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    setupFiles: ['./tools/vitest/vitest-console.mjs'],
    // Vitest leaves one core to the editor; a whole run has all of them.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Generated cases are many: the time is a guard against a hang, not a measure.
          testTimeout: 30_000,
          // Modules here keep nothing from test to test: read once a worker.
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
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: NO_TESTS,
          globalSetup: [POSTGRES],
          // Cloning the template database is part of a suite's beginning.
          hookTimeout: 60_000,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          // As above: a file brings nothing of its own but what it starts and stops.
          isolate: false,
          include: ['e2e/**/*.e2e.ts'],
          exclude: NO_TESTS,
          globalSetup: [POSTGRES],
          // After all others: journeys are about what a person sees, not about load.
          sequence: { groupOrder: 1 },
          // A person at a browser leaves a quarter of the processor idle.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          hookTimeout: 120_000,
          testTimeout: 90_000,
          // As long as the browser's own waits: a second is too short in a slow minute.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
