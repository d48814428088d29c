import { useEffect, useEffectEvent, useRef } from 'react'
import { useAddress } from '../../lib/router/Router.tsx'
import { navigate } from '../../lib/router/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { LiveRegion } from '../../ui/notices/LiveRegion.tsx'
import { Page } from '../../ui/Page.tsx'
import { AskField } from './AskField.tsx'
import { IanExamples } from './IanExamples.tsx'
import { IanTurn } from './IanTurn.tsx'
import { paragraphsOf } from './read-lines.ts'
import { Transcript } from './transcript/Transcript.tsx'
import { useConversation } from './use-conversation.ts'

/**
 * Page of the software assistant (IAN): one column with each question as a heading, its answer below, and the field for the next
 * question at the end. A question in the URL is sent at once, and removed from the URL.
 */
export function IanPage() {
  const texts = useTexts('ian')
  const { search } = useAddress()
  const { turns, isAnswering, ask, stop, clear } = useConversation()
  const field = useRef<HTMLTextAreaElement>(null)
  const last = turns.at(-1)
  const lastId = last?.id
  // A question from the home page begins a new conversation, because the home page does not show the earlier one.
  const askFromAddress = useEffectEvent((question: string) => {
    clear()
    ask(question)
  })
  useEffect(() => {
    const question = new URLSearchParams(search).get('q')
    if (question === null) return
    navigate(paths.ian, { replace: true })
    askFromAddress(question.slice(0, 600))
  }, [search])
  const isDone = last !== undefined && last.outcome !== null
  // Before the answer has arrived, the page may be too short to scroll the question to the top. The page is therefore scrolled
  // again after the answer, unless the reader has scrolled on.
  useEffect(() => {
    const question = lastId === undefined ? null : document.getElementById(lastId)
    if (question && (!isDone || question.getBoundingClientRect().top > 0))
      question.scrollIntoView({ block: 'start' })
  }, [lastId, isDone])
  const again = () => {
    clear()
    field.current?.focus()
  }
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      {turns.length === 0 && (
        <>
          <IanExamples ask={ask} />
          <Transcript ask={ask} />
        </>
      )}
      <div className="grid gap-8">
        {turns.map((turn) => (
          <IanTurn key={turn.id} turn={turn} ask={ask} />
        ))}
      </div>
      <LiveRegion
        text={isDone ? `${texts.answered(last.question)}: ${paragraphsOf(last.lines).join(' ')}` : ''}
      />
      {/* The field for a question stays above the strip of the notices. */}
      <div
        className="sticky -mx-4 mt-6 bg-ground px-4 py-3 sm:mx-0 sm:px-0"
        style={{ bottom: 'var(--notices, 0px)' }}
      >
        <AskField
          ref={field}
          isAnswering={isAnswering}
          before={last?.question ?? ''}
          ask={(question) => ask(question)}
          stop={stop}
          clear={turns.length > 0 ? again : undefined}
        />
      </div>
    </Page>
  )
}
