import { useEffect, useRef, useState } from 'react'
import type { IanContext } from '#contract/ian/ian.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { askAssistant } from './ask.ts'
import { type ConversationTurn, lastContext, withLine } from './conversation.ts'

export interface Conversation {
  turns: readonly ConversationTurn[]
  isAnswering: boolean
  /**
   * Asks a question. With a context, the question is about that context; without one, about the subject of the last
   * turn.
   */
  ask: (question: string, context?: IanContext) => void
  /** Stops the answer that is coming. */
  stop: () => void
  /** Forgets the conversation. */
  clear: () => void
}

/** The conversation of this page: it is in memory alone, and lost with the page. */
export function useConversation(): Conversation {
  const [turns, setTurns] = useState<readonly ConversationTurn[]>([])
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isAnswering = turns.some(({ outcome }) => outcome === null)

  const finish = (id: string, change: Partial<ConversationTurn>): void =>
    setTurns((now) =>
      now.map((turn) => (turn.id === id && turn.outcome === null ? { ...turn, ...change } : turn)),
    )

  async function run(id: string, question: string, context: IanContext): Promise<void> {
    const own = new AbortController()
    running.current = own
    try {
      for await (const line of askAssistant({ question, context }, own.signal))
        setTurns((now) => withLine(now, id, line))
      finish(id, { outcome: 'failed' })
    } catch (error) {
      finish(
        id,
        own.signal.aborted ? { outcome: 'stopped' } : { outcome: 'failed', failure: problemText(error) },
      )
    }
  }

  return {
    turns,
    isAnswering,
    ask(question, context = lastContext(turns)) {
      const asked = question.trim()
      if (asked === '' || isAnswering) return
      const id = crypto.randomUUID()
      setTurns((now) => [...now, { id, question: asked, lines: [], outcome: null, failure: '' }])
      void run(id, asked, context)
    },
    stop: () => running.current?.abort(),
    clear() {
      running.current?.abort()
      setTurns([])
    },
  }
}
