import * as z from 'zod/mini'
import { MaybeDay, SomeWords } from './arguments.ts'
import { tool } from './tool.ts'
import { periodInWords } from './words-of-days.ts'

export const figuresTool = tool({
  name: 'read_figures',
  description:
    'How many prescriptions this doctor issued in a period, for how many patients, and the drugs prescribed most.',
  args: z.strictObject({
    from: MaybeDay,
    to: MaybeDay,
    drugs: z._default(z.array(SomeWords(160)).check(z.maxLength(5)), []),
  }),
  async run({ records, words }, { from, to, drugs }) {
    const figures = await records.figures({ from, to, drugs })
    const period = periodInWords(from, to, words)
    return {
      did: words.readFigures(period && words.inPeriod(period)),
      texts: [words.figuresFound(figures.prescriptions, figures.patients)],
      cards: figures.prescriptions > 0 ? [{ kind: 'figures', from, to, ...figures }] : [],
    }
  },
})
