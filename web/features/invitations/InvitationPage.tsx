import { useEffect, useState } from 'react'
import type { InvitationSeen } from '#contract/accounts/invitations.ts'
import { problemText } from '../../lib/calls/problem-text.ts'
import { isRefusal } from '../../lib/is-refusal.ts'
import { request } from '../../lib/calls/request.ts'
import { sessionStatus } from '../../lib/account/session.ts'
import { useStore } from '../../lib/store.ts'
import { useTexts } from '../../lib/texts.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { invitationCalls } from './calls.ts'
import { invitationLink } from './invitation-link.ts'
import { JoinForm } from './JoinForm.tsx'
import { LogInToAccept } from './LogInToAccept.tsx'

/** Page `/invitation`: who invites and to which hospital or doctor, and the next step: accept, log in, or create an account. */
export function InvitationPage() {
  const texts = useTexts('invitations')
  const [link] = useState(() => invitationLink(paths.invitation))
  const status = useStore(sessionStatus)
  const { retry } = useTexts('common')
  const { seen, failure, again } = useLook(link)
  const isLoggedIn = status === 'doctor' || status === 'expired'
  return (
    <section className="grid gap-5 surface p-5 sm:p-7">
      <div>
        <PageTitle className="title">{texts.title}</PageTitle>
        {failure && (
          <p role="alert" className="mt-1 text-ink-soft">
            {failure}
          </p>
        )}
      </div>
      {failure && (
        <div className="grid gap-3">
          {again && (
            <Button tone="primary" onClick={again}>
              {retry}
            </Button>
          )}
          <Link button={again ? 'secondary' : 'primary'} to={paths.index}>
            {texts.home}
          </Link>
        </div>
      )}
      {!seen && !failure && <Skeleton className="h-24 w-full" />}
      {seen && (
        <>
          <p>{texts.offer(seen.invited_by, seen.hospital_name)}</p>
          <p className="text-ink-soft">{texts.roles[seen.role]}</p>
          {isLoggedIn && <AcceptInvitation link={link} seen={seen} />}
          {!isLoggedIn && seen.has_account && <LogInToAccept email={seen.email} />}
          {!isLoggedIn && !seen.has_account && <JoinForm link={link} seen={seen} />}
        </>
      )}
    </section>
  )
}

interface Looked {
  seen?: InvitationSeen
  failure?: string
  /** Asks the server for the invitation again; undefined after a refusal, which the server would only repeat. */
  again?: () => void
}

function useLook(link: string): Looked {
  const texts = useTexts('invitations')
  const [round, setRound] = useState(0)
  const [found, setFound] = useState<Looked>({})
  useEffect(() => {
    if (!link) return undefined
    let isCurrent = true
    const again = () => {
      setFound({})
      setRound(round + 1)
    }
    request(invitationCalls.look, { body: { link } })
      .then((seen) => isCurrent && setFound({ seen }))
      .catch(
        (error: unknown) =>
          isCurrent && setFound({ failure: problemText(error), ...(isRefusal(error) ? {} : { again }) }),
      )
    return () => {
      isCurrent = false
    }
  }, [link, round])
  return link ? found : { failure: texts.missing }
}
