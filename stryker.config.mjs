// Settings of Stryker, which changes one expression at a time and runs the tests that execute it: `npm run mutate`
// (docs/decisions/039-mutation.md).
import { NOT_MUTATED } from './tools/setup/not-mutated.mjs'

/** Minimum percentage of Stryker's mutations that must make a test fail. */
const LEAST = 85

const cache = 'node_modules/.cache/mutation'

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: [
    'contract/**/*.ts',
    // Declarations of calls: the addresses, and the schemas of bodies. Tests of the server send each call to the application and
    // its database, which would take minutes for each change. The files of these folders that contain rules are added again
    // below.
    '!contract/*.ts',
    '!contract/{accounts,medications,patients,places,profile,schemas}/*.ts',
    '!contract/drafts/drafts.ts',
    'contract/schemas/{page,storable-json,text}.ts',
    'contract/medications/{administration-route,drug-name}.ts',
    'contract/places/sheet-layout.ts',
    'contract/profile/professions.ts',
    'knowledge/**/*.ts',
    // Rules of the server that need no database. The SQL statements that read the data for these rules are in other files, which
    // are not mutated.
    'server/{closing,incidents,integrators,patients,pharmacies,usual}/rules.ts',
    'server/patients/record-{facts,faults}.ts',
    'server/medications/mark-fault.ts',
    'server/prescriptions/status.ts',
    'server/accounts/password/password-rules.ts',
    'server/drafts/difference.ts',
    'server/safety/{amount,check,check-*,explain,faithful,finding,paediatric,read-*,rules-for,running-beside,written-dose}.ts',
    // Safety checks that read prescriptions from the database.
    '!server/safety/check-{draft,issue}.ts',
    // Code that holds and saves the draft being written, without the React hooks and effects that bind it to a page, which the
    // tests in a browser cover.
    'web/features/composer/session/{browser-ports,draft-desk,draft-session,draft-state,issue-steps,run-draft,steps}.ts',
    ...NOT_MUTATED,
  ],
  // Constants, such as tables and schemas, are made when their module is loaded, before any test begins. For each mutation of
  // such a constant all tests of the module would run. These mutations are therefore ignored.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  thresholds: { high: LEAST, low: LEAST, break: LEAST },
  concurrency: 2,
  // All tests run once before the first mutation. On a busy machine they take longer than the default of five minutes.
  dryRunTimeoutMinutes: 30,
  incremental: true,
  incrementalFile: `${cache}/incremental.json`,
  tempDirName: 'dist/mutation',
  ignorePatterns: ['.data', 'dist', '.types', 'e2e', 'bench'],
  // Stryker rewrites the paths of a tsconfig with an interface of the compiler that TypeScript 7 lacks. No path in this project
  // needs that. Stryker does not rewrite a file that does not exist.
  tsconfigFile: 'no-tsconfig.json',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  htmlReporter: { fileName: `${cache}/report.html` },
  jsonReporter: { fileName: `${cache}/report.json` },
  clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
}
