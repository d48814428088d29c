import type { DraftBody } from '#contract/drafts/drafts.ts'
import { api } from '../../../lib/calls/api.ts'
import { assistantCalls } from '../../../lib/calls/assistant-calls.ts'
import { browserPorts, removalAnswer, removalOf, saveAnswer } from '../session/browser-ports.ts'
import type { DraftPorts } from '../session/ports.ts'

/**
 * Ports of the state machine of a draft (DraftPorts) that an assistant writes: it is stored in the doctor's account alone, and
 * never issued.
 */
export function assistantPorts(doctorId: number, onStale: () => void): DraftPorts<DraftBody> {
  const params = (id: string) => ({ doctor: String(doctorId), id })
  const notHere = () => Promise.resolve({ is: 'taken-back', isThere: true } as const)
  return {
    ...browserPorts,
    device: { keep: () => Promise.resolve('failed'), drop: () => Promise.resolve() },
    account: {
      save: async (id, call, words) => {
        const body = { ...call, body: words }
        const answer = await saveAnswer(api(assistantCalls.save, { params: params(id), body }))
        if (answer.is !== 'stale') return answer
        // The doctor's newer version stays in the account. The assistant has to open that version.
        onStale()
        return { ...answer, is: 'gone' }
      },
      remove: (id, over) =>
        removalAnswer(api(assistantCalls.discard, { params: params(id), query: removalOf(over) })),
    },
    network: { issue: notHere, issueWaiting: notHere, takeBack: notHere },
  }
}
