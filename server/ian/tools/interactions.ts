import * as z from 'zod/mini'
import { PatientUid, SomeWords } from './arguments.ts'
import { nameOfPatient } from './name-of-patient.ts'
import { tool } from './tool.ts'
import { inList } from './words-of-days.ts'

export const interactionsTool = tool({
  name: 'check_interactions',
  description:
    'Check drugs against each other, and with a patient (uid) against the record and the running medication, by the safety rules. The only source of interactions.',
  args: z.strictObject({
    drugs: z.array(SomeWords(160)).check(z.minLength(1), z.maxLength(10)),
    patient: PatientUid,
  }),
  async run(desk, { drugs, patient }) {
    const { records, words } = desk
    const { outcome, findings, gaps } = await records.check(patient, drugs)
    const said = {
      found: words.findingsFound(findings.length),
      none: words.findingsNone,
      unchecked: words.findingsUnchecked,
    }
    // Without a patient, a question about interactions concerns no dose, so a missing check of the dose is not reported.
    const told = gaps.filter(
      ({ reason }) => !/^(?:dose-not|not-covered|no-duration|missing-)/.test(reason) || patient !== '',
    )
    const isChecked = outcome === 'unchecked' && told.length === 0
    return {
      did: words.checkedInteractions(inList(drugs, words), await nameOfPatient(desk, patient)),
      texts: [isChecked ? said.none : said[outcome]],
      cards: [
        ...findings.map((finding) => ({ kind: 'finding', finding }) as const),
        ...(told.length > 0 ? [{ kind: 'checked', outcome, gaps: told } as const] : []),
      ],
    }
  },
})
