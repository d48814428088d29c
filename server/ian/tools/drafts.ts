import * as z from 'zod/mini'
import { DraftBody, type DraftRow } from '#contract/drafts/drafts.ts'
import { fillFromDrug, newRow } from '#contract/drafts/draft-rows.ts'
import type { SeenPatient } from '../records.ts'
import { OptionalWords, PatientUid } from './arguments.ts'
import { nameOfPatient } from './name-of-patient.ts'
import { type Desk, tool } from './tool.ts'

const ROWS_AT_MOST = 12

export const draftTool = tool({
  name: 'prepare_draft',
  description:
    'Save a draft that the doctor opens, reviews and signs. Only when the doctor’s own words ask for it. `drug` is the uid of a presentation that search_catalogue returned; `patient` a uid that find_patient returned, or empty.',
  args: z.strictObject({
    patient: PatientUid,
    rows: z
      .array(z.strictObject({ drug: z.string().check(z.maxLength(64)), instructions: OptionalWords(1000) }))
      .check(z.minLength(1), z.maxLength(ROWS_AT_MOST)),
  }),
  async run(desk, { patient, rows }) {
    const { records, words, known } = desk
    const person = known.patients.get(patient)
    const name = await nameOfPatient(desk, patient)
    const drafted = rows.flatMap((row, at) => draftedRow(desk, row, at))
    const id = await records.saveDraft(bodyOf(person, drafted))
    const lacks = drafted.some(({ instructions }) => instructions === '')
    return {
      did: words.preparedDraft(name),
      texts: [words.draftUnsigned, ...(lacks ? [words.draftWithoutInstructions] : [])],
      cards: [
        {
          kind: 'draft',
          id,
          patient: name,
          rows: drafted.map(({ presentation, instructions }) => ({ presentation, instructions })),
        },
      ],
    }
  },
})

function draftedRow(
  { known }: Desk,
  { drug, instructions }: { drug: string; instructions: string },
  at: number,
): DraftRow[] {
  const found = known.drugs.get(drug)
  return found ? [{ ...fillFromDrug(newRow(`ian-${at}`), found), instructions, qty_follows: true }] : []
}

/** Makes a draft that has a patient and rows, and is blank otherwise. Its idempotency key is set when the draft is saved. */
const bodyOf = (patient: SeenPatient | undefined, rows: DraftRow[]): DraftBody =>
  DraftBody.parse({
    idempotencyKey: 'not-saved-yet',
    patientSearch: '',
    newPatient: null,
    diagnosis: '',
    show_diagnosis: false,
    extras: '',
    rows,
    drugSearch: '',
    hospital: null,
    clinic: null,
    send_rx: true,
    patient: patient
      ? {
          uid: patient.uid,
          name: patient.name,
          date_of_birth: patient.date_of_birth,
          gender: patient.gender,
        }
      : null,
  })
