import * as z from 'zod/mini'
import type { IanCard } from '#contract/ian/ian.ts'
import type { SeenLimit } from '../records.ts'
import { PatientUid, SomeWords } from './arguments.ts'
import { limitInWords, whoInWords } from './limit-in-words.ts'
import { nameOfPatient } from './name-of-patient.ts'
import { type Desk, tool } from './tool.ts'

const SHOWN = 6

const limitCard = ({ drug, rule, sources }: SeenLimit, { words, language }: Desk): IanCard => ({
  kind: 'limit',
  drug,
  who: whoInWords(rule, words),
  limit: limitInWords(rule, words),
  advice: rule.advice[language],
  sources,
})

export const doseTool = tool({
  name: 'dose_limits',
  description:
    'The limits of dose of a drug in the safety rules, for the age of a patient (uid) where one is given. The only source of doses.',
  args: z.strictObject({ drug: SomeWords(160), patient: PatientUid }),
  async run(desk, { drug, patient }) {
    const { records, words } = desk
    const found = await records.limits(drug, patient)
    const cards = found.flatMap(({ limits }) => limits).map((limit) => limitCard(limit, desk))
    const name = found[0]?.drug ?? drug
    return {
      did: words.readLimits(name, await nameOfPatient(desk, patient)),
      texts: [cards.length > 0 ? words.limitsMeaning : words.limitsNone(name)],
      cards: cards.slice(0, SHOWN),
    }
  },
})
