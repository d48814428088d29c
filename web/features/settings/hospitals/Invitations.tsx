import { useQuery } from '@tanstack/react-query'
import type { Membership } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { attempt } from './acts.ts'

/** Hospitals that invite the doctor; renders nothing without any. */
export function Invitations() {
  const texts = useTexts('workplaces')
  const { id: me } = useDoctor()
  const { data } = useQuery(query(workplaceCalls.memberships, { query: { limit: 0 } }))
  const open = data?.results.filter(({ is_invited, medic }) => is_invited && medic.id === me) ?? []
  if (open.length === 0) return null
  const accept = (m: Membership) =>
    attempt(async () => {
      await api(workplaceCalls.changeMember, { params: { id: String(m.id) }, body: { is_invited: false } })
      return texts.accepted(m.hospital_name)
    })
  const decline = (m: Membership) =>
    attempt(async () => {
      await api(workplaceCalls.removeMember, { params: { id: String(m.id) } })
      return texts.declined
    })
  return (
    <section
      aria-label={texts.invitations}
      className="rounded-card border border-accent bg-accent-soft p-4 sm:p-5"
    >
      <ul className="grid gap-4">
        {open.map((membership) => (
          <li key={membership.id} className="grid gap-2">
            <p className="font-semibold">{texts.invitation(membership.hospital_name)}</p>
            <p>{texts.invitationHelp}</p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => void decline(membership)}>{texts.decline}</Button>
              <Button tone="primary" onClick={() => void accept(membership)}>
                {texts.accept}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
