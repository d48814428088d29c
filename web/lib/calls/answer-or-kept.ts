import type { Answer, Call, Endpoint, EndpointRef } from '#contract/endpoint.ts'
import { onLogout, sessionStatus } from '../account/session.ts'
import type { AnsweredCall } from '../device/kept-answers.ts'
import { ApiError } from './api-error.ts'
import { api } from './api.ts'
import { isAway } from './connection.ts'
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
    const answers = waiting
    waiting = []
    timer = undefined
    // A failure to store answers is ignored: without a network, pages then lack these answers, and nothing else changes.
    if (sessionStatus.get() === 'doctor')
      void device()
        .then((m) => m.storeAnswers(answers))
        .catch(() => undefined)
  }, pause())
}

/** Whether the page shows answers that were stored on the device. They are fetched again once the server is reachable. */
export let showsKept = false
export const forgetShown = (): void => void (showsKept = false)

/** Time for which a call is tried although the server counts as unreachable, ms: the server may be reachable again. */
const CHANCE_MS = 500

/**
 * The answer to a call. The call fails before its timeout if the server counts as unreachable `CHANCE_MS` after the call was
 * sent, or is found unreachable while the call waits.
 */
const unlessAway = <T>(asked: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = () => isAway.get() && reject(new ApiError('network'))
    void asked.then(resolve, reject).then(isAway.subscribe(giveUp))
    setTimeout(giveUp, CHANCE_MS)
  })

/**
 * The server's answer, which is then stored on the device if pages show answers of its kind without a network. Without a network,
 * the stored answer. Throws the call's error when there is none.
 */
export async function askOrKept<E extends Endpoint>(
  endpoint: EndpointRef<E>,
  call: Call<E>,
  signal: AbortSignal,
): Promise<Answer<E>> {
  const name = `${endpoint.method} ${endpoint.path}`
  try {
    const answer = await unlessAway(api(endpoint, call, { signal }))
    keepLater({ name, call, answer, at: Date.now() })
    return answer
  } catch (error) {
    if ((error as ApiError).code !== 'network') throw error
    const kept = await device()
      .then((m) => m.keptAnswer(name, call))
      .catch(() => undefined)
    if (kept === undefined) throw error
    showsKept = true
    // The stored answer has the type of this call, under whose name it was stored.
    return kept as Answer<E>
  }
}
