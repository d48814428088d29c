import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Invitation } from '#contract/accounts/invitations.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { invalidate, query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Tag, type TagTone } from '../../../ui/Tag.tsx'
import { attempt } from './acts.ts'
import { hospitalInvitationCalls } from './invitation-calls.ts'
import { MailInviteForm } from './MailInviteForm.tsx'

const tones: Record<Invitation['state'], TagTone> = {
  open: 'accent',
  expired: 'warn',
  accepted: 'ok',
  revoked: 'plain',
}

/** List of the invitations by mail, for the administrators of a hospital. */
export function MailInvitations({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('invitations')
  const { data, error, refetch } = useQuery(
    query(hospitalInvitationCalls.list, { params: { id: String(hospital.id) } }),
  )
  return (
    <section className="grid gap-3" aria-labelledby="by-mail-title">
      <div>
        <h2 id="by-mail-title" className="text-lg font-semibold">
          {texts.byMail}
        </h2>
        <p className="text-ink-soft">{texts.byMailLead}</p>
      </div>
      <MailInviteForm hospitalId={hospital.id} />
      {error && !data && <LoadFailed error={error} retry={refetch} />}
      {data && data.length > 0 && (
        <ul aria-label={texts.pending} className="rows">
          {data.map((invitation) => (
            <Invited key={invitation.id} invitation={invitation} hospitalId={hospital.id} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Invited({ invitation, hospitalId }: { invitation: Invitation; hospitalId: number }) {
  const texts = useTexts('invitations')
  const row = useRef<HTMLLIElement>(null)
  const { email, state } = invitation
  const params = { id: String(hospitalId), invitation: String(invitation.id) }
  const refresh = () => invalidate(hospitalInvitationCalls.list)
  const resend = () =>
    attempt(async () => {
      await api(hospitalInvitationCalls.resend, { params })
      return texts.sent(email)
    }, refresh)
  const revoke = () =>
    attempt(async () => {
      await api(hospitalInvitationCalls.revoke, { params })
      // The focus moves to the row, because the pressed button will be removed.
      row.current?.focus()
      return texts.revoked
    }, refresh)
  const isPending = state === 'open' || state === 'expired'
  return (
    <li ref={row} tabIndex={-1} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-medium break-words">{email}</p>
        <p className="text-sm text-ink-soft">
          {texts.roleNames[invitation.role]}
          {state === 'open' && `. ${texts.until(formatDateTime(invitation.expires_at))}`}
        </p>
      </div>
      <Tag tone={tones[state]}>{texts.states[state]}</Tag>
      {isPending && (
        <span className="flex gap-1">
          <Button tone="quiet" aria-label={texts.resendTo(email)} onClick={() => void resend()}>
            {texts.resend}
          </Button>
          <Button tone="quiet" aria-label={texts.revokeOf(email)} onClick={() => void revoke()}>
            {texts.revoke}
          </Button>
        </span>
      )}
    </li>
  )
}
