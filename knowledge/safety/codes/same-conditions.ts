/** Codes of the further conditions that the title of a CIE-10 code names, by the beginning of that code: `I11.0` names heart failure. */
export type SameConditions = ReadonlyMap<string, readonly string[]>

/** A code of the record or of the draft, and the codes of the conditions that its title names as well. */
export const conditionsOf = (code: string, same: SameConditions): readonly string[] => [
  code,
  ...(same.get(code) ?? []),
  ...(code.includes('.') ? (same.get(code.slice(0, code.indexOf('.'))) ?? []) : []),
]
