import { documentIn } from '#contract/signed-document.ts'
import type { Sql } from '../database/database.ts'

interface News {
  kind: string
  about: number
  /**
   * Key in `ux_settings` of the preference by which a doctor turns this kind of mail off. The mail is sent as long as the
   * doctor has not chosen.
   */
  preference: string
}

/** Puts a mail to the doctor of this transaction into the table of outgoing mails, unless the doctor turned such mails off. */
export async function insertNews(sql: Sql, doctorId: number, n: News): Promise<void> {
  await sql.query(
    `insert into account_mail (kind, recipient, language, brand, about)
     select $2, a.email, case when d.ux_settings ->> 'language' = 'en' then 'en' else 'es' end, d.licence_brand, $3
     from doctor d join account a on a.id = d.doctor_id
     where d.doctor_id = $1 and a.is_active and d.ux_settings ->> $4::text is distinct from 'false'
       and not exists (select 1 from account_mail m where m.recipient = a.email and m.kind = $2 and m.about = $3
                         and m.created_at > now() - interval '1 hour')`,
    [doctorId, n.kind, n.about, n.preference],
  )
  sql.wake('account-mail')
}

/** Finds the id of the account of an active doctor with the given mail address; undefined if there is none. */
export async function doctorAt(sql: Sql, email: string): Promise<number | undefined> {
  const rows = await sql.query<{ id: number }>(
    `select id from account where email = $1 and kind = 'doctor' and is_active`,
    [email],
  )
  return rows[0]?.id
}

export interface NewsPrescription {
  signature: string
  code: string
  /** Id of the brand under which the prescription was signed; undefined if the signed document cannot be read. */
  brand: string | undefined
  issued_at: Date
  rejected_by: string
  reason: string
}

/**
 * Reads the data of a prescription for a mail to its doctor. Code, brand and time of issue come from the signed document. If the
 * document cannot be read, code and time come from columns of the database, because the mail must be sent all the same.
 */
export async function prescriptionInNews(
  sql: Sql,
  doctorId: number,
  id: number,
): Promise<NewsPrescription | undefined> {
  const rows = await sql.query<Omit<NewsPrescription, 'brand'> & { payload: string }>(
    `select signature, payload, code, issued_at, rejected_by, reason_of_rejected as reason
     from prescription where doctor_id = $1 and id = $2`,
    [doctorId, id],
  )
  const row = rows[0]
  if (!row) return undefined
  const { payload, ...found } = row
  const document = documentIn(payload)
  if (!document) return { ...found, brand: undefined }
  return { ...found, code: document.code, brand: document.brand, issued_at: new Date(document.issued_at) }
}

/** Name of an assistant who prepares drafts for the doctor of this transaction. */
export async function assistantInNews(
  sql: Sql,
  doctorId: number,
  assistantId: number,
): Promise<string | undefined> {
  const rows = await sql.query<{ name: string }>(
    `select a.name from assistance s join assistant a on a.assistant_id = s.assistant_id
     where s.doctor_id = $1 and s.assistant_id = $2 and s.ended_at is null`,
    [doctorId, assistantId],
  )
  return rows[0]?.name
}
