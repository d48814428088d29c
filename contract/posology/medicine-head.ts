import { plain } from './words.ts'

/** Whether the words before a dose, and their strength if there is one, name a medicine. */
export type IsMedicine = (words: readonly string[], strength: string) => boolean

const NUMBER = '\\d[\\d.,]*'
const UNIT = '(?:mg|mcg|µg|g|ui|u|%|meq)'
const STRENGTH = `${NUMBER}(?: ?${UNIT})?(?:/${NUMBER}(?: ?${UNIT})?)* ?${UNIT}(?: ?/ ?(?:\\d+ ?)?ml)?`
const FORM =
  '(?:tab|tabs|tableta|tabletas|cap|caps|capsula|capsulas|jarabe|suspension|solucion|gotas|crema|gel|unguento|amp|ampolleta|ampolletas|inyectable|spray|aerosol|ovulos|susp|sol|jbe|comprimidos|oral|oftalmica|oftalmico|otica|nasal|vaginal|rectal)'
/** Name, strength and form at the head of a line, before a number or a verb. */
const HEAD = new RegExp(
  `^ *([a-z][a-z.]{2,}(?:[ /+,-]+[a-z][a-z.]*){0,5}?)[ ,:]+(?:${FORM}[ ,.:;-]+)*(?:(${STRENGTH})[ ,.:;-]+)?(?:${FORM}[ ,.:;-]+)*(?=[\\d½¼]|(?:tomar|tome|aplicar|aplique|dar|poner|inhalar|nebulizar|administrar|inyectar|media|medio|una?|dos|tres) )`,
)
/** Short words that may stand inside the name of a medicine. */
const LINKS = /^(?:de|del|y|con|la|ac|b|c|d|e|k|xr|lp|sr|acid)$/
const FORMS = new RegExp(`^${FORM}$`)

/**
 * The instruction without the name and the strength of its own medicine at the head: "Losartán 50 mg 1 tab c/12h" on the
 * row of this tablet is "1 tab c/12h". A name or strength that the medicine does not have stays, and is not understood.
 */
export function withoutMedicine(instruction: string, isMedicine: IsMedicine): string {
  const text = instruction.normalize('NFC')
  const flat = plain(text)
  // Some letters become two letters without their accents, and the positions in the plain text then differ from the original.
  if (flat.length !== text.length) return instruction
  const [head, name = '', strength = ''] = HEAD.exec(flat) ?? []
  if (head === undefined) return instruction
  const words = name.split(/[^a-z]+/).filter((word) => word !== '' && !FORMS.test(word))
  const [first = ''] = words
  const named = words.filter((word) => !LINKS.test(word))
  const isName = first.length >= 3 && !LINKS.test(first) && named.length > 0
  return isName && isMedicine(named, strength) ? text.slice(head.length) : instruction
}

/**
 * Whether a name and a strength are those of the medicine of a row. They are looked for in everything that is written
 * in the row.
 */
export function isMedicineOf(row: string): IsMedicine {
  const text = plain(row)
  const known = new Set(text.split(/[^a-z]+/))
  const dense = text.replaceAll(/(?<=\d) (?=[a-zµ%])/g, '')
  return (words, strength) => words.every((word) => known.has(word)) && holds(dense, strength)
}

/** Whether a text without spaces between numbers and units contains each number of a strength with its unit. */
function holds(dense: string, strength: string): boolean {
  const [unit = ''] = new RegExp(UNIT).exec(strength) ?? []
  const numbers = strength.replace(/\/ ?(?:\d+ ?)?ml$/, '').match(/\d[\d.,]*/g) ?? []
  return numbers.every((number) =>
    new RegExp(
      `(?<![\\d.,])${number.replace(/\.?$/, '').replace('.', '\\.')}(?:${unit})?(?:[/-][\\d.,]+(?:${unit})?)*${number === numbers.at(-1) ? unit : ''}`,
    ).test(dense),
  )
}

interface Named {
  instructions: string
  generic?: string | undefined
  presentation?: string | undefined
  brand?: string | null | undefined
}

/** The instructions of a row without the name of its medicine at their head. */
export const ownInstructions = ({ instructions, generic, presentation, brand }: Named): string =>
  withoutMedicine(instructions, isMedicineOf([generic, presentation, brand].filter(Boolean).join(' ')))
