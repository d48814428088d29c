import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { filled, several } from '../cells.ts'
import { Faults, readRows } from '../csv.ts'
import { checkSources, readSources } from '../sources.ts'

/** A code of the CIE-10 with its name and usual patients. */
export interface ListedDiagnosis {
  /** CIE-10 code with its dot: `E11.9`. */
  code: string
  name: string
  synonyms: string[]
  /** The only sex in which the diagnosis is usual; null for both. */
  sex: 'F' | 'M' | null
  /** Usual ages in whole years, both ends included; null where there is no limit. */
  fromYears: number | null
  toYears: number | null
  /**
   * How usual the diagnosis is in outpatient care: 3 is the diagnosis that an everyday word such as "diarrea" usually
   * means, 0 is unknown. The value only orders search results.
   */
  outpatient: 0 | 1 | 2 | 3
}

/** File of an imported official catalogue, inside the data directory. */
export const IMPORTED_CODES = 'diagnoses/imported.jsonl'

const Code = z.string().check(z.regex(/^[A-Z]\d{2}(\.\d)?$/, 'not a CIE-10 code'))
const years = z.pipe(
  z.string().check(z.regex(/^\d{0,3}$/, 'not an age')),
  z.transform((cell: string) => (cell === '' ? null : Number(cell))),
)
const OUTPATIENT = { '': 0, '1': 1, '2': 2, '3': 3 } as const
const Row = z.object({
  code: Code,
  name: filled,
  synonyms: several,
  sex: z.enum(['F', 'M', '']),
  from_years: years,
  to_years: years,
  outpatient: z.pipe(
    z.enum(['', '1', '2', '3']),
    z.transform((cell) => OUTPATIENT[cell]),
  ),
  sources: several,
})

/** One line of the file of an imported official catalogue of diagnoses. */
export const ImportedCode = z.object({
  code: Code,
  name: filled,
  sex: z.nullable(z.enum(['F', 'M'])),
  fromYears: z.nullable(z.int()),
  toYears: z.nullable(z.int()),
})
export type ImportedCode = z.output<typeof ImportedCode>

/**
 * Loads the list that is part of the product, and after it the imported codes. If an imported code is
 * also in the list, its name and limits are the imported ones, and its synonyms those of the list.
 * @throws Error that names file and line of every invalid row.
 */
export function loadDiagnoses(root: string, dataDir?: string): ListedDiagnosis[] {
  const faults = new Faults()
  const sources = readSources(root, faults)
  const byCode = new Map<string, ListedDiagnosis>()
  for (const { row, at } of readRows(root, 'knowledge/diagnoses/codes.csv', Row, faults)) {
    checkSources(row.sources, sources, at, faults)
    if (byCode.has(row.code)) faults.add(at, `code ${row.code} is listed twice`)
    byCode.set(row.code, {
      code: row.code,
      name: row.name,
      synonyms: row.synonyms,
      sex: row.sex === '' ? null : row.sex,
      fromYears: row.from_years,
      toYears: row.to_years,
      outpatient: row.outpatient,
    })
  }
  for (const imported of dataDir === undefined ? [] : readImported(dataDir, faults)) {
    const own = byCode.get(imported.code)
    const synonyms = own === undefined ? [] : [own.name, ...own.synonyms]
    byCode.set(imported.code, { ...imported, synonyms, outpatient: own?.outpatient ?? 0 })
  }
  faults.throwIfAny()
  return [...byCode.values()]
}

function readImported(dataDir: string, faults: Faults): ImportedCode[] {
  const file = path.join(dataDir, IMPORTED_CODES)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line === '') return []
      const parsed = ImportedCode.safeParse(parseJson(line))
      if (parsed.success) return [parsed.data]
      faults.add(`${IMPORTED_CODES}:${index + 1}`, z.core.prettifyError(parsed.error))
      return []
    })
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
