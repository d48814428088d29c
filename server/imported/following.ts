import type { ClinicalData } from './clinical.ts'

/** An object with the members of the present value, read at each access. */
function following<T extends object>(current: () => T): T {
  const members = Object.keys(current()).map((key) => [
    key,
    { get: () => current()[key as keyof T], enumerable: true },
  ])
  return Object.defineProperties({}, Object.fromEntries(members)) as T
}

/**
 * The clinical data as the application holds them: every member answers with the data that are in force at that moment.
 * A part that keeps something computed from them uses `derived`.
 */
export const followClinical = (current: () => ClinicalData): ClinicalData => ({
  knowledge: following(() => current().knowledge),
  catalogue: following(() => current().catalogue),
  safety: following(() => current().safety),
  findDiagnoses: (...asked) => current().findDiagnoses(...asked),
  diagnosisList: {
    get: (code) => current().diagnosisList.get(code),
    values: () => current().diagnosisList.values(),
  },
})
