import { setImmediate as turn } from 'node:timers/promises'
import { drugSearchInSteps, type SearchEngine } from '#contract/drug-search/search.ts'
import { type CatalogueData, loadCatalogue } from '#knowledge/catalogue/load.ts'
import type { Product } from '#knowledge/catalogue/product.ts'
import { type ListedDiagnosis, loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { createDiagnosisSearch, type FindDiagnoses } from '../diagnoses/search.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import { serveCatalogue } from '../medications/open-catalogue.ts'
import { openSafety, type Safety } from '../safety/open-safety.ts'

/** Diagnoses by code. */
export type DiagnosisList = Pick<ReadonlyMap<string, ListedDiagnosis>, 'get' | 'values'>

/** Catalogue, safety checks and diagnoses in memory, with the files that an operator imported. */
export interface ClinicalData {
  /** Data that the catalogue was built from. */
  knowledge: CatalogueData
  catalogue: Catalogue
  safety: Safety
  findDiagnoses: FindDiagnoses
  diagnosisList: DiagnosisList
}

/** Duration of one slice of work, ms, after which requests that arrived meanwhile are answered. */
const SLICE_MS = 10

/**
 * Loads everything, in steps between which the process answers requests.
 * @throws Error that names each invalid row
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
