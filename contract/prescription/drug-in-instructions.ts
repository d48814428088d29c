import type { JudgedCatalogue } from './draft.ts'

/** An amount, and up to four words of the same clause before it: "Clonazepam 2 mg", "clonazepam: 1 tableta". */
const AMOUNT =
  /((?:[\p{L}-]+[ :]+){1,4})\(?\d+(?:[.,]\d+)?(?:\/\d+)? *(?:mg|mcg|µg|g|ml|tab|cap|comp|gota|amp|parche)/giu
/**
 * Words after which a drug is only mentioned, not ordered: "no tomar con …", "ya toma …", and "después de …"
 * right before its name.
 */
const NAMED_ONLY =
  /\b(?:suspend|evit|sin|no|dej|ya (?:toma|usa|recibe)|(?:después|antes) del? (?:tomar |usar )?[\p{L}-]+[ :]+$)/iu

/**
 * A controlled drug that the instructions of another row order: "… Clonazepam 2 mg por la noche". It would be
 * printed on a sheet that its class does not allow. Null where there is none, or where it is only mentioned.
 */
export function drugInInstructions(
  instructions: string,
  generic: string,
  { recognise }: Pick<JudgedCatalogue, 'recognise'>,
): string | null {
  const own = new Set((recognise(generic).generic ?? generic).split(' / '))
  for (const [, before = ''] of instructions.matchAll(AMOUNT)) {
    const said = recognise(before)
    const names = said.generic?.split(' / ') ?? (said.brand === null ? [] : [said.brand])
    const other = names.find((name) => !own.has(name))
    const isControlled = /^(?:I|II|III)$/.test(said.fraction ?? '')
    if (other !== undefined && isControlled && !NAMED_ONLY.test(before)) return other
  }
  return null
}
