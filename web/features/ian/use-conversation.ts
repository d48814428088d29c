import { useEffect, useRef } from 'react'
import type { IanContext } from '#contract/ian/ian.ts'
import { onLogout } from '../../lib/account/session.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { createStore, useStore } from '../../lib/store.ts'
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
  /** Stops the assistant's answer while it arrives. */
  stop: () => void
  /** Deletes the conversation from the page. */
  clear: () => void
}

/** Questions and answers of this visit, in memory alone: a doctor who comes back from a draft finds them again. */
const conversation = createStore<readonly ConversationTurn[]>([])
onLogout(() => conversation.set([]))

type Change = (now: readonly ConversationTurn[]) => readonly ConversationTurn[]
const setTurns = (change: Change): void => conversation.set(change(conversation.get()))

const isRunning = (turns: readonly ConversationTurn[]): boolean =>
  turns.some(({ outcome }) => outcome === null)

/**
 * The doctor's conversation with the assistant Ian. It lasts until the doctor begins another, logs out or loads the application
 * again.
 */
export function useConversation(): Conversation {
  const turns = useStore(conversation)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

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
    isAnswering: isRunning(turns),
    ask(question, context = lastContext(conversation.get())) {
      const asked = question.trim()
      if (asked === '' || isRunning(conversation.get())) return
      const id = crypto.randomUUID()
      setTurns((now) => [...now, { id, question: asked, lines: [], outcome: null, failure: '' }])
      void run(id, asked, context)
    },
    stop: () => running.current?.abort(),
    clear() {
      running.current?.abort()
      conversation.set([])
    },
  }
}
