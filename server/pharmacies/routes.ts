import { pharmacies } from '#contract/pharmacies.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Caller } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { endPrescription } from '../prescriptions/acts/end-prescription.ts'
import { findForPharmacy } from '../prescriptions/find-for-pharmacy.ts'
import { withProven, type Proving } from '../prescriptions/proof/with-proven.ts'
import { directoryRoutes } from './directory-routes.ts'
import { fillPrescription } from './fill-prescription.ts'
import { presentForPharmacy } from './present.ts'
import { countFills, salePaper, pharmacyById } from './queries.ts'

export function pharmacyRoutes(domain: Domain, proof: Pick<Proving, 'signer' | 'alarm'>): void {
  const { bind, database, clock } = domain
  directoryRoutes(domain)
  const proving: Proving = { database, clock, ...proof }

  const pharmacyOf = async (caller: Caller): Promise<{ id: number; name: string }> => {
    const found = await pharmacyById(database.open, caller.accountId)
    if (!found) throw new Problem('forbidden')
    return { id: caller.accountId, name: found.name }
  }
  const unknown = (signature: string): Problem =>
    new Problem('prescription-unknown', { values: { signature } })

  bind(pharmacies.me)(async (_input, { caller }) => ({ name: (await pharmacyOf(caller)).name }))

  bind(pharmacies.search)(async ({ params }, context) => {
    const { caller, language, baseUrl } = context
    const place = await findForPharmacy(database, params.signature)
    if (!place) throw unknown(params.signature)
    return withProven(proving, place, { hold: false }, async (sql, rx) => {
      const { doctorId, prescriptionId } = place
      await recordEvent(sql, doctorId, {
        actor: 'pharmacy',
        actorId: caller.accountId,
        action: 'prescription.viewed',
        object: ['prescription', prescriptionId],
      })
      const fills = await countFills(sql, doctorId, prescriptionId)
      const paper = await salePaper(sql, doctorId, prescriptionId)
      return presentForPharmacy(rx, { fills, paper }, { language, baseUrl, now: clock() })
    })
  })

  bind(pharmacies.burn)(async ({ params, body }, { caller }) => {
    await fillPrescription(proving, {
      signature: params.signature,
      pharmacy: await pharmacyOf(caller),
      salesCode: body.sales_code,
      sales: body.medications.map((m) => ({
        id: m.id,
        quantity: m.bought_qty,
        dispensed: m.dispensed ?? '',
      })),
      now: clock(),
    })
    return { status: '202 OK' }
  })

  bind(pharmacies.reject)(async ({ params, body }, { caller }) => {
    if (caller.kind !== 'doctor' && caller.kind !== 'pharmacy') throw new Problem('forbidden')
    const found = await findForPharmacy(database, params.signature)
    if (!found || (caller.kind === 'doctor' && found.doctorId !== caller.accountId))
      throw unknown(params.signature)
    const by =
      caller.kind === 'doctor'
        ? { kind: caller.kind, id: caller.accountId, name: '' }
        : { kind: caller.kind, ...(await pharmacyOf(caller)) }
    const { doctorId, prescriptionId } = found
    await database.asDoctor(doctorId, (sql) =>
      endPrescription(sql, { doctorId, prescriptionId, by, reason: body.reason_of_rejected }),
    )
    return { status: '202 OK' }
  })
}
