import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Hospital, Membership, MembershipType } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Select } from '../../../ui/fields/Select.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { attempt } from './acts.ts'
import { InviteForm } from './InviteForm.tsx'

const ROLES: readonly MembershipType[] = ['ADMIN', 'MEMBER']

/** List of the members of a hospital, for its administrators. */
export function Members({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('workplaces')
  const { cancel } = useTexts('common')
  const { data, error, refetch } = useQuery(
    query(workplaceCalls.members, { params: { id: String(hospital.id) } }),
  )
  const [leaving, setLeaving] = useState<Membership | null>(null)
  const nameOf = ({ medic }: Membership): string => medic.name || texts.medicNumber(medic.id)
  const remove = async (m: Membership) => {
    setLeaving(null)
    await attempt(async () => {
      await api(workplaceCalls.removeMember, { params: { id: String(m.id) } })
      return texts.removed(nameOf(m))
    })
  }
  return (
    <section className="grid gap-3" aria-labelledby="members-title">
      <div>
        <h2 id="members-title" className="text-lg font-semibold">
          {texts.members}
        </h2>
        <p className="text-ink-soft">{texts.membersLead}</p>
      </div>
      {data ? (
        <ul className="rows">
          {data.map((membership) => (
            <Member
              key={membership.id}
              membership={membership}
              name={nameOf(membership)}
              onRemove={() => setLeaving(membership)}
            />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} retry={refetch} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      <InviteForm hospitalId={hospital.id} />
      <Dialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        title={texts.removeTitle}
        actions={
          <>
            <Button onClick={() => setLeaving(null)}>{cancel}</Button>
            <Button tone="danger" onClick={() => leaving && void remove(leaving)}>
              {texts.remove}
            </Button>
          </>
        }
      >
        <p>{leaving && texts.removeText(nameOf(leaving))}</p>
      </Dialog>
    </section>
  )
}

function Member({
  membership,
  name,
  onRemove,
}: {
  membership: Membership
  name: string
  onRemove: () => void
}) {
  const texts = useTexts('workplaces')
  const { id: me } = useDoctor()
  const isMe = membership.medic.id === me
  const change = (type: string) =>
    attempt(async () => {
      const role = ROLES.find((one) => one === type)
      if (role) {
        const params = { id: String(membership.id) }
        await api(workplaceCalls.changeMember, { params, body: { type_membership: role } })
      }
      return texts.saved
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="font-medium break-words">
          {name} {isMe && <span className="font-normal text-ink-soft">({texts.you})</span>}
        </p>
        {membership.is_invited ? (
          <Tag tone="outline">{texts.invited}</Tag>
        ) : (
          <p className="text-sm break-words text-ink-soft">{membership.medic.email}</p>
        )}
      </div>
      <Select
        hideLabel
        label={texts.roleOf(name)}
        value={membership.type_membership}
        options={ROLES.map((value) => ({ value, label: texts.roles[value] }))}
        onChange={(event) => void change(event.target.value)}
      />
      {!isMe && (
        <Button tone="quiet" aria-label={texts.removeMember(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  )
}
