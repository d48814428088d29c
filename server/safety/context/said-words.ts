import { normalize } from '#contract/values/normalize.ts'

/** Words before a phrase that forbid what the phrase says: "no pasar directo", "nunca sin diluir". */
const FORBIDS = /\b(?:no|ni|nunca|jamas|evitar|evite|prohibido)\b/u

/** Whether instructions say one of these normalised phrases, other than to forbid it. */
export const saysAny = (instructions: string, phrases: readonly string[]): boolean =>
  normalize(instructions)
    .split(/[.;:,()]/u)
    .some((clause) =>
      phrases.some((phrase) => {
        const [before, ...after] = ` ${clause.replaceAll(/\s+/gu, ' ')} `.split(` ${phrase} `)
        return after.length > 0 && !FORBIDS.test(before ?? '')
      }),
    )
