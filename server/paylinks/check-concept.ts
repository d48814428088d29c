import { normalize } from '#contract/values/normalize.ts'
import type { ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import type { CatalogueData } from '#knowledge/catalogue/load.ts'
import { codeFinder } from './find-code.ts'

/**
 * A part of a payment's concept that has to be removed: a code of the CIE-10, a word of health or of the patient's
 * name, or the name of another patient.
 */
export interface ForbiddenPart {
  fault: 'concept-code' | 'concept-clinical' | 'concept-patient'
  found: string
}

/**
 * Finds a part that the concept of a payment may not contain.
 * @returns the kind and the words of that part; undefined for none
 */
export type FindClinical = (concept: string, patientName: string) => ForbiddenPart | undefined

const LETTERS_AT_LEAST = 4
const LETTERS_OF_ABBREVIATION = 3
/**
 * Abbreviations of diagnoses that are also ordinary words, such as LES. These abbreviations count as diagnoses only in
 * capitals. All other abbreviations, such as "vih", count in any case.
 */
const ORDINARY_WORDS: ReadonlySet<string> = new Set(['les', 'has', 'tia', 'ira'])
/** Words at the end of the names of many diagnoses, which nobody writes in the concept of a payment. */
const UNSPECIFIED = / sin precisar$/
/**
 * Beginnings of words that reveal a state or a treatment: "control de embarazo", "tercera quimioterapia". The lists of
 * names lack these words, or have them only with further words, as "insulina glargina" and "hepatitis viral A". Words
 * of ordinary bills, such as "cirugía", are not included.
 */
const TELLING_BEGINNINGS = [
  'abort',
  'ansiolit',
  'antibiotic',
  'anticoncep',
  'antidepres',
  'antipsicot',
  'antirretroviral',
  'autis',
  'colposcop',
  'desintoxica',
  'dialisis',
  'embaraz',
  'fertiliza',
  'hemodialisis',
  'hepatitis',
  'infertil',
  'insulin',
  'legrado',
  'papanicolaou',
  'penicilin',
  'prenatal',
  'psicoterap',
  'quimio',
  'radioterap',
  'transfusi',
  'vasectom',
]

/**
 * Finds names of drugs and diagnoses, codes of the CIE-10, words that reveal a state or a treatment, and the patient's
 * own name in the concept of a payment. The bank and readers of a bank statement see the concept (mexico.md J3). Names
 * outside of the catalogue and other paraphrases are not found. The page therefore says beside the field what must not
 * be written.
 */
export function clinicalFinder(
  {
    names,
    products,
    otherNames,
    knownBrands,
  }: Pick<CatalogueData, 'names' | 'products' | 'otherNames' | 'knownBrands'>,
  diagnoses: Iterable<ListedDiagnosis>,
): FindClinical {
  const known = new Set(
    [...names.keys(), ...otherNames, ...knownBrands, ...products.flatMap(({ brands }) => brands)].map(
      normalize,
    ),
  )
  const codes: string[] = []
  for (const { code, name, synonyms } of diagnoses) {
    codes.push(code)
    // Chapter Z of the CIE-10 has reasons for a visit, such as a general examination, and no diseases.
    if (!code.startsWith('Z'))
      for (const spelling of [name, name.replace(UNSPECIFIED, ''), ...synonyms])
        known.add(normalize(spelling))
  }
  const longest = Math.max(...[...known].map((one) => one.split(' ').length))
  const codeIn = codeFinder(codes)
  const wordIn = (concept: string, patientName: string): string | undefined => {
    const abbreviation = abbreviationsIn(concept).find((one) => known.has(normalize(one)))
    if (abbreviation) return abbreviation
    const words = wordsOf(concept)
    const own = new Set(wordsOf(patientName))
    const ofPatient = words.find((word) => word.length >= LETTERS_AT_LEAST && own.has(word))
    if (ofPatient) return ofPatient
    const telling = words.find((word) => TELLING_BEGINNINGS.some((beginning) => word.startsWith(beginning)))
    if (telling) return telling
    for (let from = 0; from < words.length; from += 1)
      for (let length = 1; length <= longest && from + length <= words.length; length += 1) {
        const phrase = words.slice(from, from + length).join(' ')
        if (isTelling(phrase) && known.has(phrase)) return phrase
      }
    return undefined
  }
  return (concept, patientName) => {
    const code = codeIn(concept)
    if (code !== undefined) return { fault: 'concept-code', found: code }
    const word = wordIn(concept, patientName)
    return word === undefined ? undefined : { fault: 'concept-clinical', found: word }
  }
}

/**
 * Whether a known phrase counts as the name of a drug or diagnosis in lower case too. Names of one or two letters do not,
 * nor do abbreviations that are ordinary words.
 */
const isTelling = (phrase: string): boolean =>
  phrase.length >= LETTERS_OF_ABBREVIATION && !ORDINARY_WORDS.has(phrase)

const wordsOf = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '')

/** Words of a text that may be abbreviations: exactly three letters, in capitals. */
const abbreviationsIn = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length === LETTERS_OF_ABBREVIATION && /^\p{Lu}+$/u.test(word))
