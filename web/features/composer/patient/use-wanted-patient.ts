import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from '../../../lib/router/Router.tsx'
import type { Patient } from '#contract/patients/patients.ts'
import { api } from '../../../lib/calls/api.ts'
import { patientCalls } from '../../../lib/calls/endpoints.ts'
import { useTexts } from '../../../lib/texts.ts'
import { notify } from '../../../ui/notices/notices.ts'

/**
 * Chooses the patient that the address asks for (`?patient=`). A draft that already has another patient keeps
 * that one, and a notice says so.
 */
export function useWantedPatient(chosen: Patient | null, onChoose: (patient: Patient) => void): void {
  const texts = useTexts('patients')
  const wanted = useSearchParams().get('patient')
  const arrive = useEffectEvent((patient: Patient) => {
    if (chosen === null) onChoose(patient)
    else if (chosen.uid !== patient.uid) notify({ colour: 'warning', message: texts.otherDraft(chosen.name) })
  })
  useEffect(() => {
    if (!wanted) return
    // A patient who cannot be read is ignored: the doctor searches by hand.
    void api(patientCalls.get, { params: { uid: wanted } }).then(arrive, () => undefined)
  }, [wanted])
}
