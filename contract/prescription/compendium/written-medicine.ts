import { type Word, wordsOf } from '../../drug-search/words.ts'
import { packageName } from '../../posology/packs/package-text.ts'
import { NamesOfWords } from '../names/names-of-words.ts'

/** A medicine as a text names it. */
export interface WrittenMedicine {
  /** Ingredients in the order of the text, each once. */
  names: string[]
  /** Amounts in the order of the text. The unit is null for a bare number. */
  amounts: WrittenAmount[]
  /** Concentration of the medicine to which the amounts refer, such as 5 mL; null where the text names none. */
  reference: { number: number; unit: string } | null
  /** Pharmaceutical forms that the text may mean; null where it names none. */
  forms: ReadonlySet<string> | null
  routes: string[]
  /** Words that were not understood. */
  others: string[]
}

/** A number of a text, with its unit in lower case. */
export interface WrittenAmount {
  number: number
  unit: string | null
}

/** The words by which medicines are read. */
export interface WordsOfMedicines {
  ingredients: readonly { name: string; synonyms: readonly string[] }[]
  forms: readonly { name: string; plural: string; aliases: readonly string[]; route: string }[]
  routes: readonly { name: string; aliases: readonly string[] }[]
  /** Everyday abbreviations, each with the ingredients that it means. */
  shortNames: readonly { short: string; ingredients: readonly string[] }[]
}

/** Names of forms that are too general: "suspensión" is oral, injected, or for the eye. */
const VAGUE = ['solución', 'suspensión', 'emulsión', 'aerosol']

/** Words that name one dose or one piece, as a reference amount: "100 µg por disparo". */
const ONE_DOSE =
  /^(?:dosis|disparos?|inhalacion(?:es)?|atomizacion(?:es)?|puffs?|aplicacion(?:es)?|unidad(?:es)?)$/
/** Words that say nothing about which medicine is meant. */
const SILENT =
  /^(?:por|via|para|cada|mg|cajas?|frascos?|envases?|ampolletas?|ampulas?|plumas?|cartuchos?|jeringas?)$/
/** The package at the end of a text, behind a strength: "500 mg caja con 20 tabletas", "500 mg c/20". */
const PACKAGE =
  /^(.*\d.*?)[\s,(]+(?:cajas?|frascos?|envases?|tubos?|ampolletas?|[áa]mpulas?|plumas?|cartuchos?|jeringas?|c ?\/ ?\d).*$/isu
const MILLIONS = /^(?:millon(?:es)?|mill)$/

/** A phrase of a text that has a meaning. */
type Meaning =
  | { kind: 'ingredients'; names: readonly string[] }
  | { kind: 'form'; forms: ReadonlySet<string> }
  | { kind: 'route'; name: string }

/** Makes the reader of texts such as "Amoxicilina suspensión oral 250 mg/5 mL, frasco con 75 mL". */
export function createMedicineReader(words: WordsOfMedicines): (text: string) => WrittenMedicine {
  const phrases = phrasesOf(words)
  const meaningsIn = (read: readonly Word[]) => {
    const texts = read.map(({ text }) => singular(text))
    const found: (Meaning | Word)[] = []
    for (let at = 0; at < texts.length;) {
      const phrase = phrases.at(texts, at)
      found.push(phrase?.meant ?? (read[at] as Word))
      at += phrase?.length ?? 1
    }
    return found
  }
  return (text) => {
    const own = packageName(text)
    const [, head = own] = PACKAGE.exec(own) ?? []
    const medicine = readParts(meaningsIn(wordsOf(head)))
    // A second ingredient may be named behind the package of the first.
    for (const part of meaningsIn(wordsOf(text.slice(head.length))))
      if (part.kind === 'ingredients') medicine.names.push(...part.names)
    return { ...medicine, names: [...new Set(medicine.names)] }
  }
}

/** A word without its plural ending, so that "tabletas recubiertas" is the alias "tableta recubierta". */
const singular = (word: string): string => word.replace(/s$/, '')

const keyOf = (text: string): string =>
  wordsOf(text)
    .map((word) => singular(word.text))
    .join(' ')

/** All phrases with a meaning. A phrase of an ingredient has priority, so that the name of a drug is never taken for a form. */
function phrasesOf({ ingredients, forms, routes, shortNames }: WordsOfMedicines): NamesOfWords<Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const { name, aliases } of routes)
    for (const one of [name, ...aliases]) meanings.set(keyOf(one), { kind: 'route', name })
  const byPhrase = new Map<string, Set<string>>()
  for (const { name, plural, aliases } of forms) {
    const meant = VAGUE.includes(name)
      ? forms.filter((form) => form.name.split(' ').includes(name))
      : [{ name }]
    for (const key of new Set([name, plural, ...aliases].map(keyOf))) {
      const known = byPhrase.get(key) ?? new Set()
      byPhrase.set(key, known)
      for (const form of meant) known.add(form.name)
    }
  }
  for (const [key, meant] of byPhrase) meanings.set(key, { kind: 'form', forms: meant })
  for (const { short, ingredients: names } of shortNames)
    meanings.set(keyOf(short), { kind: 'ingredients', names })
  for (const { name, synonyms } of ingredients)
    for (const one of [name, ...synonyms, ...synonyms.map(withSaltLast)])
      meanings.set(keyOf(one), { kind: 'ingredients', names: [name] })
  return new NamesOfWords(meanings)
}

/** A name with its salt behind it, as labels of imports print it: "enalapril maleato" for "maleato de enalapril". */
const withSaltLast = (name: string): string => name.replace(/^(\S+) de (.+)$/u, '$2 $1')

function readParts(parts: readonly (Meaning | Word)[]): WrittenMedicine {
  const medicine: WrittenMedicine = {
    names: [],
    amounts: [],
    reference: null,
    forms: null,
    routes: [],
    others: [],
  }
  for (const part of parts)
    if (part.kind === 'ingredients') medicine.names.push(...part.names)
    else if (part.kind === 'form') medicine.forms = both(medicine.forms, part.forms)
    else if (part.kind === 'route') medicine.routes.push(part.name)
    else if (part.kind === 'number') readNumber(part, medicine)
    else readWord(part.text, medicine)
  return medicine
}

/** The forms that two phrases of one text mean together. "Tableta" and "de liberación prolongada" mean the more exact form. */
function both(before: ReadonlySet<string> | null, other: ReadonlySet<string>): ReadonlySet<string> {
  if (before === null) return other
  const pairs = [...before].flatMap((a) => [...other].map((b) => [a, b] as const))
  const isPart = (form: string, of: string): boolean => `${of} `.startsWith(`${form} `)
  return new Set(pairs.flatMap(([a, b]) => (isPart(a, b) ? [b] : isPart(b, a) ? [a] : [])))
}

const REFERENCES = ['ml', 'l']

function readNumber({ text, unit }: Word, medicine: WrittenMedicine): void {
  const number = Number(text)
  if (unit === 'dosis') return
  if (unit === 'h') medicine.others.push(`${text} h`)
  else if (unit === null || !REFERENCES.includes(unit)) medicine.amounts.push({ number, unit })
  // A second volume, or a volume without a strength before it, is the content of the package.
  else if (medicine.amounts.length > 0) medicine.reference ??= { number, unit }
}

function readWord(word: string, medicine: WrittenMedicine): void {
  const last = medicine.amounts.at(-1)
  if (last !== undefined && last.unit === null && MILLIONS.test(word)) last.number *= 1_000_000
  else if (last !== undefined && last.unit === null && /^ui?$/.test(word)) last.unit = 'ui'
  else if (last !== undefined && REFERENCES.includes(word)) medicine.reference ??= { number: 1, unit: word }
  else if (!ONE_DOSE.test(word) && !SILENT.test(word)) medicine.others.push(word)
}
