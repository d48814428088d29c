import { prescriptions } from '#contract/prescriptions.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import { readTrail } from '../events/record-read.ts'
import type { RequestFacts } from '../http/context.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { envelope, pageSize } from '../http/pages.ts'
import { texts } from '../http/texts.ts'
import type { Catalogue } from '../medications/catalogue.ts'
import type { Safety } from '../safety/open-safety.ts'
import type { Signer } from '../signing/signer.ts'
import { actRoutes } from './acts/act-routes.ts'
import { findForPharmacy } from './find-for-pharmacy.ts'
import { practiceRoutes } from './issue/practice-routes.ts'
import { issuePrescription } from './issue/issue-prescription.ts'
import type { IssueDependencies } from './issue/issue-request.ts'
import { listPrescriptions } from './list-prescriptions.ts'
import { presentIssued, presentPrescription, presentWithDocument, type View } from './present.ts'
import { presentTimeline } from './present-timeline.ts'
import { type Printing, type ReadToPrint, readToPrint } from './print/read-to-print.ts'
import { prescriptionBySignature } from './queries.ts'
import { readTimeline } from './read-timeline.ts'
import { resendPrescription } from './acts/resend-prescription.ts'
import type { StoredPrescription } from './stored-prescription.ts'
import { withProven, type Proving } from './proof/with-proven.ts'

export interface PrescriptionDependencies {
  catalogue: Catalogue
  safety: Safety
  diagnosisList: IssueDependencies['diagnosisList']
  signer: Signer
  alarm: Proving['alarm']
  printing: Printing
  config: IssueDependencies['config']
  /** Health of the server. `mayIssue` is false while the clock is in doubt, because a document would get a wrong time. */
  health: { mayIssue(): boolean }
  /** Id of the brand of the request's host. The brand is part of the signed payload. */
  brandId(context: RequestFacts): string
}

/** Reads a prescription of the doctor, and records the reading in the audit trail. @throws Problem `not-found` */
type ReadOwn = (doctorId: number, signature: string) => Promise<StoredPrescription>

export function prescriptionRoutes(domain: Domain, deps: PrescriptionDependencies): void {
  actRoutes(domain)
  practiceRoutes(domain, deps)
  const { bind, database, clock } = domain
  const view = (c: RequestFacts): View => ({
    language: c.language,
    baseUrl: c.baseUrl,
    now: clock(),
  })
  const noteRead = readTrail(domain)
  const own: ReadOwn = async (doctorId, signature) => {
    const row = await database.asDoctor(doctorId, async (sql) => {
      const found = await prescriptionBySignature(sql, doctorId, signature)
      if (found) await noteRead(sql, doctorId, 'prescription.viewed', ['prescription', found.state.id])
      return found
    })
    if (!row) throw new Problem('not-found')
    return row
  }

  bind(prescriptions.list)(async ({ query }, context) => {
    const doctorId = context.caller.accountId
    const where = { baseUrl: context.baseUrl, path: context.request.url }
    const { search, external_patient_file: file, offset } = query
    const { rows, altered, count } = await database.asDoctor(doctorId, async (sql) => {
      await noteRead(sql, doctorId, 'prescriptions.searched', ['doctor', doctorId])
      return listPrescriptions(sql, doctorId, { search, file, limit: pageSize(query.limit), offset })
    })
    return envelope(
      rows.map((row) => presentPrescription(row, view(context))),
      count,
      query,
      where,
      altered,
    )
  })

  bind(prescriptions.get)(async ({ params }, context) =>
    presentWithDocument(await own(context.caller.accountId, params.signature), view(context)),
  )

  domain.bindProving(prescriptions.issue)(async ({ body }, context) => {
    if (!deps.health.mayIssue()) throw new Problem('clock-wrong')
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

  printRoute(domain, deps, own)

  bind(prescriptions.timeline)(async ({ params }, context) => {
    const row = await own(context.caller.accountId, params.signature)
    const timeline = await database.asDoctor(row.state.doctor_id, (sql) =>
      readTimeline(sql, row.state.doctor_id, row.state.id),
    )
    return presentTimeline(timeline, row, context.language)
  })
}

/** Route of the PDF of a prescription, for its doctor and for a pharmacy that has its signature. */
function printRoute(domain: Domain, deps: PrescriptionDependencies, own: ReadOwn): void {
  const { bind, database, clock } = domain
  bind(prescriptions.pdf)(async ({ params }, { caller, baseUrl }) => {
    const { signature } = params
    const read = async (sql: Sql, { state }: StoredPrescription): Promise<ReadToPrint> => {
      const { doctor_id: doctorId, id: prescriptionId } = state
      await recordEvent(sql, doctorId, {
        actor: caller.kind,
        actorId: caller.accountId,
        action: 'prescription.printed',
        object: ['prescription', prescriptionId],
      })
      return readToPrint(sql, deps.printing, { doctorId, prescriptionId, baseUrl })
    }
    const render = async ({ sheet }: ReadToPrint): Promise<{ pdf: string }> => ({
      pdf: (await deps.printing.renderer.render(sheet)).toString('base64'),
    })
    if (caller.kind === 'doctor') {
      const rx = await own(caller.accountId, signature)
      return render(await database.asDoctor(caller.accountId, (sql) => read(sql, rx)))
    }
    if (caller.kind !== 'pharmacy') throw new Problem('forbidden')
    // A pharmacy may print any prescription whose signature it knows, if the stored columns equal the signed payload.
    const place = await findForPharmacy(database, signature)
    if (!place) throw new Problem('not-found')
    return render(await withProven({ database, clock, ...deps }, place, { hold: false }, read))
  })
}
