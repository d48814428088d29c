import * as z from 'zod/mini'
import text from './health-data-consent.json' with { type: 'json' }

const confidence = z.enum(['H', 'M', 'L'])
const bilingual = <T extends z.ZodMiniType>(of: T) => z.object({ es: of, en: of })

/** The text by which a patient consents to the use of health data, its version, and the articles of law on which it rests. */
export const healthDataConsent = z
  .object({
    version: z.string(),
    title: bilingual(z.string()),
    paragraphs: bilingual(z.array(z.string()).check(z.minLength(1))),
    wordingConfidence: confidence,
    consent: z.object({ source: bilingual(z.string()), confidence }),
    answer: z.object({ workingDays: z.int(), effectWorkingDays: z.int(), source: z.string(), confidence }),
  })
  .parse(text)
