import * as z from 'zod/mini'
import type { IanCard } from '#contract/ian/ian.ts'
import { PATIENTS_SHOWN, type SeenPatient } from '../records.ts'
import { isOneSlip } from '../understanding/people.ts'
import { SomeWords } from './arguments.ts'
import { tool } from './tool.ts'

export const patientCard = ({ uid, name, date_of_birth, last_prescribed_at }: SeenPatient): IanCard => ({
  kind: 'patient',
  uid,
  name,
  date_of_birth,
  last_prescribed_at,
})

export const patientTool = tool({
  name: 'find_patient',
  description: 'Find patients of this doctor by name. Other tools take the uid that it returns.',
  args: z.strictObject({ name: SomeWords(160) }),
  async run({ records, words, known }, { name }) {
    const exact = await records.findPatients(name)
    const found = exact.length > 0 ? exact : await records.similarPatients(name.split(/\s+/))
    const shown = found.slice(0, PATIENTS_SHOWN)
    for (const patient of shown) known.patients.set(patient.uid, patient)
    const isSpelt = exact.length > 0
    const [first, second] = shown
    const said = (): string => {
      if (!first) return words.patientNone(name)
      if (!isSpelt)
        return !second && isOneSlip(name.split(/\s+/), first.name)
          ? words.patientSpelt(first.name)
          : words.patientSimilar(name)
      return found.length > shown.length
        ? words.patientsMore(shown.length)
        : words.patientsFound(shown.length)
    }
    return {
      did: words.searchedPatient(name),
      texts: [said()],
      cards: shown.map(patientCard),
    }
  },
})
