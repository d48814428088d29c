import type { FieldErrors } from '../problem.ts'
import type { JudgedCatalogue, JudgedDraft, JudgedPlace, JudgedPrescriber } from './draft.ts'
import { fieldFaults } from './document-fields.ts'
import { planDocuments, seriesFault } from './documents.ts'
import { classFaults } from './judge-class.ts'
import { judgeRow } from './judge-row.ts'
import type { Judgement, Refusal } from './judgement.ts'
import type { Law } from './law.ts'
import { notesFaults } from './notes-faults.ts'
import { missingOnSheet, prescriberRefusals } from './prescriber.ts'

export type Judge = (
  draft: JudgedDraft,
  catalogue: JudgedCatalogue,
  place: JudgedPlace | null,
  /** The signer, or null while the signer is unknown. No fault of a prescriber is reported for an unknown signer. */
  prescriber: JudgedPrescriber | null,
  day: string,
) => Judgement

/**
 * Makes the function that checks a draft against the law. The page calls the function while the doctor types, the server
 * inside the issuing transaction. Checks that need the server (row security, safety, keys, earlier fills) are not part of
 * the function.
 */
export const createJudge =
  (law: Law): Judge =>
  (draft, catalogue, place, prescriber, day) => {
    const fields = draft.fields ?? {}
    const genericOnlyBasis = place?.public_institution ? law.genericOnlyBasis : null
    const ofRows: FieldErrors = {}
    const rows = draft.medications.map((row, at) =>
      judgeRow(row, { law, catalogue, genericOnlyBasis, reading: draft.readings?.[at] }, (field, key) =>
        add(ofRows, `medications.${at}.${field}`, key),
      ),
    )
    const items = rows.map(({ item }) => item)
    const generics = items.map(({ generic }) => generic)
    const ofNotes = notesFaults(fields, catalogue, genericOnlyBasis, generics)
    const content = joined([fieldFaults(fields, day), ofNotes, ofRows])
    const known = draft.known ?? {}
    const ofClass = classFaults(rows, prescriber?.profession ?? null, law)
    const ofSeries = seriesFault(rows, draft.series, law, day)
    const isPlaceTold = 'hospital' in known || 'clinic' in known
    const missing = place && prescriber ? missingOnSheet(prescriber, place) : []
    return {
      rows,
      refusals: [
        ...(prescriber ? prescriberRefusals(prescriber, law) : []),
        ...(place || isPlaceTold ? [] : [{ code: 'hospital-required' as const }]),
        ...correcting({ ...content, ...known }),
        ...(missing.length > 0 ? [{ code: 'prescriber-incomplete' as const, missing }] : []),
        ...ofClass.refusals,
        ...correcting(ofClass.fields),
        ...correcting(ofSeries),
      ],
      faults: joined([content, known, ofClass.fields, ofSeries]),
      documents: planDocuments(items, draft.series, law, day),
    }
  }

function add(fields: FieldErrors, path: string, key: string): void {
  fields[path] = [...(fields[path] ?? []), key]
}

const correcting = (fields: FieldErrors): Refusal[] =>
  Object.keys(fields).length > 0 ? [{ code: 'invalid-input', fields }] : []

function joined(all: readonly FieldErrors[]): FieldErrors {
  const together: FieldErrors = {}
  for (const fields of all)
    for (const [path, keys] of Object.entries(fields)) for (const key of keys) add(together, path, key)
  return together
}
