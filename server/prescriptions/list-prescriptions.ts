import { MAX_PAGE } from '#contract/schemas/page.ts'
import { parseCode } from '#contract/values/identifiers/human-code.ts'
import type { Sql } from '../database/database.ts'
import { findEntries } from '../database/search-queries.ts'
import { typedSearch } from '../database/search-words.ts'
import {
  countPrescriptions,
  listedByIds,
  type Listed,
  pageOfIds,
  prescriptionBySignature,
} from './queries.ts'

export interface ListRequest {
  search: string
  file: string
  limit: number
  offset: number
}

/** One page of a doctor's prescriptions, newest first, and the number of all of them. */
export async function listPrescriptions(
  sql: Sql,
  doctorId: number,
  r: ListRequest,
): Promise<Listed & { count: number }> {
  if (r.search.trim() === '') {
    return {
      ...(await listedByIds(sql, doctorId, await pageOfIds(sql, doctorId, r), '')),
      count: await countPrescriptions(sql, doctorId, r.file),
    }
  }
  const code = parseCode(r.search)
  const ofCode = code.ok ? await prescriptionBySignature(sql, doctorId, code.value) : undefined
  if (ofCode && (r.file === '' || ofCode.state.external_patient_file === r.file))
    return { rows: r.offset === 0 ? [ofCode] : [], altered: [], count: 1 }
  const words = typedSearch('prescription', doctorId, r.search)
  if (words === null) return { rows: [], altered: [], count: 0 }
  if (r.file === '') {
    const { total, ids } = await findEntries(sql, 'prescription', words, r.limit, r.offset)
    return { ...(await listedByIds(sql, doctorId, ids, '')), count: total }
  }
  // For a search combined with a file number, the newest MAX_PAGE hits of the search are read and filtered by the file
  // number.
  const { ids } = await findEntries(sql, 'prescription', words, MAX_PAGE, 0)
  const { rows, altered } = await listedByIds(sql, doctorId, ids, r.file)
  // Prescriptions whose content can't be read are in no page of the list. The first page therefore names all of them
  // separately.
  return {
    rows: rows.slice(r.offset, r.offset + r.limit),
    altered: r.offset === 0 ? altered : [],
    count: rows.length,
  }
}
