/** Patterns of files that `npm run mutate` never changes: tests, and files that only tests use. */
export const NOT_MUTATED = ['!**/*.test.ts', '!**/testing/**', '!contract/posology/corpus/**']
