import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { Wish } from '../../../lib/drafts/issue-queue.ts'
import { transition } from './draft-session.ts'
import type { DeviceAnswer, DraftEffect, DraftEvent, DraftNews, DraftLife, Timer } from './draft-state.ts'
import type { DraftPorts } from './ports.ts'
import type { Moment } from './steps.ts'

export interface RunningDraft<W> {
  get: () => DraftLife<W>
  send: (event: DraftEvent<W>) => void
  /**
   * Resolves once no request is under way. Timers and drafts that wait for the network are not waited for.
   */
  quiet: () => Promise<void>
  /** Resolves once the device has stored all content that it was given. */
  stored: () => Promise<unknown>
}

interface Listener<W> {
  changed: () => void
  tell: (news: DraftNews) => void
  /** Continues the draft's content as another draft. This draft is not run any further. */
  goOn: (words: W, isLeft: boolean) => void
}

/** Answer for an issue that the doctor called off before it was sent, while the device stores no request to issue the draft. */
const NOT_SENT = { is: 'taken-back', isThere: true } as const

/** What the draft's page wants to happen with an issue that is not sent yet: send it, stop it, or leave it waiting. */
function wishOf({ issue, presence }: DraftLife<unknown>, session: Moment['session']): Wish {
  if (session === 'out' || presence === 'over') return 'later'
  return issue.at === 'waiting' ? 'send' : 'stop'
}

/** Timers by name: setting a timer again replaces the earlier one. */
function alarmsOf(clock: DraftPorts<unknown>['clock'], ring: (timer: Timer) => void) {
  const stops = new Map<Timer, () => void>()
  return {
    set: (timer: Timer, ms: number): void => {
      stops.get(timer)?.()
      stops.set(
        timer,
        clock.after(ms, () => ring(timer)),
      )
    },
    stop: (): void => {
      for (const stop of stops.values()) stop()
    },
  }
}

/**
 * Runs the state machine of a draft (draft-session.ts): carries out the effects of its transitions, and sends their results
 * back as events.
 */
export function runDraft<W extends DraftBody>(
  ports: DraftPorts<W>,
  first: DraftLife<W>,
  { changed, tell, goOn }: Listener<W>,
): RunningDraft<W> {
  let state = first
  const id = first.words.idempotencyKey
  const alarms = alarmsOf(ports.clock, (timer) => send({ kind: 'due', timer }))
  const calls = new Set<Promise<void>>()
  let atDevice: Promise<unknown> = Promise.resolve()

  const send = (event: DraftEvent<W>): void => {
    const [next, ...effects] = transition(state, event, { newId: ports.newId, session: ports.session() })
    const isNews = next !== state
    state = next
    if (next.presence === 'over') alarms.stop()
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

  /** Accesses to the device run one after the other, so that the last write wins. No access begins after a logout. */
  const inTurn = <T>(work: () => Promise<T>, otherwise: T): Promise<T> => {
    const done = atDevice.then(() => (ports.session() === 'out' ? otherwise : work()))
    atDevice = done
    return done
  }

  const wish = () => wishOf(state, ports.session())

  const carryOut = (effect: DraftEffect<W>): void => {
    switch (effect.kind) {
      case 'keep':
        return call(
          inTurn<DeviceAnswer>(() => ports.device.keep(effect.copy, wish), 'failed'),
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
          atDevice.then(() =>
            effect.isOnDevice || wish() === 'send'
              ? ports.network.issueWaiting(id, effect.body, effect.isOnDevice, wish)
              : NOT_SENT,
          ),
          (answer) => ({ kind: 'answered', answer }),
        )
      case 'take-back':
        return call(
          atDevice.then(() => ports.network.takeBack(id)),
          (answer) => (answer.is === 'stuck' ? { kind: 'stuck' } : { kind: 'answered', answer }),
        )
      case 'after':
        return alarms.set(effect.timer, effect.ms)
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
  return { get: () => state, send, quiet, stored: () => atDevice }
}
