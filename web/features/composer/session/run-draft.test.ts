import { expect, test } from 'vitest'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { Wish } from '../../../lib/drafts/issue-queue.ts'
import type { DraftPorts } from './ports.ts'
import { runDraft } from './run-draft.ts'
import { flushPromises } from './testing/fake-clock.ts'
import { life, type Life, sending, waiting } from './testing/one-step.ts'

/**
 * Answers of the page, while the device stores the draft, to the question whether a waiting issue is to be sent. `then`: what the
 * page does before the last answer.
 */
async function wishAt(state: Partial<Life>, then: 'stays' | 'logs out' | 'ends' = 'stays') {
  let session: 'in' | 'out' = 'in'
  const wishes: (() => Wish)[] = []
  const never = () => new Promise<never>(() => undefined)
  const ports: DraftPorts<DraftBody> = {
    newId: () => 'made',
    session: () => session,
    clock: { after: () => () => undefined },
    device: {
      keep: (_copy, wish) => {
        wishes.push(wish)
        return never()
      },
      drop: never,
    },
    account: { save: never, remove: never },
    network: { issue: never, issueWaiting: never, takeBack: never },
  }
  const listener = { changed: () => undefined, tell: () => undefined, goOn: () => undefined }
  const draft = runDraft(ports, life(state), listener)
  draft.send({ kind: 'store-now' })
  await flushPromises()
  if (then === 'logs out') session = 'out'
  if (then === 'ends') draft.send({ kind: 'ended' })
  return wishes.map((wish) => wish())
}

test.each([
  ['an issue that waits is sent', { issue: waiting }, 'stays', 'send'],
  ['an issue under way does not wait', { issue: sending }, 'stays', 'stop'],
  ['a draft that nobody issued does not wait', {}, 'stays', 'stop'],
  ['after a logout an issue waits for its doctor', { issue: waiting }, 'logs out', 'later'],
  ['after the end of its page an issue waits for another', { issue: waiting }, 'ends', 'later'],
] as const)('%s', async (_what, state, then, wish) => expect(await wishAt(state, then)).toEqual([wish]))
