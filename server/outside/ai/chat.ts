import * as z from 'zod/mini'
import type { Outbound } from '../client/outbound.ts'
import type { ExplainFindings } from './port.ts'

export interface ChatSettings {
  /** Base URL of an OpenAI-compatible service: `https://ai.example/v1`. */
  url: string
  key: string
  model: string
  timeoutMs?: number
}

const TIMEOUT_MS = 8000
/** Maximum size of a model's answer, far more than a page of text. A longer answer is discarded. */
const BYTES_AT_MOST = 64 * 1024
const TOKENS_AT_MOST = 600

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

const orders = {
  es: 'Explica en español claro, en un párrafo corto por hallazgo y con su fuente, los hallazgos de seguridad que siguen. Usa solo lo que dicen. No agregues, quites ni atenúes hallazgos; no nombres otros fármacos, dosis ni enlaces.',
  en: 'Explain the safety findings below in plain English, one short paragraph a finding, with its source. Use only what they say. Do not add, drop or soften findings; name no other drugs, doses or links.',
} as const

/**
 * Explains findings of the safety check through a chat endpoint of the OpenAI protocol. Any failure of that service
 * means no explanation, never an error.
 */
export function chatExplainer(
  { url, key, model, timeoutMs = TIMEOUT_MS }: ChatSettings,
  outbound: Pick<Outbound, 'fetchFor'>,
): ExplainFindings {
  const limits = { timeoutMs, maxBytes: BYTES_AT_MOST, maxRedirects: 0 }
  const ask = outbound.fetchFor('language-model', limits)
  return async (findings, language) => {
    try {
      const answer = await ask(`${url.replace(/\/+$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({
          model,
          temperature: 0,
          max_tokens: TOKENS_AT_MOST,
          messages: [
            { role: 'system', content: orders[language] },
            { role: 'user', content: JSON.stringify(findings) },
          ],
        }),
      })
      const text = await answer.text()
      if (!answer.ok) return null
      const parsed = z.safeParse(Completion, JSON.parse(text))
      return parsed.success ? (parsed.data.choices[0]?.message.content ?? null) : null
    } catch {
      // The outbound client logs a failed call. An answer that is not JSON counts as no answer.
      return null
    }
  }
}
