import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { NewPatient, Patient } from '#contract/patients/patients.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { useUnsaved } from '../../lib/drafts/unsaved.ts'
import type { AlikeChoice, FindAlike } from './alike.ts'
import { faultSentences } from './fault-sentences.ts'
import { curpConflicts, openingPatient, patientFaults, type PatientValues } from './patient-values.ts'
import { alikeOf, newerOf, savePatient } from './save-patient.ts'

export interface PatientFormOptions {
  /** The day at the doctor's place, `YYYY-MM-DD`. */
  today: string
  /** Whose data are corrected; null for somebody new. */
  patient: Patient | null
  /** What was typed of somebody new; null when data are corrected. */
  typed: PatientValues | null
  /** What is typed, so that it is kept with the draft. */
  onValues: (values: PatientValues) => void
  /** Where somebody new is added, if not among the doctor's own. */
  add?: (body: NewPatient) => Promise<Patient>
  /** Who may be the one who is added: they are asked about before. */
  findAlike?: FindAlike
  onSaved: (patient: Patient) => void
}

export type OpenPatientForm = ReturnType<typeof usePatientForm>['form']

/** What is typed of a patient until it is saved: who may be the same person, and what changed meanwhile, come first. */
export function usePatientForm(options: PatientFormOptions) {
  const { today, patient, typed, onValues, add, findAlike, onSaved } = options
  const texts = useTexts('patients')
  // The doctor keeps what is written although the CURP says otherwise.
  const [isKept, setKept] = useState(false)
  // What is kept by now, when it is another than what was opened: the next save goes over it.
  const [newer, setNewer] = useState<Patient | null>(null)
  const [alike, setAlike] = useState<readonly AlikeChoice[]>([])
  // Who the doctor said is somebody else is not asked about again.
  const others = useRef(new Set<string>())
  const [initial] = useState(() => openingPatient(patient, typed, today))
  const form = useForm<PatientValues & Record<string, string>>({
    initial,
    validate: (values) => ({
      ...faultSentences(patientFaults(values, today), texts.rules),
      ...(!isKept && curpConflicts(values, today).length > 0 ? { curp: texts.curpConflict.open } : {}),
    }),
    send: async (values) => {
      const found = patient ? [] : await alikeOf(values, today, findAlike)
      const open = found.filter(({ uid }) => !others.current.has(uid))
      if (open.length > 0) {
        setAlike(open)
        return
      }
      try {
        onSaved(await savePatient(newer ?? patient, values, today, add))
      } catch (error) {
        setNewer((await newerOf(patient, error)) ?? newer)
        throw error
      }
    },
  })
  const tell = useEffectEvent(onValues)
  useEffect(() => {
    // With braces: what it gives back is nothing to clean up with.
    tell(form.values)
  }, [form.values])
  const first = form.field(initial.name ? 'birth' : 'name').id
  useEffect(() => {
    // One that comes late leaves whoever writes somewhere else by now where they are.
    if (!document.activeElement?.matches('input, textarea, select')) document.getElementById(first)?.focus()
  }, [first])
  useUnsaved(
    first,
    patient !== null && Object.entries(initial).some(([name, was]) => form.values[name] !== was),
  )
  return {
    form,
    newer,
    alike,
    isKept,
    setKept,
    take: (change: Partial<PatientValues>) => {
      for (const [name, value] of Object.entries(change)) form.set(name, value)
    },
    leaveAlike: () => setAlike([]),
    saveAnother: () => {
      for (const { uid } of alike) others.current.add(uid)
      setAlike([])
      void form.submit()
    },
  }
}
