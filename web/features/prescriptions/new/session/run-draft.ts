import type { DraftBody } from '#contract/drafts.ts'
import { transition } from './draft-session.ts'
import type { DeviceAnswer, DraftEffect, DraftEvent, DraftNews, DraftState, Timer } from './draft-state.ts'
import type { DraftPorts } from './ports.ts'

export interface RunningDraft<W> {
  get: () => DraftState<W>
  send: (event: DraftEvent<W>) => void
  /** Resolves once no call is under way. What waits for a clock or for the network is not waited for. */
  quiet: () => Promise<void>
}

interface Listener<W> {
  changed: () => void
  tell: (news: DraftNews) => void
  /** The words go on as another draft; this one is over. */
  goOn: (words: W, isLeft: boolean) => void
}

/** Carries out what the transitions ask for, and tells them what came of it. */
export function runDraft<W extends DraftBody>(
  ports: DraftPorts<W>,
  first: DraftState<W>,
  { changed, tell, goOn }: Listener<W>,
): RunningDraft<W> {
  let state = first
  const id = first.words.idempotencyKey
  const timers = new Map<Timer, () => void>()
  const calls = new Set<Promise<void>>()
  let atDevice: Promise<unknown> = Promise.resolve()

  const send = (event: DraftEvent<W>): void => {
    const [next, ...effects] = transition(state, event, { newId: ports.newId, session: ports.session() })
    const isNews = next !== state
    state = next
    if (next.presence === 'over') for (const stop of timers.values()) stop()
    for (const effect of effects) carryOut(effect)
    if (isNews) changed()
  }

  const call = <T>(asked: Promise<T>, event: (answer: T) => DraftEvent<W>): void => {
    const under = asked.then((answer) => {
      calls.delete(under)
      send(event(answer))
    })
    calls.add(under)
  }

  /** One after the other: what is written last is what the device has. After a logout nothing is begun any more. */
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const done = atDevice.then(() => (ports.session() === 'out' ? otherwise : work()))
    atDevice = done
    return done
  }

  const isWaiting = () => state.issue.at === 'waiting' && state.presence !== 'over'

  const carryOut = (effect: DraftEffect<W>): void => {
    switch (effect.kind) {
      case 'keep':
        return call(
          inTurn<DeviceAnswer>(() => ports.device.keep(effect.copy), 'failed'),
          (answer) => ({ kind: 'kept', copy: effect.copy, answer }),
        )
      case 'drop':
        return void inTurn(() => ports.device.drop(id), undefined)
      case 'save':
        return call(ports.account.save(id, effect.call, effect.words), (answer) => ({
          kind: 'saved',
          save: effect.call.save,
          answer,
        }))
      case 'unsave':
        return call(ports.account.remove(id, effect.over), (answer) => ({ kind: 'removed', answer }))
      case 'issue':
        return call(ports.network.issue(id, effect.body), (answer) => ({ kind: 'answered', answer }))
      case 'try':
        return call(
          atDevice.then(() => ports.network.issueWaiting(id, effect.body, effect.isOnDevice, isWaiting)),
          (answer) => ({ kind: 'answered', answer }),
        )
      case 'take-back':
        return call(
          atDevice.then(() => ports.network.takeBack(id)),
          (answer) => ({ kind: 'answered', answer }),
        )
      case 'after': {
        timers.get(effect.timer)?.()
        timers.set(
          effect.timer,
          ports.clock.after(effect.ms, () => send({ kind: 'due', timer: effect.timer })),
        )
        return undefined
      }
      case 'tell':
        return tell(effect.news)
      default:
        return goOn(effect.words, effect.isLeft)
    }
  }

  const quiet = async (): Promise<void> => {
    while (calls.size > 0) await Promise.all(calls)
    await atDevice
  }
  return { get: () => state, send, quiet }
}
