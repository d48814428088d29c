import { useMemo, useState } from 'react'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { practised } from '../../../lib/account/practice.ts'
import { api } from '../../../lib/calls/api.ts'
import { practiceCalls } from '../../../lib/calls/endpoints.ts'
import { navigate } from '../../../lib/router/address.ts'
import { paths } from '../../../paths.ts'

/**
 * Whether the page is in practice mode (the licence is not verified, so nothing is issued), and the doctor's data for the legal
 * check. In practice mode the licence counts as verified, as on the server (`rx-practice`); other faults are found as usual.
 */
export function usePractising(doctor: Profile): { isPractice: boolean; judgedAs: Profile } {
  const judgedAs = useMemo(() => ({ ...doctor, specialty_verified: true }), [doctor])
  return { isPractice: !doctor.specialty_verified, judgedAs }
}

/** Makes a practice prescription of a draft on the server, and opens the page that shows it. The draft stays as it is. */
export function usePractice(fail: (error: unknown) => void) {
  const [isPractising, setPractising] = useState(false)
  const practise = async (body: NewPrescription): Promise<void> => {
    if (isPractising) return
    setPractising(true)
    try {
      practised.set(await api(practiceCalls.issue, { body }))
      navigate(paths.practice)
    } catch (error) {
      fail(error)
    } finally {
      setPractising(false)
    }
  }
  return { isPractising, practise }
}
