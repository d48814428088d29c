import { assistants } from '#contract/accounts/assistants.ts'
import { mexicoDay } from '#contract/values/mexico-day.ts'
import { actForDoctor } from '../assistants/act-for-doctor.ts'
import { readTrail } from '../events/record-read.ts'
import type { Sql } from '../database/database.ts'
import type { Caller } from '../http/context.ts'
import type { Domain } from '../http/domain.ts'
import { findAlike } from '../patients/find-alike.ts'
import { findForDraft, inDraft } from '../patients/find-for-draft.ts'
import { presentPatient } from '../patients/present.ts'
import { addPatient } from '../patients/save-patient.ts'
import { prescriberOf } from '../profile/prescriber-of.ts'
import { placesOfDoctor } from '../workplaces/places-of.ts'
import { presentSaved, presentSummary } from './present.ts'
import { draftsOf } from './queries.ts'
import { discardDraft, findDraft, saveDraft, submitDraft, type Writer } from './save-draft.ts'

/**
 * Routes by which an assistant works for a doctor: finds or adds a patient, prepares a draft, and submits it. None of these
 * calls issues a prescription.
 */
export function assistantDraftRoutes({ bind, database, clock }: Domain): void {
  const noteRead = readTrail({ database, clock })
  const forDoctor = <T>(
    { accountId: assistantId }: Caller,
    { doctor: doctorId }: { doctor: number },
    work: (sql: Sql, writer: Writer) => Promise<T>,
  ): Promise<T> =>
    actForDoctor(database, { doctorId, assistantId }, (sql) => work(sql, { doctorId, assistantId }))

  bind(assistants.doctor)(async ({ params }, { caller }) =>
    forDoctor(caller, params, async (sql, { doctorId }) => {
      const { prescriber, clinic } = await prescriberOf(sql, doctorId)
      const { missing } = prescriber
      return {
        prescriber: { ...prescriber, missing: [...missing] },
        places: await placesOfDoctor(sql, doctorId),
        clinic,
      }
    }),
  )

  bind(assistants.patients)(async ({ params, query }, { caller }) =>
    forDoctor(caller, params, async (sql, { doctorId, assistantId }) => {
      const by = { actor: 'assistant', actorId: assistantId } as const
      await noteRead(sql, doctorId, 'patients.searched', ['doctor', doctorId], by)
      return findForDraft(sql, doctorId, query.search)
    }),
  )

  bind(assistants.alike)(async ({ params, body }, { caller }) =>
    forDoctor(caller, params, async (sql, { doctorId, assistantId }) => {
      const by = { actor: 'assistant', actorId: assistantId } as const
      await noteRead(sql, doctorId, 'patients.searched', ['doctor', doctorId], by)
      const found = await findAlike(sql, doctorId, body)
      return { results: found.map(({ row, likeness }) => ({ patient: inDraft(row), likeness })) }
    }),
  )

  bind(assistants.addPatient)(async ({ params, body }, { caller, idempotencyKey: key }) =>
    presentPatient(
      await forDoctor(caller, params, (sql, { doctorId, assistantId }) =>
        addPatient(sql, doctorId, body, mexicoDay(clock()), { assistantId, key }),
      ),
    ),
  )

  bind(assistants.drafts)(async ({ params }, { caller }) =>
    (await forDoctor(caller, params, (sql, w) => draftsOf(sql, w.doctorId, w.assistantId))).map(
      presentSummary,
    ),
  )

  bind(assistants.draft)(async ({ params }, { caller }) => {
    const row = await forDoctor(caller, params, (sql, writer) => findDraft(sql, writer, params.id))
    return { ...presentSummary(row), body: row.body }
  })

  bind(assistants.save)(async ({ params, body }, { caller }) =>
    presentSaved(await forDoctor(caller, params, (sql, writer) => saveDraft(sql, writer, params.id, body))),
  )

  bind(assistants.submit)(async ({ params, body }, { caller }) =>
    presentSaved(
      await forDoctor(caller, params, (sql, writer) => submitDraft(sql, writer, params.id, body.version)),
    ),
  )

  bind(assistants.discard)(async ({ params, query }, { caller }) =>
    forDoctor(caller, params, async (sql, writer) => {
      await discardDraft(sql, writer, params.id, query)
      return undefined
    }),
  )
}
