import { drafts } from '#contract/drafts/drafts.ts'
import type { Sql } from '../database/database.ts'
import type { Domain } from '../http/domain.ts'
import { presentDraft, presentSaved, presentSummary } from './present.ts'
import { draftsOf, markSeen } from './queries.ts'
import { discardDraft, findDraft, refuseOther, returnDraft, saveDraft, type Writer } from './save-draft.ts'

/** Routes of the doctor's drafts: those that the doctor writes, and those that assistants prepare for the doctor. */
export function draftRoutes({ bind, database }: Domain): void {
  const asWriter = <T>(accountId: number, work: (sql: Sql, writer: Writer) => Promise<T>): Promise<T> =>
    database.asDoctor(accountId, (sql) => work(sql, { doctorId: accountId, assistantId: null }))

  bind(drafts.list)(async (_input, { caller }) =>
    (await asWriter(caller.accountId, (sql, { doctorId }) => draftsOf(sql, doctorId, null))).map(
      presentSummary,
    ),
  )

  bind(drafts.get)(async ({ params }, { caller }) =>
    presentDraft(await asWriter(caller.accountId, (sql, writer) => findDraft(sql, writer, params.id))),
  )

  bind(drafts.save)(async ({ params, body }, { caller }) =>
    presentSaved(await asWriter(caller.accountId, (sql, writer) => saveDraft(sql, writer, params.id, body))),
  )

  bind(drafts.remove)(async ({ params, query }, { caller }) =>
    asWriter(caller.accountId, async (sql, writer) => {
      await discardDraft(sql, writer, params.id, query)
      return undefined
    }),
  )

  bind(drafts.see)(async ({ params, body }, { caller }) =>
    presentSaved(
      await asWriter(caller.accountId, async (sql, writer) => {
        await findDraft(sql, writer, params.id)
        return (
          (await markSeen(sql, writer.doctorId, params.id, body.version)) ??
          refuseOther(sql, writer, params.id)
        )
      }),
    ),
  )

  bind(drafts.giveBack)(async ({ params, body }, { caller }) =>
    presentSaved(
      await asWriter(caller.accountId, (sql, writer) => returnDraft(sql, writer, params.id, body)),
    ),
  )
}
