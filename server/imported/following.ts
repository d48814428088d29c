import type { ClinicalData } from './clinical.ts'

/** Makes an object whose members are read from the present value at each access. */
function following<T extends object>(current: () => T): T {
  const members = Object.keys(current()).map((key) => [
    key,
    { get: () => current()[key as keyof T], enumerable: true },
  ])
  return Object.defineProperties({}, Object.fromEntries(members)) as T
}

/**
 * Makes clinical data whose members always return the data that are in force at that moment. Code that keeps a value computed
 * from these data uses `derived`.
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
