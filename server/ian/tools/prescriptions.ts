import * as z from 'zod/mini'
import type { IanCard } from '#contract/ian/ian.ts'
import type { Prescription } from '#contract/prescriptions.ts'
import { MaybeDay, PatientUid, SomeWords } from './arguments.ts'
import { nameOfPatient } from './name-of-patient.ts'
import { tool } from './tool.ts'
import { inList, periodInWords } from './words-of-days.ts'

const SHOWN = 6

const prescriptionCard = (rx: Prescription): IanCard => ({
  kind: 'prescription',
  signature: rx.signature,
  code: rx.code,
  issued_at: rx.issued_at,
  patient: rx.patient.name,
  medications: rx.medications.map((row) => row.generic || row.presentation),
  status: rx.status.rx_status[0],
})

export const pastTool = tool({
  name: 'past_prescriptions',
  description:
    'Prescriptions that this doctor issued: of a patient (uid), with a drug (generic name), in a period (days), and the cancelled ones alone, each optional.',
  args: z.strictObject({
    patient: PatientUid,
    from: MaybeDay,
    to: MaybeDay,
    drugs: z._default(z.array(SomeWords(160)).check(z.maxLength(5)), []),
    cancelled: z._default(z.boolean(), false),
  }),
  async run(desk, { patient, from, to, drugs, cancelled }) {
    const { records, words } = desk
    const { count, isCut, results } = await records.past({ patient, from, to, drugs, cancelled }, SHOWN)
    const name = await nameOfPatient(desk, patient)
    const period = periodInWords(from, to, words)
    const what = [
      cancelled ? words.cancelledOnly : '',
      name && words.ofPatient(name),
      drugs.length > 0 ? words.withDrugs(inList(drugs, words)) : '',
      period && words.inPeriod(period),
    ]
    const found = count === 0 ? words.prescriptionsNone : words.prescriptionsFound(results.length, count)
    return {
      did: words.searchedPrescriptions(what.join('')),
      texts: isCut ? [found, words.searchedNewest] : [found],
      cards: results.map(prescriptionCard),
    }
  },
})
