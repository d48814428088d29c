import type pg from 'pg'
import type { Journal, Outcome, Stored } from './find-faults.ts'

/** Reads the outcome of a test run from the database, as its owner. */
export async function readOutcome(
  client: pg.Client,
  journal: Journal,
  delivered: string[],
): Promise<Outcome> {
  const stored = await client.query<Stored>(
    `select r.additional_data ->> 'key' as key, r.signature,
       (select count(*)::int from mail m where m.doctor_id = r.doctor_id and m.prescription_id = r.id) as mails,
       (select count(*)::int from audit_event e where e.doctor_id = r.doctor_id and e.object_kind = 'prescription'
          and e.object_id = r.id and e.action = 'prescription.issued') as "issuedEvents",
       (select count(*)::int from prescription_item i
          where i.doctor_id = r.doctor_id and i.prescription_id = r.id) as items,
       (select count(*)::int from prescription_lookup l where l.signature = r.signature) as lookups
     from prescription r`,
  )
  const outbox = await client.query<{ id: string }>(
    // When a crash leaves it unknown whether a prescription's mail was sent, another mail informs the doctor.
    `select '<rx-' || doctor_id || '-' || id || '@recetario.example>' as id from mail
     union all select '<account-' || id || '-' || attempt || '@recetario.example>'
       from account_mail, generate_series(1, attempts) attempt`,
  )
  return { journal, stored: stored.rows, outbox: new Set(outbox.rows.map((m) => m.id)), delivered }
}
