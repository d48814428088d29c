import { prescriptions } from '#contract/prescriptions.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../audit/record-event.ts'
import { readTrail } from '../audit/record-read.ts'
import type { Caller, RequestFacts } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { texts } from '../http/texts.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { Safety } from '../safety/open-safety.ts'
import type { Signer } from '../signing/signer.ts'
import { mexicoDay } from '../time.ts'
import { actRoutes } from './act-routes.ts'
import { findForPharmacy } from './find-for-pharmacy.ts'
import { issuePrescription, type IssueDependencies } from './issue-prescription.ts'
import { listPrescriptions } from './list-prescriptions.ts'
import { presentIssued, presentPrescription, type View } from './present.ts'
import { presentTimeline } from './present-timeline.ts'
import { printPrescription, type Printing } from './print-prescription.ts'
import { prescriptionBySignature, timelineOf, type PrescriptionRow } from './queries.ts'
import { resendPrescription } from './resend-prescription.ts'

export interface PrescriptionDependencies {
  catalogue: Catalogue
  safety: Safety
  diagnosisList: IssueDependencies['diagnosisList']
  signer: Signer
  printing: Printing
  /** Brand of the host that was asked; it is part of what is signed. */
  brandId(context: RequestFacts): string
}

export function prescriptionRoutes(domain: Domain, deps: PrescriptionDependencies): void {
  actRoutes(domain)
  const { bind, database, clock } = domain
  const view = (c: RequestFacts): View => ({
    language: c.language,
    baseUrl: c.baseUrl,
    today: mexicoDay(clock()),
  })
  const noteRead = readTrail(domain)
  const own = async (doctorId: number, signature: string): Promise<PrescriptionRow> => {
    const row = await database.asDoctor(doctorId, async (sql) => {
      const found = await prescriptionBySignature(sql, doctorId, signature)
      if (found) await noteRead(sql, doctorId, 'prescription.viewed', ['prescription', found.id])
      return found
    })
    if (!row) throw new Problem('not-found')
    return row
  }

  bind(prescriptions.list)(async ({ query }, context) => {
    const doctorId = context.caller.accountId
    const where = { baseUrl: context.baseUrl, path: context.request.url }
    const { search, external_patient_file: file, offset } = query
    const { rows, count } = await database.asDoctor(doctorId, async (sql) => {
      await noteRead(sql, doctorId, 'prescriptions.searched', ['doctor', doctorId])
      return listPrescriptions(sql, doctorId, { search, file, limit: pageSize(query.limit), offset })
    })
    return envelope(
      rows.map((row) => presentPrescription(row, view(context))),
      count,
      query,
      where,
    )
  })

  bind(prescriptions.get)(async ({ params }, context) =>
    presentPrescription(await own(context.caller.accountId, params.signature), view(context)),
  )

  domain.bindProving(prescriptions.issue)(async ({ body }, context) => {
    const { idempotencyKey, language, prove } = context
    const request = {
      prove,
      draft: body,
      idempotencyKey,
      brand: deps.brandId(context),
      language,
    }
    return presentIssued(await issuePrescription({ database, clock, ...deps }, request), view(context))
  })

  bind(prescriptions.resend)(async ({ params, body }, { caller, language }) => {
    const to = { email: body.email ?? '', cc: body.cc ?? '' }
    await resendPrescription(database, caller.accountId, params.signature, to)
    return { detail: texts(language).resent }
  })

  bind(prescriptions.pdf)(async ({ params }, context) => {
    const place = await printable(params.signature, context.caller)
    const { pdf } = await database.asDoctor(place.doctorId, async (sql) => {
      const { kind, accountId } = context.caller
      const object = ['prescription', place.prescriptionId] as ['prescription', number]
      await recordEvent(sql, place.doctorId, {
        actor: kind,
        actorId: accountId,
        action: 'prescription.printed',
        object,
      })
      return printPrescription(sql, deps.printing, { ...place, baseUrl: context.baseUrl })
    })
    return { pdf: pdf.toString('base64') }
  })

  bind(prescriptions.timeline)(async ({ params }, context) => {
    const row = await own(context.caller.accountId, params.signature)
    const events = await database.asDoctor(row.doctor_id, (sql) => timelineOf(sql, row.doctor_id, row.id))
    return presentTimeline(events, row, context.language)
  })

  /** The doctor's own, or for a pharmacy any whose signature it holds. */
  async function printable(
    signature: string,
    caller: Caller,
  ): Promise<{ doctorId: number; prescriptionId: number }> {
    if (caller.kind === 'doctor') {
      const row = await own(caller.accountId, signature)
      return { doctorId: row.doctor_id, prescriptionId: row.id }
    }
    if (caller.kind !== 'pharmacy') throw new Problem('forbidden')
    const found = await findForPharmacy(database, signature)
    if (!found) throw new Problem('not-found')
    return found
  }
}
