import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { onLogout, sessionStatus } from '../account/session.ts'
import type { AnsweredCall } from '../device/kept-answers.ts'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import { mayPrefetch } from './prefetch.ts'

/**
 * Pause before answers are stored on the device, ms, so that storing does not delay the page that shows them. With the
 * data saver the pause is longer, because storing downloads code.
 */
const pause = (): number => (mayPrefetch() ? 2000 : 30_000)

const device = () => import('../device/kept-answers.ts')
let waiting: AnsweredCall[] = []
let timer: ReturnType<typeof setTimeout> | undefined

onLogout(() => {
  waiting = []
  void device()
    .then((m) => m.forgetAnswers())
    .catch(() => undefined)
})

function keepLater(one: AnsweredCall): void {
  waiting.push(one)
  timer ??= setTimeout(() => {
    const [answers, isIn] = [waiting, sessionStatus.get() === 'doctor']
    waiting = []
    timer = undefined
    // A browser that stores nothing shows nothing without a network.
    if (isIn)
      void device()
        .then(
          (m) => m.storeAnswers(answers),
          () => undefined,
        )
        .catch(() => undefined)
  }, pause())
}

/** Whether the page shows answers of the device, which are to be fetched again once the server is there. */
export let showsKept = false
export const forgetShown = (): void => void (showsKept = false)

/**
 * The server's answer, which is then stored on the device if it is one of those that pages show without a network;
 * without a network the stored one. Throws the call's error when there is none.
 */
export async function askOrKept<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  signal: AbortSignal,
): Promise<Answer<E>> {
  const name = `${endpoint.method} ${endpoint.path}`
  try {
    const answer = await api(endpoint, call, { signal })
    keepLater({ name, call, answer, at: Date.now() })
    return answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'network') throw error
    const kept = await device()
      .then((m) => m.keptAnswer(name, call))
      .catch(() => undefined)
    if (kept === undefined) throw error
    showsKept = true
    // The answer was stored under the name of this call.
    return kept as Answer<E>
  }
}
