import { useState } from 'react'
import { navigate } from '../../lib/router/address.ts'
import type { InvitationSeen } from '#contract/accounts/invitations.ts'
import { api } from '../../lib/calls/api.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { invitationCalls } from './calls.ts'

/**
 * Accepts the invitation with the account that is logged in. The server refuses when the invitation is for
 * another account.
 */
export function AcceptInvitation({ link, seen }: { link: string; seen: InvitationSeen }) {
  const texts = useTexts('invitations')
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')
  const accept = async () => {
    setSending(true)
    setFailure('')
    try {
      await api(invitationCalls.accept, { body: { link } })
      navigate(seen.role === 'ASSISTANT' ? paths.assistant : paths.settingsHospitals, {
        replace: true,
      })
    } catch (error) {
      setFailure(problemText(error))
      setSending(false)
    }
  }
  return (
    <>
      {failure && (
        <div role="alert" className="grid gap-1 text-stop-ink">
          <p>{failure}</p>
          <Link to={paths.logout}>{texts.logOut}</Link>
        </div>
      )}
      <Button tone="primary" busy={isSending} onClick={() => void accept()}>
        {texts.accept}
      </Button>
    </>
  )
}
