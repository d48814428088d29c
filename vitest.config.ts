import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const POSTGRES = './tools/setup/vitest-postgres.mjs'
const NO_TESTS = ['**/node_modules/**', '**/dist/**', '**/.data/**']

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    setupFiles: ['./tools/setup/vitest-console.mjs'],
    // Vitest leaves one core to the editor; a whole run has all of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
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
          include: ['e2e/**/*.e2e.ts'],
          exclude: NO_TESTS,
          globalSetup: [POSTGRES],
          // One product and one browser at a time: journeys are about what a person sees, not about load.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          testTimeout: 90_000,
        },
      },
    ],
  },
})
