import { isDeepStrictEqual } from 'node:util'
import type { SignedDocument, SignedRow } from '#contract/prescription/document.ts'
import { zoneOfIssue } from '#contract/prescription/day-of-issue.ts'
import { rowsKey } from '../item.ts'
import type { StoredColumns, ItemColumns } from './proof-queries.ts'

/** A signed value and the value of the columns that repeat it. The two must be equal. */
type Pair = readonly [signed: unknown, stored: unknown]

/**
 * Every member of the signed document with the columns that repeat it; null for a member that only the payload has. A new
 * member of the document does not compile until it is added to this table.
 */
const members: Record<keyof SignedDocument, ((d: SignedDocument, s: StoredColumns) => Pair) | null> = {
  version: null,
  nonce: null,
  code: (d, s) => [
    [d.code, d.code],
    [s.code, s.found_by?.code],
  ],
  issued_at: (d, s) => [d.issued_at, s.issued_at.toISOString()],
  valid_from: (d, s) => [d.valid_from ?? null, s.valid_from],
  valid_until: (d, s) => [d.valid_until, s.valid_until],
  part: (d, s) => [d.part ?? null, partOf(s)],
  relation: (d, s) => [d.relation ?? null, relationOf(s)],
  document_kind: (d, s) => [d.document_kind, s.document_kind],
  law_version: null,
  algorithm: null,
  key_id: (d, s) => [d.key_id, s.key_id],
  brand: null,
  prescriber: (d, s) => [d.prescriber.id, s.doctor_id],
  place: (d, s) => [
    [d.place.hospital_id, d.place.clinic_id, zoneOfIssue(d)],
    [s.hospital_id, s.clinic_id, s.time_zone],
  ],
  pictures: null,
  patient: (d, s) => [d.patient.uid, s.patient_uid],
  diagnosis: (d, s) => [d.diagnosis, s.diagnosis],
  show_diagnosis: (d, s) => [d.show_diagnosis, s.show_diagnosis],
  extras: (d, s) => [d.extras, s.extras],
  follow_up_on: null,
  items: (d, s) => [d.items.length, s.items?.length ?? 0],
}

/** Every member of a signed row with its column in `prescription_item`; null for a member that only the payload has. */
const rowMembers: Record<keyof SignedRow, keyof ItemColumns | null> = {
  presentation: 'presentation',
  generic: 'generic',
  brand: 'brand',
  recognised: null,
  instructions: 'instructions',
  via: 'via',
  category: 'category',
  drug_upc: 'drug_upc',
  fraction: 'fraction',
  antibiotic: 'antibiotic',
  substitution_allowed: 'substitution_allowed',
  qty: 'qty',
  refills: 'refills',
  container: null,
}

/**
 * Names of the columns that differ from the signed document; empty for none. The result contains no values, so it may
 * be logged.
 */
export function findDifferingColumns(document: SignedDocument, stored: StoredColumns): string[] {
  const unlike = Object.entries(members).flatMap(([name, pairOf]) =>
    pairOf === null || isDeepStrictEqual(...pairOf(document, stored)) ? [] : [name],
  )
  const { found_by: found, rows_key: key } = stored
  const leadsHere = found?.doctor_id === stored.doctor_id && found.prescription_id === stored.id
  const isLike =
    key === null || key === rowsKey(document.items.map((item) => ({ ...item, refills: item.refills ?? 0 })))
  return [
    ...unlike,
    ...document.items.flatMap((item, at) => itemUnlike(item, stored.items?.[at], at)),
    ...(leadsHere ? [] : ['lookup']),
    ...(isLike ? [] : ['rows_key']),
  ]
}

function itemUnlike(item: SignedRow, stored: ItemColumns | undefined, at: number): string[] {
  if (stored?.position !== at) return [`items.${at}`]
  const signed = { ...item, refills: item.refills ?? 0 }
  return Object.entries(rowMembers).flatMap(([name, column]) =>
    column === null || signed[name as keyof SignedRow] === stored[column] ? [] : [`items.${at}.${name}`],
  )
}

function partOf({ links }: StoredColumns): SignedDocument['part'] | null {
  const link = links?.find(({ kind }) => kind === 'act' || kind === 'series')
  return link ? { kind: link.kind as 'act' | 'series', position: link.position, total: link.total } : null
}

function relationOf({ links }: StoredColumns): SignedDocument['relation'] | null {
  const link = links?.find(({ kind }) => kind === 'replaces' || kind === 'renews')
  return link ? { kind: link.kind as 'replaces' | 'renews', signature: link.signature } : null
}
