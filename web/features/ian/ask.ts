import type { ian as Ian, IanLine, IanQuestion } from '#contract/ian/ian.ts'
import { currentToken, renew } from '../../lib/account/session.ts'
import { ApiError, errorFrom } from '../../lib/calls/api-error.ts'
import { callsOf } from '../../lib/calls/calls-of.ts'
import { intlLocale } from '#locales/locale.ts'
import { language } from '../../lib/texts.ts'
import { linesIn } from './read-lines.ts'

const calls = callsOf<typeof Ian>()({ ask: 'POST /api/v2/ian/' })

/**
 * Asks a question and reads the answer line by line. A refused token is renewed once.
 * @throws ApiError
 */
export async function* askAssistant(question: IanQuestion, signal: AbortSignal): AsyncGenerator<IanLine> {
  let response = await send(question, signal)
  if (response.status === 401 && (await renew())) response = await send(question, signal)
  if (!response.ok || !response.body) throw errorFrom(response.status, await bodyOf(response))
  yield* linesIn(partsOf(response.body))
}

// A refusal whose body is no JSON gets its error code from the HTTP status.
const bodyOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

async function send(question: IanQuestion, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(calls.ask.path, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'accept-language': intlLocale[language.get()],
        'content-type': 'application/json',
        authorization: `Token ${currentToken() ?? ''}`,
      },
      body: JSON.stringify(question),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new ApiError('network')
  }
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    // The stream is released. It may have ended or failed already, so that an error is ignored.
    void reader.cancel().catch(() => undefined)
  }
}
