import type { Sql } from '../../database/database.ts'

export async function hasProved(sql: Sql, sessionId: number, withinMinutes: number): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from session where id = $1 and revoked_at is null
       and proved_at > now() - make_interval(mins => $2)`,
    [sessionId, withinMinutes],
  )
  return rows.length === 1
}

export async function markProved(sql: Sql, sessionId: number): Promise<void> {
  await sql.query('update session set proved_at = now() where id = $1', [sessionId])
}

export async function stepUpToIssue(sql: Sql, doctorId: number): Promise<boolean> {
  const rows = await sql.query<{ asks: boolean }>(
    'select step_up_to_issue as asks from doctor where doctor_id = $1',
    [doctorId],
  )
  return rows[0]?.asks ?? false
}

export async function setStepUpToIssue(sql: Sql, doctorId: number, asks: boolean): Promise<void> {
  await sql.query('update doctor set step_up_to_issue = $2 where doctor_id = $1', [doctorId, asks])
}
