import * as z from 'zod/mini'
import type { IanCard } from '#contract/ian/ian.ts'
import type { SeenPatient } from '../records.ts'
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
    for (const patient of found) known.patients.set(patient.uid, patient)
    const [first] = found
    return {
      did: words.searchedPatient(name),
      texts: first ? [words.patientsFound(found.length)] : [words.patientNone(name)],
      cards: found.map(patientCard),
    }
  },
})
