import { undo } from '#contract/undo.ts'
import type { Domain } from '../../http/domain.ts'
import { readUndoState, undoIssue } from './undo-issue.ts'

export function undoRoutes({ bind, database }: Domain): void {
  bind(undo.state)(({ params }, { caller }) => readUndoState(database, caller.accountId, params.signature))

  bind(undo.run)(({ params, body }, { caller, language }) =>
    undoIssue(database, caller.accountId, params.signature, { reason: body.reason, language }),
  )
}
