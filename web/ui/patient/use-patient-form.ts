import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Patient } from '#contract/patients/patients.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.ts'
import { useUnsaved } from '../../lib/drafts/unsaved.ts'
import type { AlikeChoice, FindAlike } from './alike.ts'
import { faultSentences } from './fault-sentences.ts'
import { curpConflicts, openingPatient, patientFaults, type PatientValues } from './patient-values.ts'
import { type AddPatient, addingKey, alikeOf, newerOf, savePatient } from './save-patient.ts'

export interface PatientFormOptions {
  /** Today's date at the doctor's place, `YYYY-MM-DD`. */
  today: string
  /** Patient whose data are corrected; null for a new patient. */
  patient: Patient | null
  /** Values that were typed for a new patient before a reload; null when a patient is corrected. */
  typed: PatientValues | null
  /** Callback with the form's values at each change, by which the composer stores them with the draft. */
  onValues: (values: PatientValues) => void
  /** Adds a new patient; by default among the doctor's own. */
  add?: AddPatient
  /** Finds similar patients; the doctor is asked about them before the new one is added. */
  findAlike?: FindAlike
  onSaved: (patient: Patient) => void
}

export type OpenPatientForm = ReturnType<typeof usePatientForm>['form']

/**
 * State of the patient form until it is saved. Similar patients, and changes that another device has saved, are shown before the
 * form is saved.
 */
export function usePatientForm(options: PatientFormOptions) {
  const { today, patient, typed, onValues, add, findAlike, onSaved } = options
  const texts = useTexts('patient-form')
  // Patient data that were loaded when the form was opened. The page may load newer data while the form is open. A save against
  // the newer version would overwrite changes that the doctor has not seen.
  const [base] = useState(patient)
  // Patient data that another device saved since the form was opened. The next save replaces them.
  const [newer, setNewer] = useState<Patient | null>(null)
  const [alike, setAlike] = useState<readonly AlikeChoice[]>([])
  // Ids of similar patients who the doctor said are other people: they are not asked about again.
  const others = useRef(new Set<string>())
  const [keyOf] = useState(addingKey)
  const [initial] = useState(() => openingPatient(patient, typed, today))
  const form = useForm<PatientValues & Record<string, string>>({
    initial,
    validate: (values) => ({
      ...faultSentences(patientFaults(values, today), texts.rules),
      ...(curpConflicts(values, today).length > 0 ? { curp: texts.curpConflict.open } : {}),
    }),
    send: async (values) => {
      const found = patient ? [] : await alikeOf(values, today, findAlike)
      const open = found.filter(({ uid }) => !others.current.has(uid))
      if (open.length > 0) {
        setAlike(open)
        return
      }
      try {
        onSaved(await savePatient({ patient: newer ?? base, values, today, add, keyOf }))
      } catch (error) {
        setNewer((await newerOf(patient, error)) ?? newer)
        throw error
      }
    },
  })
  const tell = useEffectEvent(onValues)
  useEffect(() => {
    // The function body has braces, so that the result of `tell` is not returned as the effect's cleanup function.
    tell(form.values)
  }, [form.values])
  const first = form.field(initial.name ? 'birth' : 'name').id
  useEffect(() => {
    // A form that appears late must not take the focus from a field in which somebody types already.
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
