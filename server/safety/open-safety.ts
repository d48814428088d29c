import { readPrintedEnglish } from '#knowledge/catalogue/printed-english.ts'
import { Faults } from '#knowledge/csv.ts'
import type { CatalogueData as CatalogueKnowledge } from '#knowledge/catalogue/load.ts'
import { type ListedDiagnosis, loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { loadSafety } from '#knowledge/safety/load.ts'
import type { SafetyKnowledge } from '#knowledge/safety/rule.ts'
import type { FirstChoice } from '#knowledge/catalogue/first-choices.ts'
import type { NotOffered } from '#knowledge/catalogue/not-offered.ts'
import type { Use } from '#knowledge/catalogue/uses.ts'
import type { Source } from '#knowledge/sources.ts'
import { normalize } from '#contract/values/normalize.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { withNamedAllergies } from '../patients/allergens.ts'
import { createSafetyCheck, type CheckSafety } from './check.ts'
import { withConditionNames } from './context/condition-names.ts'
import { remembering } from '#contract/remember.ts'
import { type DrugCandidate, candidatesOf } from './for-doctor/candidates.ts'
import { type ContentsReader, createContentsReader } from './read-contents.ts'
import { createRowReader, type ReadRow } from './read-rows.ts'

/** The safety checks, loaded into memory. */
export interface Safety {
  /** The safety rules, which define what a patient's record may name as an allergen. */
  rules: SafetyKnowledge
  read: ReadRow
  /** Reader of the contents (ingredients and strengths) of products and texts. */
  contents: ContentsReader
  check: CheckSafety
  /** Drugs that may be chosen for a patient, one for each generic and route. */
  candidates: () => readonly DrugCandidate[]
  /** Indications for which drugs of different groups are prescribed. */
  uses: readonly Use[]
  /** Drugs of first choice that may replace another drug, by ATC group and state of the patient. */
  firstChoices: readonly FirstChoice[]
  /** Drugs that are never offered as an alternative to another drug. */
  notOffered: NotOffered
  /** Sources that the safety rules cite, by id. */
  sources: ReadonlyMap<string, Source>
  /** English names of the ingredients, by the Spanish name as printed. */
  english: ReadonlyMap<string, string>
  /**
   * All normalized names of drugs, each with a key. The name of an ingredient leads to the ingredient's key, the name
   * of a brand to itself.
   */
  names: ReadonlyMap<string, string>
}

function drugNames(knowledge: CatalogueKnowledge, ingredients: ReadonlyMap<string, string>) {
  const plain = (name: string): string => (normalize(name).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  const brands = knowledge.products.flatMap(({ brands: own }) => own)
  return new Map([
    ...brands.map((brand) => [plain(brand), plain(brand)] as const),
    ...[...ingredients].map(([name, key]) => [plain(name), key] as const),
  ])
}

/**
 * Reads all safety rules and prepares the checks.
 * @param diagnoses names of conditions for the findings; absent: those of the product
 * @throws Error that names each invalid row: the application must not start with a part of the rules
 */
export function openSafety(
  root: string,
  knowledge: CatalogueKnowledge,
  products: Pick<Catalogue, 'productByUid' | 'presentationOf'>,
  diagnoses: readonly ListedDiagnosis[] = loadDiagnoses(root),
): Safety {
  const rules = loadSafety(root, knowledge)
  const faults = new Faults()
  const english = readPrintedEnglish(root, knowledge, faults)
  faults.throwIfAny()
  const reader = createContentsReader(knowledge, rules)
  const contents: ContentsReader = { ...reader, ofText: remembering((text) => reader.ofText(text)) }
  const read = createRowReader(products, contents, { ...rules, routes: knowledge.routes })
  const check = createSafetyCheck(rules)
  let candidates: readonly DrugCandidate[] | undefined
  return {
    rules,
    read,
    candidates: () => (candidates ??= candidatesOf(knowledge.products, read)),
    contents,
    check: withConditionNames(
      (items, patient, repeated) => check(items, withNamedAllergies({ rules, contents }, patient), repeated),
      diagnoses,
    ),
    uses: knowledge.uses,
    firstChoices: knowledge.firstChoices,
    notOffered: knowledge.notOffered,
    sources: knowledge.sources,
    english,
    names: drugNames(knowledge, rules.names),
  }
}
