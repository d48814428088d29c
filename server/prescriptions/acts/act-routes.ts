import { prescriptionActs } from '#contract/prescription-acts.ts'
import { Problem } from '#contract/problem.ts'
import type { Sql } from '../../database/database.ts'
import type { Domain } from '../../http/domain.ts'
import { texts } from '../../http/texts.ts'
import { cancelPrescription } from './cancel-prescription.ts'
import { presentPrescription } from '../present.ts'
import { prescriptionById, prescriptionBySignature } from '../queries.ts'
import { readLinks } from '../read-links.ts'
import { steerSeries } from './steer-series.ts'

/** Routes by which a doctor changes the state of an issued prescription, for example cancels it. */
export function actRoutes({ bind, database, clock }: Domain): void {
  const own = async (sql: Sql, doctorId: number, signature: string) => {
    const row = await prescriptionBySignature(sql, doctorId, signature)
    if (!row) throw new Problem('prescription-unknown', { values: { signature } })
    return row
  }

  bind(prescriptionActs.cancel)(async ({ params, body }, { caller, language, baseUrl }) => {
    const { accountId: doctorId } = caller
    const ended = await database.asDoctor(doctorId, async (sql) => {
      const {
        state: { id },
      } = await own(sql, doctorId, params.signature)
      const { reason, note = '', rows, dispensed } = body
      const of = { doctorId, prescriptionId: id, at: clock(), language }
      await cancelPrescription(sql, { ...of, reason, note, rows, dispensed })
      return prescriptionById(sql, doctorId, id)
    })
    if (!ended) throw new Problem('not-found')
    return presentPrescription(ended, { language, baseUrl, now: clock() })
  })

  bind(prescriptionActs.links)(async ({ params }, { caller }) => {
    const { accountId: doctorId } = caller
    return database.asDoctor(doctorId, async (sql) => {
      const {
        state: { id },
      } = await own(sql, doctorId, params.signature)
      return readLinks(sql, doctorId, id, clock())
    })
  })

  bind(prescriptionActs.series)(async ({ params, body }, { caller, language }) => {
    const { accountId: doctorId } = caller
    await database.asDoctor(doctorId, async (sql) => {
      const {
        state: { id },
      } = await own(sql, doctorId, params.signature)
      const of = { doctorId, prescriptionId: id, at: clock(), language }
      await steerSeries(sql, of, body.act === 'stop' ? { ...body, note: body.note ?? '' } : body)
    })
    return { detail: texts(language).seriesDone[body.act] }
  })
}
