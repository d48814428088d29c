import * as z from 'zod/mini'
import text from './privacy-notice.json' with { type: 'json' }

const confidence = z.enum(['H', 'M', 'L'])
const paragraphs = z.array(z.string()).check(z.minLength(1))
const bilingual = <T extends z.ZodMiniType>(of: T) => z.object({ es: of, en: of })

/**
 * The privacy notice of a doctor, with placeholders for the person responsible; its version and its articles of
 * law.
 */
const notice = z
  .object({
    version: z.string(),
    source: bilingual(z.string()),
    sourceConfidence: confidence,
    wordingConfidence: confidence,
    title: bilingual(z.string()),
    simplified: bilingual(paragraphs),
    full: bilingual(paragraphs),
  })
  .parse(text)

interface Responsible {
  name: string
  address: string
  contact: string
}

/** The notice with all placeholders filled in for one person responsible. */
export function privacyNoticeOf(who: Responsible, language: 'es' | 'en') {
  const fill = (paragraph: string): string => {
    const text = paragraph.replace(/\{(name|address|contact)\}/g, (_, key: keyof Responsible) => who[key])
    // A sentence may begin with the placeholder, whose article ("la Dra.") then needs a capital.
    return text.charAt(0).toUpperCase() + text.slice(1)
  }
  return {
    version: notice.version,
    source: notice.source[language],
    title: notice.title[language],
    simplified: notice.simplified[language].map(fill),
    full: notice.full[language].map(fill),
  }
}
