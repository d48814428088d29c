import { setImmediate as turn } from 'node:timers/promises'
import { drugSearchInSteps, type SearchEngine } from '#contract/drug-search/search.ts'
import { type CatalogueData, loadCatalogue } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { type ListedDiagnosis, loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { createDiagnosisSearch, type FindDiagnoses } from '../diagnoses/search.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { serveCatalogue } from '../medications/open-catalogue.ts'
import { openSafety, type Safety } from '../safety/open-safety.ts'

/** List of diagnoses by code. */
export type DiagnosisList = Pick<ReadonlyMap<string, ListedDiagnosis>, 'get' | 'values'>

/** Catalogue of drugs, safety checks and list of diagnoses in memory, including the data of files that an operator imported. */
export interface ClinicalData {
  /** Data from which the catalogue of drugs was built. */
  knowledge: CatalogueData
  catalogue: Catalogue
  safety: Safety
  findDiagnoses: FindDiagnoses
  diagnosisList: DiagnosisList
}

/** Duration in ms of one slice of loading. After each slice the process answers the requests that have arrived meanwhile. */
const SLICE_MS = 10

/**
 * Loads the catalogue, the safety checks and the diagnoses, in steps between which the process answers requests.
 * @throws Error that names each invalid row of the data files
 */
export async function loadClinical(root: string, dataDir: string): Promise<ClinicalData> {
  const knowledge = loadCatalogue(root, dataDir)
  await turn()
  const search = await searchInTurns(knowledge)
  const catalogue = serveCatalogue(knowledge, search)
  await turn()
  const diagnoses = loadDiagnoses(root, dataDir)
  await turn()
  const safety = openSafety(root, knowledge, catalogue, diagnoses)
  await turn()
  const diagnosisList = new Map(diagnoses.map((one) => [one.code, one]))
  return { knowledge, catalogue, safety, findDiagnoses: createDiagnosisSearch(diagnoses), diagnosisList }
}

async function searchInTurns(knowledge: CatalogueData): Promise<SearchEngine<Product>> {
  const steps = drugSearchInSteps(knowledge)
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const { done, value } = steps.next()
      if (done) return value
    } while (performance.now() < until)
    await turn()
  }
}
