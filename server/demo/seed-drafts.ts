import { randomUUID } from 'node:crypto'
import type { DraftBody, DraftRow } from '#contract/drafts/drafts.ts'
import { saveDraft, submitDraft } from '../drafts/save-draft.ts'
import { demoPatients } from './demo-data.ts'
import type { DatabaseAt } from './one-transaction.ts'
import type { DemoFoundations, SeededDoctor } from './seed-doctor.ts'
import { productOf } from './year/treatment.ts'

interface DemoDraft {
  /** Index of the patient in `demoPatients`. */
  patient: number
  diagnosis: { code: string; name: string }
  medicine: string
  instructions: string
  /** Minutes that have passed since the draft was written. */
  ago: number
}

const PREPARED: DemoDraft = {
  patient: 4,
  diagnosis: { code: 'I10', name: 'Hipertensión arterial esencial' },
  medicine: 'Telmisartán tableta 40 mg, caja con 30 tabletas',
  instructions: 'Tomar 1 tableta por vía oral cada 24 horas durante 30 días.',
  ago: 45,
}
const UNFINISHED: DemoDraft = {
  patient: 0,
  diagnosis: { code: 'J30.4', name: 'Rinitis alérgica sin precisar' },
  medicine: 'Loratadina tableta 10 mg, caja con 10 tabletas',
  instructions: '',
  ago: 90,
}

/** Adds two drafts to the demo: one that the assistant has prepared and submitted, and one that the doctor has begun. */
export async function seedDrafts(
  f: DemoFoundations,
  at: DatabaseAt,
  { doctorId, assistantId }: SeededDoctor,
  uids: ReadonlyMap<number, string>,
): Promise<void> {
  for (const draft of [UNFINISHED, PREPARED]) {
    const uid = uids.get(draft.patient)
    if (uid === undefined) continue
    const id = randomUUID()
    const writer = { doctorId, assistantId: draft === PREPARED ? assistantId : null }
    const body = bodyOf(f, draft, id, uid)
    const moment = new Date(f.clock().getTime() - draft.ago * 60_000)
    await at(moment).asDoctor(doctorId, async (sql) => {
      const { version } = await saveDraft(sql, writer, id, { version: 0, body, unanswered: [] })
      if (draft === PREPARED) await submitDraft(sql, writer, id, version)
    })
  }
}

function bodyOf({ catalogue }: DemoFoundations, draft: DemoDraft, id: string, uid: string): DraftBody {
  const { name = '', date_of_birth = '', gender = 'M' } = demoPatients[draft.patient] ?? {}
  return {
    idempotencyKey: id,
    patient: { uid, name, date_of_birth, gender },
    patientSearch: '',
    newPatient: null,
    diagnosis: '',
    diagnoses: [draft.diagnosis],
    show_diagnosis: false,
    rows: [rowOf(catalogue, draft)],
    drugSearch: '',
    extras: '',
    follow_up_on: '',
    hospital: null,
    clinic: null,
    send_rx: true,
    keywords: [],
    RxWarning: null,
  }
}

function rowOf(catalogue: DemoFoundations['catalogue'], { medicine, instructions }: DemoDraft): DraftRow {
  const hit = productOf(catalogue, medicine)
  return {
    key: 'row-1',
    presentation: hit.presentation,
    instructions,
    drug: '',
    drug_upc: hit.product.uid,
    order_id: '0',
    ad_id: '',
    category: 'standard_drug',
    qty: 1,
    via: 'oral',
    price: null,
    generic: '',
    brand: null,
    fraction: hit.product.fraction,
    antibiotic: hit.product.antibiotic,
    substitution_allowed: true,
    keyword: '',
    qty_follows: false,
  }
}
