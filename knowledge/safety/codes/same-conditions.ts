/** Codes of the further conditions that the title of a CIE-10 code names, by the beginning of that code: `I11.0` names heart failure. */
export type SameConditions = ReadonlyMap<string, readonly string[]>

/**
 * A code of the record or of the draft, and the codes of the conditions that its title names as well. A code of three
 * characters means the unspecified condition of its group too: `H40` is `H40.9`.
 */
export function conditionsOf(code: string, same: SameConditions): readonly string[] {
  const [group = '', ...rest] = code.split('.')
  const own = rest.length > 0 ? [code] : [code, `${code}.9`]
  const named = [...new Set([...own, group])].flatMap((one) => same.get(one) ?? [])
  return [...own, ...named]
}
