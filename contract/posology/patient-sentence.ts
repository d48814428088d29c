import type { Posology } from './parse.ts'
import { sentenceOf } from './sentence.ts'

/**
 * The sentence that is printed for the patient in place of the written instruction; null where the instruction is not
 * understood in full, and is printed as it was written. A number without its unit would be printed as a bare "1".
 */
export function patientSentence({ confident, steps }: Posology): string | null {
  const isPlain = steps.every(
    ({ dose, strength }) => dose === null || dose.unit !== null || strength?.others !== undefined,
  )
  return confident && isPlain ? sentenceOf(steps) : null
}
