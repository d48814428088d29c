/** Patterns of files that `npm run mutate` never changes: tests, and what only tests use. */
export const NOT_MUTATED = ['!**/*.test.ts', '!**/testing/**', '!contract/posology/corpus/**']
