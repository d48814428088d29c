import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { claimClosing, dueClosings, insertClosing } from './closing/queries.ts'
import type { Sql } from './database/database.ts'
import { prescribedRows } from './database/prescribed-queries.ts'
import { claimDueAccountMail, insertAccountMail, sweepAccountMail } from './delivery/account-mail-queries.ts'
import { insertNews } from './delivery/news-queries.ts'
import { claimDueMail, insertMail, latestMail, resendsToday, stuckMails } from './delivery/queries.ts'
import { beginCursor, cursorOf, positionAt } from './events/queries.ts'
import { insertFavourite, removeFavourite } from './favourites/queries.ts'
import { claimImport, insertImport } from './medications/import/import-queries.ts'
import { marksOf, removeMark, saveMark, stockOf } from './medications/import/stock-queries.ts'
import { removeOwn } from './medications/own/own-queries.ts'
import { prescribedFigures } from './medications/prescribed-queries.ts'
import { answerRequest, insertRequest } from './patients/privacy/privacy-queries.ts'
import { around } from './testing/around.ts'
import { createDoctor, createPatient, type TestDoctor } from './testing/factories.ts'
import { issuePrescriptionFor } from './testing/issue.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import {
  insertInvitation,
  invitationsOf,
  linkInvitation,
  spendLink,
} from './workplaces/invitation-queries.ts'

/*
 * Tests of time limits that are written in SQL, each a millisecond before the limit, at the limit and a millisecond after
 * it. The time limits of sessions and logins are tested in accounts/moments.test.ts.
 */

const NOW = '2026-11-21T18:00:00.000Z'

let server: TestServer
let doctor: TestDoctor
let patient: { id: number; uid: string }
let prescriptionId: number

beforeAll(async () => {
  server = await startTestServer()
  doctor = await createDoctor(server)
  patient = await createPatient(server, doctor)
  server.clock.now = new Date(NOW)
  const rx = await issuePrescriptionFor(server, doctor, patient.uid)
  prescriptionId = rx.id
})
afterAll(() => server.close())

const asked = <T>(stored: string, ask: (sql: Sql) => Promise<T>) => around(server, stored, ask)
/**
 * Runs a query that gets the present time as a value, a millisecond before a time limit, at the limit and a millisecond after
 * it.
 */
const askedAt = <T>(stored: string, moment: string, ask: (sql: Sql, now: Date) => Promise<T>) =>
  Promise.all(
    [-1, 0, 1].map(async (ms) => {
      const [answer] = await around(server, stored, (sql) => ask(sql, new Date(Date.parse(moment) + ms)))
      return answer
    }),
  )
const left = async (sql: Sql, from: string): Promise<number> => {
  const [row] = await sql.query<{ n: number }>(`select count(*)::int as n from ${from}`)
  return row?.n ?? 0
}
const mine = <T>(work: (sql: Sql) => Promise<T>) => server.database.asDoctor(doctor.id, work)

describe('a mail about a prescription', () => {
  test('leaves from its time on, and tells the seconds until then', async () => {
    await mine((sql) => insertMail(sql, doctor.id, { prescriptionId, recipient: 'paciente@correo.example' }))
    const stored = `update mail set state = 'pending', send_after = :moment where kind = 'resend'`
    const claimed = async (sql: Sql) => {
      await sql.query(`delete from mail where kind <> 'resend'`)
      return (await claimDueMail(sql)) !== undefined
    }
    expect(await asked(stored, claimed)).toEqual([false, true, true])
    const seconds = (sql: Sql) =>
      latestMail(sql, doctor.id, prescriptionId).then((mail) => mail?.seconds_left)
    expect(await asked(stored, seconds)).toEqual([1, 0, 0])
  })

  test('counts as a resend of today for 24 hours', async () => {
    const stored = `update mail set created_at = :moment - interval '1 day' where kind = 'resend'`
    expect(await asked(stored, (sql) => resendsToday(sql, doctor.id, prescriptionId))).toEqual([1, 0, 0])
  })

  test('is stuck when its hand-over takes longer than any does', async () => {
    const stored = `update mail set state = 'sending', changed_at = :moment - interval '60 s' where kind = 'resend'`
    expect(await asked(stored, async (sql) => (await stuckMails(sql, 60)).length)).toEqual([0, 0, 1])
  })
})

describe('a mail about an account', () => {
  const mail = { kind: 'password-changed', recipient: 'a@b.example', language: 'es', brand: 'x' } as const
  beforeAll(() => insertAccountMail(server.database.open, mail))

  test('leaves from its time on', async () => {
    const stored = `update account_mail set state = 'pending', send_after = :moment`
    expect(await asked(stored, async (sql) => (await claimDueAccountMail(sql)) !== undefined)).toEqual([
      false,
      true,
      true,
    ])
  })

  test.each([
    ['stuck after its longest hand-over', 'sending', '60 s', ['sending', 'sending', 'unknown']],
    ['kept for 30 days', 'sent', '30 days', ['sent', 'sent', undefined]],
    ['kept while it waits', 'pending', '31 days', ['pending', 'pending', 'pending']],
  ])('is %s', async (_what, state, age, states) => {
    const stored = `update account_mail set state = '${state}', changed_at = :moment - interval '${age}'`
    const swept = async (sql: Sql) => {
      await sweepAccountMail(sql, { stuckSeconds: 60, keptDays: 30 })
      const [row] = await sql.query<{ state: string }>('select state from account_mail')
      return row?.state
    }
    expect(await asked(stored, swept)).toEqual(states)
  })

  test('of the same news is not written twice in an hour', async () => {
    const news = { kind: 'news-failed', about: 7, preference: 'mail_failed' }
    const stored = `insert into account_mail (kind, recipient, language, brand, about, created_at)
      select 'news-failed', email, 'es', 'x', 7, :moment - interval '1 hour' from account where id = ${doctor.id}`
    const told = async (sql: Sql) => {
      await insertNews(sql, doctor.id, news)
      return left(sql, `account_mail where kind = 'news-failed'`)
    }
    expect(await asked(stored, told)).toEqual([1, 2, 2])
  })
})

test('an invitation can be accepted, and its link made, until its end', async () => {
  const [hash, secondHash] = [randomBytes(32), randomBytes(32)]
  const stored = `insert into invitation (hospital_id, email, role, invited_by, hospital_name, invited_by_name, expires_at, link_hash)
    values (${doctor.hospitalId}, 'c@d.example', 'MEMBER', ${doctor.id}, 'h', 'd', :moment, '\\x${hash.toString('hex')}')`
  const expired = async (sql: Sql) => (await invitationsOf(sql, doctor.hospitalId))[0]?.is_expired
  expect(await asked(stored, expired)).toEqual([false, true, true])
  expect(await asked(stored, (sql) => spendLink(sql, hash, doctor.id))).toEqual([true, false, false])
  const linked = async (sql: Sql) => {
    const id = (await invitationsOf(sql, doctor.hospitalId))[0]?.id ?? 0
    return (await linkInvitation(sql, id, secondHash)) !== undefined
  }
  expect(await asked(stored, linked)).toEqual([true, false, false])
})

test('an invitation is valid for seven days', async () => {
  const [days] = await asked('select :moment', async (sql) => {
    const invited = { hospitalId: doctor.hospitalId, email: 'e@f.example', role: 'MEMBER' as const }
    await insertInvitation(sql, { ...invited, doctorId: null, invitedBy: doctor.id })
    const [row] = await sql.query<{ days: number }>(
      `select extract(epoch from expires_at - now())::float / 86400 as days from invitation`,
    )
    return row?.days
  })
  expect(days).toBe(7)
})

describe('a subscriber of events', () => {
  beforeAll(() => beginCursor(server.database.open, 'mine', false))

  test('looks again from its time on', async () => {
    const stored = `update event_cursor set look_after = :moment where subscriber = 'mine'`
    expect(await asked(stored, async (sql) => (await cursorOf(sql, 'mine'))?.is_due)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('of the last minute begins after the events that are older', async () => {
    const stored = `insert into audit_event (doctor_id, at, actor_kind, action, object_kind, object_id)
      values (${doctor.id}, :moment - interval '60 s', 'system', 'profile.changed', 'doctor', ${doctor.id})`
    const isOlder = async (sql: Sql) => {
      const [last] = await sql.query<{ id: number }>('select max(id) as id from audit_event')
      return (await positionAt(sql, 60)).id === last?.id
    }
    expect(await asked(stored, isOlder)).toEqual([false, false, true])
  })
})

test('an account closes at the end of its grace, and not before', async () => {
  await mine((sql) =>
    insertClosing(sql, doctor.id, {
      requested_at: new Date('2026-10-22T18:00:00Z'),
      closes_at: new Date(NOW),
      language: 'es',
      brand: 'x',
    }),
  )
  const due = (sql: Sql, now: Date) => dueClosings(sql, now).then((ids) => ids.includes(doctor.id))
  expect(await askedAt('select :moment', NOW, due)).toEqual([false, true, true])
  const claimed = (sql: Sql, now: Date) => claimClosing(sql, doctor.id, now).then((row) => row !== undefined)
  expect(await askedAt('select :moment', NOW, claimed)).toEqual([false, true, true])
})

describe('for a day', () => {
  const LATER = '2026-11-22T18:00:00.000Z'

  test('a removed favourite can be restored', async () => {
    const body = { diagnosis: '', diagnoses: [], show_diagnosis: false, extras: '', rows: [] }
    await mine((sql) => insertFavourite(sql, doctor.id, { prescription: 'borrador-1', name: '', body }))
    const stored = `update favourite set removed_at = '${NOW}' where :moment is not null`
    const kept = async (sql: Sql, now: Date) => {
      await removeFavourite(sql, doctor.id, 0, now)
      return left(sql, 'favourite')
    }
    expect(await askedAt(stored, LATER, kept)).toEqual([1, 1, 0])
  })

  test('a removed medication can be restored', async () => {
    const stored = `insert into own_medication (doctor_id, uid, key, body, changed_at, removed_at)
      values (${doctor.id}, '${'a'.repeat(64)}', 'k', '{}', :moment, '${NOW}')`
    const kept = async (sql: Sql, now: Date) => {
      await removeOwn(sql, doctor.id, 0, now)
      return left(sql, 'own_medication')
    }
    expect(await askedAt(stored, LATER, kept)).toEqual([1, 1, 0])
  })

  test('an import can be undone, and is kept', async () => {
    const stored = `insert into medication_import (doctor_id, imported_at, changes)
      select ${doctor.id}, '${NOW}', '[]' where :moment is not null`
    const undone = async (sql: Sql, now: Date) => {
      const [row] = await sql.query<{ id: number }>('select id from medication_import')
      return (await claimImport(sql, doctor.id, row?.id ?? 0, now)) !== undefined
    }
    expect(await askedAt(stored, LATER, undone)).toEqual([true, false, false])
    const kept = async (sql: Sql, now: Date) => {
      await insertImport(sql, doctor.id, now, [])
      return left(sql, 'medication_import')
    }
    expect(await askedAt(stored, LATER, kept)).toEqual([2, 2, 1])
  })
})

test.each([
  ['the day before its last day', '2026-11-20', true],
  ['its last day', '2026-11-21', true],
  ['the day after its last day', '2026-11-22', false],
])('an out-of-stock mark holds on %s: %s', async (_day, today, isHeld) => {
  const uid = 'b'.repeat(64)
  const [held] = await asked('select :moment', async (sql) => {
    await saveMark(sql, doctor.id, { uid, hospitalId: 0, until: '2026-11-21' })
    const marks = (await marksOf(sql, doctor.id, today)).length
    const shown = (await stockOf(sql, doctor.id, [uid], today)).length
    await removeMark(sql, doctor.id, { uid: 'c'.repeat(64), hospitalId: 0, today })
    return [marks, shown, await left(sql, 'unavailable_mark')]
  })
  expect(held).toEqual(isHeld ? [1, 1, 1] : [0, 0, 0])
})

test('what was prescribed is read for 400 days, and counted from the first instant of a period', async () => {
  const read = async (sql: Sql, now: Date) =>
    (await prescribedRows(sql, doctor.id, patient.uid, { now })).length
  expect(await askedAt('select :moment', '2027-12-26T18:00:00.000Z', read)).toEqual([1, 0, 0])
  const counted = async (sql: Sql, since: Date) =>
    (await prescribedFigures(sql, doctor.id, since)).prescriptions
  expect(await askedAt('select :moment', NOW, counted)).toEqual([1, 1, 0])
})

test.each([
  ['the day before it was received', '2026-11-20', false],
  ['the day on which it was received', '2026-11-21', true],
  ['the day after it was received', '2026-11-22', true],
])('a request can be answered on %s: %s', async (_day, answered_on, isTaken) => {
  const [taken] = await asked('select :moment', async (sql) => {
    await insertRequest(sql, doctor.id, patient.id, { kind: 'access', received_on: '2026-11-21', note: '' })
    const [row] = await sql.query<{ id: number }>('select id from patient_request')
    return answerRequest(sql, doctor.id, [patient.id], { id: row?.id ?? 0, answered_on, answer: 'x' })
  })
  expect(taken).toBe(isTaken)
})
