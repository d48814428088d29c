import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { navigate } from '../../../lib/router/address.ts'
import type { Hospital } from '#contract/places/workplaces.ts'
import { api } from '../../../lib/calls/api.ts'
import { workplaceCalls } from '../../../lib/calls/workplace-calls.ts'
import { useDoctor } from '../../../lib/account/profile.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { attempt } from './acts.ts'
import { refreshWithoutHospital } from './workplace-data.ts'

/** Button to leave a hospital, after a dialog that says what this changes. */
export function Leave({ hospital }: { hospital: Hospital }) {
  const texts = useTexts('workplaces')
  const { cancel } = useTexts('common')
  const { id: me } = useDoctor()
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery(query(workplaceCalls.memberships, { query: { limit: 0 } }))
  const own = data?.results.find((m) => m.medic.id === me && m.hospital === hospital.id)
  if (!own) return null
  const leave = async () => {
    setAsking(false)
    const hasLeft = await attempt(async () => {
      await api(workplaceCalls.removeMember, { params: { id: String(own.id) } })
      return texts.left(hospital.name)
    }, refreshWithoutHospital)
    // The page changes only after the lists were read again, which no longer contain the hospital.
    if (hasLeft) navigate(paths.settingsHospitals)
  }
  return (
    <div>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {texts.leave}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.leaveTitle}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{cancel}</Button>
            <Button tone="danger" onClick={() => void leave()}>
              {texts.leaveConfirm}
            </Button>
          </>
        }
      >
        <p>{texts.leaveText(hospital.name)}</p>
      </Dialog>
    </div>
  )
}
