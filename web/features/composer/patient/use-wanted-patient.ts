import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { Patient } from '#contract/patients/patients.ts'
import { api } from '../../../lib/calls/api.ts'
import { patientCalls } from '../../../lib/calls/endpoints.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'

/**
 * A patient that the address asks for (`?patient=`), from their page. What is being written for somebody else stays with
 * them, and is said: nothing changes hands unseen.
 */
export function useWantedPatient(chosen: Patient | null, onChoose: (patient: Patient) => void): void {
  const texts = useTexts('patients')
  const [params] = useSearchParams()
  const wanted = params.get('patient')
  const arrive = useEffectEvent((patient: Patient) => {
    if (chosen === null) onChoose(patient)
    else if (chosen.uid !== patient.uid) notify({ colour: 'warning', message: texts.otherDraft(chosen.name) })
  })
  useEffect(() => {
    if (!wanted) return
    // Who cannot be read is looked for by hand.
    void api(patientCalls.get, { params: { uid: wanted } }).then(arrive, () => undefined)
  }, [wanted])
}
