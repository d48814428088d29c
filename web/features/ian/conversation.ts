import type { IanContext, IanLine, IanOutcome } from '#contract/ian/ian.ts'
import { paragraphsOf } from './read-lines.ts'

/** One question of the conversation, with what has been answered so far. */
export interface ConversationTurn {
  id: string
  question: string
  lines: IanLine[]
  /** How the answer ended; null while it comes. */
  outcome: IanOutcome | 'stopped' | null
  /** Sentence for an answer that did not come; '' otherwise. */
  failure: string
}

/** Number of turns and length of an answer that a question brings along, as in the contract. */
const TURNS_SENT = 6
const ANSWER_MOST = 4000

export const noContext: IanContext = {
  tool: null,
  patient: '',
  chosen: false,
  drugs: [],
  from: '',
  to: '',
}

/** What the last answered turn was about. */
export function lastContext(turns: readonly ConversationTurn[]): IanContext {
  for (const { lines } of turns.toReversed()) {
    const end = lines.at(-1)
    if (end?.kind === 'end') return end.context
  }
  return noContext
}

/** The last turns as the next question brings them along. */
export const turnsToSend = (turns: readonly ConversationTurn[]): { question: string; answer: string }[] =>
  turns.slice(-TURNS_SENT).map(({ question, lines }) => ({
    question,
    answer: paragraphsOf(lines).join('\n').slice(0, ANSWER_MOST),
  }))

/** The turns after a line of the last one's answer. */
export function withLine(turns: readonly ConversationTurn[], id: string, line: IanLine): ConversationTurn[] {
  return turns.map((turn) => {
    if (turn.id !== id) return turn
    const lines = [...turn.lines, line]
    return { ...turn, lines, outcome: line.kind === 'end' ? line.outcome : turn.outcome }
  })
}
