import { stat } from 'node:fs/promises'
import path from 'node:path'
import { IMPORTED_COMPENDIUM } from '#knowledge/catalogue/imported-compendium.ts'
import { IMPORTED_CONTROLLED } from '#knowledge/catalogue/imported-controlled.ts'
import { IMPORTED_PRICES } from '#knowledge/catalogue/imported-prices.ts'
import { IMPORTED } from '#knowledge/catalogue/imported.ts'
import { IMPORTED_CODES } from '#knowledge/diagnoses/load.ts'
import { type ClinicalData, loadClinical } from './clinical.ts'
import { followClinical } from './following.ts'

const FILES = [IMPORTED, IMPORTED_COMPENDIUM, IMPORTED_CONTROLLED, IMPORTED_PRICES, IMPORTED_CODES]
const LOOK_EVERY_MS = 2000

export interface WatchedImports {
  /** Clinical data in force. Reading a member always gives the latest import. */
  clinical: ClinicalData
  stop(): void
}

/**
 * Loads the clinical data, and loads them again whenever an import of the data directory takes effect or is undone. Each
 * process watches the files of its data directory, so that all processes that share a directory follow the same import. If new
 * data cannot be loaded, this is logged, and the earlier data stay in force.
 */
export async function watchImports(
  root: string,
  dataDir: string,
  log: (facts: object, message: string) => void,
): Promise<WatchedImports> {
  let seen = await stateOf(dataDir)
  let current = await loadClinical(root, dataDir)
  let isLooking = false
  const look = async (): Promise<void> => {
    const now = await stateOf(dataDir)
    if (now === seen) return
    seen = now
    current = await loadClinical(root, dataDir)
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    look()
      .catch((error: unknown) => log({ error: String(error) }, 'an import could not be loaded'))
      .finally(() => {
        isLooking = false
      })
  }, LOOK_EVERY_MS).unref()
  return { clinical: followClinical(() => current), stop: () => clearInterval(timer) }
}

/** Text that changes whenever one of the imported files is written, replaced or removed. */
async function stateOf(dataDir: string): Promise<string> {
  const files = FILES.map(async (name) => {
    // An imported file that is missing, or that can't be read, counts as removed.
    const found = await stat(path.join(dataDir, name), { bigint: true }).catch(() => null)
    return found === null ? '' : `${found.ino}:${found.size}:${found.mtimeNs}`
  })
  return (await Promise.all(files)).join(' ')
}
