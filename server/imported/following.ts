import type { ClinicalData } from './clinical.ts'

/** Makes an object with the members of the object that `current` returns. Each access to a member calls `current` again. */
function following<T extends object>(current: () => T): T {
  const members = Object.keys(current()).map((key) => [
    key,
    { get: () => current()[key as keyof T], enumerable: true },
  ])
  return Object.defineProperties({}, Object.fromEntries(members)) as T
}

/**
 * Makes clinical data whose members always return the data that are in force at that moment. Code that caches a value computed
 * from these data uses `derived`, which computes the value again after an import.
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
