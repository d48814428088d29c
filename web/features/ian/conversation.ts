import type { IanContext, IanLine, IanOutcome } from '#contract/ian/ian.ts'
import { NO_CONTEXT } from '#contract/ian/no-context.ts'

/** One question of the conversation, with what has been answered so far. */
export interface ConversationTurn {
  id: string
  question: string
  lines: IanLine[]
  /** How the answer of the assistant ended; null while it is arriving. */
  outcome: IanOutcome | 'stopped' | null
  /** Error sentence for an answer that did not arrive; '' otherwise. */
  failure: string
}

/** Subject of the last answered question, which a follow-up question may refer to. */
export function lastContext(turns: readonly ConversationTurn[]): IanContext {
  for (const { lines } of turns.toReversed()) {
    const end = lines.at(-1)
    if (end?.kind === 'end') return end.context
  }
  return NO_CONTEXT
}

/** The turns of the conversation after a line was added to the answer of the turn with this id. */
export function withLine(turns: readonly ConversationTurn[], id: string, line: IanLine): ConversationTurn[] {
  return turns.map((turn) => {
    if (turn.id !== id) return turn
    const lines = [...turn.lines, line]
    return { ...turn, lines, outcome: line.kind === 'end' ? line.outcome : turn.outcome }
  })
}
