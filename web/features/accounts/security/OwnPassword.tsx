import { useId, useState } from 'react'
import { problemText } from '../../../lib/calls/problem-text.ts'
import { request } from '../../../lib/calls/request.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { accountCalls } from '../calls.ts'

/**
 * Section for an account whose password is known to the system that made the account (decision 026): mails a
 * link to set an own password.
 */
export function OwnPassword({ email }: { email: string }) {
  const { own } = useTexts('security')
  const titleId = useId()
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await request(accountCalls.requestReset, { body: { email } })
      setSent(true)
    } catch (error) {
      notify({ message: problemText(error), colour: 'error' })
    } finally {
      setSending(false)
    }
  }
  return (
    <section
      aria-labelledby={titleId}
      className="grid gap-4 rounded-card border border-warn bg-warn-soft p-5"
    >
      <div className="grid gap-1.5 text-warn-ink">
        <h2 id={titleId} className="text-lg font-semibold">
          {own.title}
        </h2>
        <p>{own.lead}</p>
        <p>{own.effect}</p>
      </div>
      <p role="status" className={isSent ? 'font-semibold text-warn-ink' : 'sr-only'}>
        {isSent ? own.sent(email) : ''}
      </p>
      <Button
        tone={isSent ? 'secondary' : 'primary'}
        busy={isSending}
        className="justify-self-start"
        onClick={() => void send()}
      >
        {isSending ? own.sending : isSent ? own.again : own.send}
      </Button>
    </section>
  )
}
