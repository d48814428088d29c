import { pictureAddress } from '#contract/profile/picture.ts'
import { Problem } from '#contract/problem.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'
import type { PaperAtHospital } from '#contract/places/sheets.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Sql } from '../database/database.ts'
import type { CleanImage } from '../files/clean-image.ts'
import { dropPicture, keepPicture } from '../images/keep-picture.ts'
import type { PaperToPrintOn } from '../pdf/sheet-to-print.ts'
import { findHospital } from '../workplaces/save-hospital.ts'
import { deletePaper, hospitalPaper, putLayout, putPaperPicture } from './paper-queries.ts'

/** The doctor's own paper at a hospital, as stored. */
export type KeptPaper = Omit<PaperAtHospital, 'demo'>

/** A doctor, and a hospital at which the doctor works. */
export interface Where {
  doctorId: number
  hospitalId: number
}

/**
 * Reads the doctor's own paper at a hospital; the fields of the result are empty when the doctor has none.
 * @throws Problem `not-found` for a hospital at which the doctor does not work
 */
export async function readPaper(sql: Sql, { doctorId, hospitalId }: Where): Promise<KeptPaper> {
  await findHospital(sql, doctorId, hospitalId)
  const row = await hospitalPaper(sql, doctorId, hospitalId)
  return { layout: row?.layout ?? null, picture: row?.picture_id ? pictureAddress(row.picture_id) : null }
}

export async function keepPaper(sql: Sql, where: Where, layout: OwnPaper): Promise<KeptPaper> {
  await findHospital(sql, where.doctorId, where.hospitalId)
  await putLayout(sql, where.doctorId, where.hospitalId, layout)
  await trail(sql, where, 'own paper')
  return readPaper(sql, where)
}

/**
 * Replaces the picture of the doctor's own paper. The previous picture is deleted, because no signed sheet shows it,
 * unlike a logo.
 */
export async function changePaperPicture(
  sql: Sql,
  where: Where,
  image: CleanImage | null,
): Promise<KeptPaper> {
  const { doctorId, hospitalId } = where
  await findHospital(sql, doctorId, hospitalId)
  const before = await hospitalPaper(sql, doctorId, hospitalId)
  const id = image && (await keepPicture(sql, { doctorId, kind: 'paper', image }))
  await putPaperPicture(sql, doctorId, hospitalId, id)
  if (before?.picture_id) await dropPicture(sql, before.picture_id)
  await trail(sql, where, 'picture of own paper')
  return readPaper(sql, where)
}

export async function removePaper(sql: Sql, where: Where): Promise<void> {
  const { doctorId, hospitalId } = where
  await findHospital(sql, doctorId, hospitalId)
  const before = await hospitalPaper(sql, doctorId, hospitalId)
  await deletePaper(sql, doctorId, hospitalId)
  if (before?.picture_id) await dropPicture(sql, before.picture_id)
  await trail(sql, where, 'own paper removed')
}

/** The doctor's own paper at a hospital, for printing. @throws Problem `not-found` when there is none */
export async function paperToPrintOn(sql: Sql, { doctorId, hospitalId }: Where): Promise<PaperToPrintOn> {
  const row = await hospitalPaper(sql, doctorId, hospitalId)
  if (!row?.layout) throw new Problem('not-found')
  return { ...row.layout, rulers: false }
}

const trail = (sql: Sql, { doctorId, hospitalId }: Where, what: string): Promise<void> =>
  recordEvent(sql, doctorId, {
    actor: 'doctor',
    actorId: doctorId,
    action: 'hospital.changed',
    object: ['hospital', hospitalId],
    details: { what },
  })
