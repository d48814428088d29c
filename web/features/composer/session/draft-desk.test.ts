import { expect, test, vi } from 'vitest'
import type { DraftBody } from '#contract/drafts/drafts.ts'
import { emptyDraft } from '../draft/draft.ts'
import { draftDesk } from './draft-desk.ts'
import type { DeviceAnswer, DraftNews, SaveAnswer } from './draft-state.ts'
import type { DraftPorts } from './ports.ts'
import { FakeClock, flushPromises } from './testing/fake-clock.ts'

const words = (idempotencyKey: string, extras = ''): DraftBody => ({
  ...emptyDraft(idempotencyKey),
  patient: null,
  extras,
})

/** The drafts of a page (draft-desk.ts) with one draft on the screen, and the calls that were made to device and account. */
function deskWith(
  first: DraftBody,
  { save, keep = 'kept' }: { save?: () => Promise<SaveAnswer>; keep?: DeviceAnswer } = {},
) {
  const clock = new FakeClock()
  const asked: string[] = []
  let made = 0
  const note = <T>(what: string, answer: T) => {
    asked.push(what)
    return Promise.resolve(answer)
  }
  const ports: DraftPorts<DraftBody> = {
    newId: () => `made-${(made += 1)}`,
    session: () => 'in',
    clock: { after: (ms, run) => clock.after(ms, run) },
    device: {
      keep: ({ words: { idempotencyKey: id, extras } }) => note(`keep ${id} ${extras}`, keep),
      drop: (id) => note(`drop ${id}`, undefined),
    },
    account: {
      save: (id) => {
        asked.push(`save ${id}`)
        return save?.() ?? Promise.resolve({ is: 'saved', version: 1 })
      },
      remove: (id) => note(`remove ${id}`, 'removed'),
    },
    network: {
      issue: (id) => note(`issue ${id}`, { is: 'lost', error: new Error('network') }),
      issueWaiting: (id) => note(`issue ${id}`, { is: 'lost', error: new Error('network') }),
      takeBack: () => Promise.resolve({ is: 'stuck' }),
    },
  }
  const desk = draftDesk(ports, { words: first, isKept: false })
  const write = (extras: string) =>
    desk.send({ kind: 'written', words: { ...desk.get().words, extras }, isChange: true })
  return { desk, clock, asked, write }
}

test('a page is told of each change of the draft on the screen, until it stops listening', async () => {
  const { desk, write } = deskWith(words('a'))
  const listener = vi.fn<() => void>()
  const stop = desk.subscribe(listener)
  write('one')
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  write('two')
  await flushPromises()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a page is told when another draft takes the screen, and not of what becomes of the one before', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = []
  const { desk, clock, write } = deskWith(words('a'), {
    save: () => new Promise((resolve) => answers.push(resolve)),
  })
  write('one')
  await clock.advance(1300)
  const listener = vi.fn<() => void>()
  desk.subscribe(listener)
  desk.show(words('b'))
  expect(listener).toHaveBeenCalled()
  await flushPromises()
  listener.mockClear()
  answers[0]?.({ is: 'saved', version: 1 })
  await flushPromises()
  expect(listener).not.toHaveBeenCalled()
})

test('a draft that leaves the screen is stored at once, on the device and in the account', async () => {
  const { desk, asked, write } = deskWith(words('a'))
  write('one')
  desk.show(words('b'))
  await flushPromises()
  // The device stores the draft with the id of the save before the request is sent, and with the new version after the answer.
  expect(asked.filter((what) => what.split(' ')[1] === 'a')).toEqual([
    'keep a one',
    'keep a one',
    'save a',
    'keep a one',
  ])
  expect(desk.get()).toMatchObject({ presence: 'open', words: { idempotencyKey: 'b' }, isKept: true })
})

test('the draft on the screen shown again has the new words as a change of the doctor', () => {
  const { desk, write } = deskWith(words('a'))
  write('one')
  desk.show(words('a', 'two'))
  expect(desk.get()).toMatchObject({ words: { extras: 'two' }, edits: 2, presence: 'open' })
})

test('a draft that comes back to the screen goes on from what is known of it', async () => {
  const { desk, clock, write } = deskWith(words('a'))
  write('one')
  await clock.advance(1300)
  const { account } = desk.get()
  expect(account.base.version).toBe(1)
  desk.show(words('b'))
  await flushPromises()
  desk.show(words('a', 'two'))
  expect(desk.get()).toMatchObject({
    words: { extras: 'two' },
    presence: 'open',
    account: { base: account.base },
  })
})

test('a draft that went on under another id is begun anew when its old id is shown', async () => {
  const { desk, write } = deskWith(words('a'))
  write('one')
  desk.renew('renewed')
  desk.show(words('a', 'two'), { isSaved: true })
  await flushPromises()
  expect(desk.get()).toMatchObject({ presence: 'open', words: { idempotencyKey: 'a', extras: 'two' } })
})

test('a draft goes on under another id on the screen, and the device has it at once', async () => {
  const { desk, asked, write } = deskWith(words('a'))
  write('one')
  const listener = vi.fn<() => void>()
  desk.subscribe(listener)
  desk.renew('renewed')
  expect(desk.get()).toMatchObject({
    words: { idempotencyKey: 'renewed', extras: 'one' },
    presence: 'open',
    isKept: true,
  })
  expect(listener).toHaveBeenCalled()
  await flushPromises()
  expect(asked).toEqual(['drop a', 'keep renewed one'])
})

test('words that only a page has go on beside the shown draft when the account takes them no more', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = []
  const { desk, clock, asked, write } = deskWith(words('a'), {
    keep: 'failed',
    save: () => new Promise((resolve) => answers.push(resolve)),
  })
  write('one')
  await clock.advance(1300)
  desk.show(words('b'))
  await flushPromises()
  asked.length = 0
  answers[0]?.({ is: 'gone', why: undefined })
  await flushPromises()
  expect(desk.get().words.idempotencyKey).toBe('b')
  // The page was left, so the draft is saved without waiting for a pause in writing.
  expect(asked).toContain('save made-2')
})

test('a discarded draft is removed, and the next one takes the screen', async () => {
  const { desk, clock, asked, write } = deskWith(words('a'))
  write('one')
  await clock.advance(1300)
  asked.length = 0
  desk.discard(words('b'))
  await flushPromises()
  expect(asked).toEqual(['remove a', 'drop a'])
  expect(desk.get()).toMatchObject({ words: { idempotencyKey: 'b' }, isKept: true, presence: 'open' })
})

test('leaving stores every draft, and ends when all requests were answered', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = []
  const { desk, asked, write } = deskWith(words('a'), {
    save: () => new Promise((resolve) => answers.push(resolve)),
  })
  write('one')
  desk.show(words('b'))
  write('two')
  const done = vi.fn<() => void>()
  void desk.leave().then(done)
  await flushPromises()
  expect(asked.filter((what) => what.startsWith('save'))).toEqual(['save a', 'save b'])
  answers[1]?.({ is: 'saved', version: 1 })
  await flushPromises()
  expect(done).not.toHaveBeenCalled()
  answers[0]?.({ is: 'saved', version: 1 })
  await flushPromises()
  expect(done).toHaveBeenCalled()
})

test('the screen is quiet when the requests of its draft were answered', async () => {
  const answers: ((answer: SaveAnswer) => void)[] = []
  const { desk, clock, write } = deskWith(words('a'), {
    save: () => new Promise((resolve) => answers.push(resolve)),
  })
  write('one')
  await clock.advance(1300)
  const done = vi.fn<() => void>()
  void desk.quiet().then(done)
  await flushPromises()
  expect(done).not.toHaveBeenCalled()
  answers[0]?.({ is: 'saved', version: 1 })
  await flushPromises()
  expect(done).toHaveBeenCalled()
})

test('news of a draft are told to the page that listened last', async () => {
  const { desk, clock, write } = deskWith(words('a'), {
    save: () => Promise.resolve({ is: 'stale', why: undefined }),
  })
  const told: DraftNews[] = []
  desk.onNews(() => expect.unreachable())
  desk.onNews((news) => told.push(news))
  write('one')
  await clock.advance(1300)
  expect(told[0]).toEqual({ kind: 'stale', other: 'a' })
})

test('a desk that is left is stored once the device has written, although the account has not answered', async () => {
  const { desk, asked, write } = deskWith(words('a'), { save: () => new Promise(() => undefined) })
  write('one')
  let isAnswered = false
  void desk.leave().then(() => (isAnswered = true))
  await desk.stored()
  await flushPromises()
  expect(asked).toEqual(['keep a one', 'keep a one', 'save a'])
  expect(isAnswered).toBe(false)
})
