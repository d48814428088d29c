import type pg from 'pg'
import type { NewPrescriptionRow } from '#server/prescriptions/issue/issue-queries.ts'
import { namesToCount, rowsKey } from '#server/prescriptions/item.ts'

type Run = (name: string, text: string, values: unknown[]) => Promise<{ id: number }[]>

/**
 * Writes the rows of one issued prescription, statement by statement in one transaction.
 * @param isPrepared whether each statement is prepared once for a connection; otherwise it is sent as
 * `client.query(text, values)`
 */
export async function bareStatements(
  client: pg.Client,
  p: NewPrescriptionRow,
  isPrepared: boolean,
): Promise<void> {
  const run: Run = async (name, text, values) =>
    (await client.query(isPrepared ? { name, text, values } : { text, values })).rows as { id: number }[]
  await client.query('begin')
  const id = await writePrescription(run, p)
  await writeItems(run, p, id)
  await writeFinding(run, p, id)
  await writeKeeping(run, p, id)
  await writeMail(run, p, id)
  await client.query('commit')
}

/** Writes the row of the table `prescription`. @returns the id of the row */
async function writePrescription(run: Run, p: NewPrescriptionRow): Promise<number | undefined> {
  const rows = await run(
    'rx',
    `insert into prescription (doctor_id, signature, code, payload, key_id, signed, document_kind, patient_id, hospital_id,
       clinic_id, issued_at, valid_until, send_rx, show_diagnosis, diagnosis, extras, external_patient_file, additional_data,
       safety, valid_from, diagnoses, rows_key)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20,$21,$22) returning id`,
    [
      p.doctorId,
      p.signature,
      p.code,
      p.payload,
      p.keyId,
      p.signed,
      p.documentKind,
      p.patientId,
      p.hospitalId,
      p.clinicId,
      p.issuedAt,
      p.validUntil,
      p.sendRx,
      p.showDiagnosis,
      p.diagnosis,
      p.extras,
      p.externalPatientFile,
      p.additionalData,
      p.safety,
      p.validFrom,
      JSON.stringify(p.diagnoses),
      rowsKey(p.items),
    ],
  )
  return rows[0]?.id
}

async function writeItems(run: Run, p: NewPrescriptionRow, id: number | undefined): Promise<void> {
  for (const [position, i] of p.items.entries()) {
    await run(
      'item',
      `insert into prescription_item (doctor_id, prescription_id, position, presentation, generic, brand, instructions, via,
         category, drug_upc, sku, order_id, ad_id, cost_cents, fraction, antibiotic, substitution_allowed, qty, refills, written)
       values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17,$18,$19,$20)`,
      [
        p.doctorId,
        id,
        position,
        i.presentation,
        i.generic,
        i.brand,
        i.instructions,
        i.via,
        i.category,
        i.drug_upc,
        i.sku,
        i.order_id,
        i.ad_id,
        i.cost_cents,
        i.fraction,
        i.antibiotic,
        i.substitution_allowed,
        i.qty,
        i.refills,
        i.written,
      ],
    )
  }
}

/** Writes the signature and the short code by which a prescription is found, and the words by which it is searched. */
async function writeFinding(run: Run, p: NewPrescriptionRow, id: number | undefined): Promise<void> {
  await run(
    'lookup',
    'insert into prescription_lookup (signature, code, doctor_id, prescription_id) values ($1,$2,$3,$4)',
    [p.signature, p.code, p.doctorId, id],
  )
  await run(
    'words',
    `insert into search_entry (doctor_id, kind, object_id, words)
     values ($1, 'prescription', $2, array_to_tsvector($3::text[]))`,
    [p.doctorId, id, p.lexemes],
  )
}

/**
 * Writes what the issue of a prescription changes in other tables: the doctor's count of prescriptions and figures, the
 * idempotency keys, the time of the patient's last prescription, and the audit trail.
 */
async function writeKeeping(run: Run, p: NewPrescriptionRow, id: number | undefined): Promise<void> {
  await run(
    'tally',
    `insert into prescription_tally as t (doctor_id, slot, issued) values ($1, pg_backend_pid() % 16, 1)
     on conflict (doctor_id, slot) do update set issued = t.issued + 1`,
    [p.doctorId],
  )
  await run(
    'figures',
    `insert into figure_entry (doctor_id, prescription_id, day, alerts, overridden, named)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      p.doctorId,
      id,
      p.day,
      p.safety.findings.length,
      p.safety.overrides.length,
      JSON.stringify(namesToCount(p.items, p.diagnoses)),
    ],
  )
  await run(
    'once',
    'insert into idempotency (doctor_id, key, request_hash, prescription_id) values ($1,$2,$3,$4)',
    [p.doctorId, p.idempotencyKey, p.requestHash, id],
  )
  await run('seen', 'update patient set last_prescribed_at = $3 where doctor_id = $1 and id = $2', [
    p.doctorId,
    p.patientId,
    p.issuedAt,
  ])
  await run(
    'trail',
    `insert into audit_event (doctor_id, at, actor_kind, actor_id, action, object_kind, object_id)
     values ($1, $2, 'doctor', $1, 'prescription.issued', 'prescription', $3)`,
    [p.doctorId, p.issuedAt, id],
  )
}

/** Writes the row of the mail to the patient. */
async function writeMail(run: Run, p: NewPrescriptionRow, id: number | undefined): Promise<void> {
  await run(
    'mail',
    `insert into mail (doctor_id, prescription_id, kind, recipient) values ($1, $2, 'prescription', $3)`,
    [p.doctorId, id, p.recipient],
  )
}
