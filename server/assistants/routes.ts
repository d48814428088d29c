import { assistants, type Assistance } from '#contract/accounts/assistants.ts'
import { Problem } from '#contract/problem.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Domain } from '../http/domain.ts'
import {
  approve,
  assistanceOf,
  assistantById,
  doctorsOfAssistant,
  endAssistance,
  type AssistanceRow,
} from './queries.ts'

export function assistantRoutes({ bind, database }: Domain): void {
  bind(assistants.mine)(async (_input, { caller }) =>
    (await database.asDoctor(caller.accountId, (sql) => assistanceOf(sql, caller.accountId))).map(present),
  )

  bind(assistants.approve)(async ({ params }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      const { accountId: doctorId } = caller
      if (!(await approve(sql, doctorId, params.id))) throw new Problem('not-found')
      await recordEvent(sql, doctorId, {
        actor: 'doctor',
        actorId: doctorId,
        action: 'assistant.approved',
        object: ['account', params.id],
      })
      return undefined
    }),
  )

  bind(assistants.end)(async ({ params }, { caller }) =>
    database.asDoctor(caller.accountId, async (sql) => {
      const { accountId: doctorId } = caller
      if (!(await endAssistance(sql, doctorId, params.id))) throw new Problem('not-found')
      await recordEvent(sql, doctorId, {
        actor: 'doctor',
        actorId: doctorId,
        action: 'assistant.ended',
        object: ['account', params.id],
      })
      return undefined
    }),
  )

  bind(assistants.me)(async (_input, { caller }) => {
    const me = await assistantById(database.open, caller.accountId)
    if (!me) throw new Problem('not-found')
    const doctors = await database.asDoctor(caller.accountId, (sql) =>
      doctorsOfAssistant(sql, caller.accountId),
    )
    return { ...me, doctors }
  })
}

const present = (s: AssistanceRow): Assistance => ({
  assistant: { id: s.assistant_id, name: s.assistant_name, email: s.assistant_email },
  doctor: { id: s.doctor_id, name: s.doctor_name },
  hospital: s.hospital_id,
  hospital_name: s.hospital_name,
  is_approved: s.approved_at !== null,
  created_at: s.created_at.toISOString(),
})
