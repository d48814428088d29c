import { defineConfig } from 'vitest/config'

/** The tests that `npm run mutate` runs for each mutation: tests of rules, which need neither a database nor a browser. */
export default defineConfig({
  test: {
    name: 'mutants',
    setupFiles: ['./tools/vitest/vitest-console.mjs'],
    // Stryker counts the code that a test file executes from the start of the file's worker. In a common worker each file would
    // report the counts of all files before it, which would fill the memory.
    isolate: true,
    // Tests with many generated cases take long. The time limit only ends tests that hang.
    testTimeout: 30_000,
    include: [
      '{contract,knowledge}/**/*.test.ts',
      'web/features/composer/session/*.test.ts',
      'server/{closing,incidents,integrators,patients,pharmacies,usual}/rules.test.ts',
      'server/patients/record-{facts,faults}.test.ts',
      'server/medications/mark-fault.test.ts',
      'server/prescriptions/status.test.ts',
      'server/accounts/password/password-rules.test.ts',
      'server/drafts/difference.test.ts',
      'server/safety/{alert-budget,amount,check,check-*,dose-coverage,explain,faithful,good-practice,paediatric,paediatric-limits,read-rows,running-beside,running-courses,severities,written-dose}.test.ts',
    ],
    // Excluded: tests that search the whole catalogue, because loading it takes seconds for each mutation. The tests on small
    // catalogues in the same folder assert the rules of the search.
    exclude: ['contract/drug-search/{search,mexican-brands}.test.ts'],
  },
})
