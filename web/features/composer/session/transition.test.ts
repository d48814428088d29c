import { describe, expect, test } from 'vitest'
import {
  account,
  BODY,
  DEVICE,
  EMPTY,
  type Event,
  type Life,
  life,
  next,
  sending,
  text,
  toldOf,
  waiting,
  WORDS,
  write,
} from './testing/one-step.ts'

describe('a draft that is over', () => {
  test.each<Event>([
    write(text('more')),
    { kind: 'store-now' },
    { kind: 'left' },
    { kind: 'issue', body: BODY },
    { kind: 'due', timer: 'account' },
  ])('ignores $kind', (event) => {
    const state = life({ presence: 'over' })
    expect(next(state, event)).toMatchObject({ after: state, told: [] })
  })

  test('is one whose doctor logged out, or whose page ended it', () => {
    const over = { after: { ...life(), presence: 'over' }, told: [] }
    expect(next(life(), { kind: 'store-now' }, 'out')).toMatchObject(over)
    expect(next(life(), { kind: 'ended' })).toMatchObject(over)
  })
})

describe('words that are written', () => {
  test('go to the device and the account after their pauses, and count as an edit', () => {
    const words = text('more')
    const { after, told } = next(life(), write(words))
    expect(told).toEqual(['device in 100', 'account in 1200'])
    expect(after).toMatchObject({ words, edits: 1, isKept: true })
  })

  test('by the page itself count as no edit, and are kept only where the draft was', () => {
    const blank = life({ isKept: false })
    expect(next(life(), write(text('more'), false)).after.edits).toBe(0)
    expect(next(blank, write(text('more'), false))).toMatchObject({ after: { isKept: false }, told: [] })
    expect(next(blank, write(text('more'))).after.isKept).toBe(true)
  })

  test('and are the same change nothing', () => {
    const state = life()
    expect(next(state, write(WORDS)).after).toBe(state)
    const blank = life({ isKept: false })
    expect(next(blank, write(WORDS, false)).after).toBe(blank)
    expect(next(blank, write(WORDS)).after.isKept).toBe(true)
  })

  test('during an issue mark it as edited, where the doctor wrote them', () => {
    const isEdited = (event: Event, issue = sending) => {
      const { issue: then } = next(life({ issue }), event).after
      return then.at === 'sending' && then.isEdited
    }
    expect(isEdited(write(text('more')))).toBe(true)
    expect(isEdited(write(text('more'), false))).toBe(false)
    expect(isEdited(write(text('more'), false), { ...sending, isEdited: true })).toBe(true)
  })

  test('after an issue go on as another draft', () => {
    const issued = life({ issue: { at: 'issued' } })
    expect(toldOf(issued, write(text('more')))).toEqual(['drop', 'go-on', 'tell edited-meanwhile'])
    expect(toldOf(issued, write(text('more'), false))).toEqual([])
  })

  test('stop an issue that waits with other words, and no other', () => {
    expect(next(life({ issue: waiting }), write(text('more'))).after.issue.at).toBe('sending')
    expect(next(life({ issue: waiting, isKept: false }), write(WORDS)).after.issue.at).toBe('waiting')
  })
})

describe('at "store-now" the device gets the words', () => {
  const atOnce = (state: Life) => toldOf(state, { kind: 'store-now' })

  test.each<[string, Life, string[]]>([
    ['that it does not have', life(), ['keep']],
    ['that it has but failed to store', life({ device: { has: WORDS, hasFailed: true } }), ['keep']],
    ['of a draft that was left', life({ presence: 'left' }), ['keep']],
    ['not those that it has', life({ device: DEVICE }), []],
    ['not those of a draft that nobody wrote', life({ isKept: false }), []],
    ['not those of a discarded draft', life({ presence: 'discarded' }), []],
    ['not those of an issued draft', life({ issue: { at: 'issued' } }), []],
    ['and drops a draft without words', life({ words: EMPTY }), ['drop']],
  ])('%s', (_name, state, told) => expect(atOnce(state)).toEqual(told))

  test('and a draft that is without words on the device is not dropped again', () => {
    const { after } = next(life({ words: EMPTY }), { kind: 'store-now' })
    expect(after.device.has).toBe(EMPTY)
    expect(atOnce(after)).toEqual([])
  })

  test('and a draft without words is removed from the account that has it', () => {
    const base = { version: 3, unanswered: [] }
    expect(atOnce({ ...account({ base }), words: EMPTY })).toEqual(['drop', 'unsave'])
    expect(atOnce({ ...account({ base: { version: 0, unanswered: ['x'] } }), words: EMPTY })).toEqual([
      'drop',
      'unsave',
    ])
  })
})

test('a draft that is opened is stored after its pauses, and one that waits is tried', () => {
  expect(next(life({ presence: 'left' }), { kind: 'opened' })).toMatchObject({
    after: { presence: 'open' },
    told: ['device in 100', 'account in 1200'],
  })
  expect(toldOf(life({ device: DEVICE }), { kind: 'opened' })).toEqual([])
  expect(toldOf(life({ device: DEVICE, issue: waiting }), { kind: 'opened' })).toEqual(['try'])
  const discarded = life({ presence: 'discarded' })
  expect(next(discarded, { kind: 'opened' }).after).toBe(discarded)
})

test('a draft that is left is stored at once, on the device and in the account', () => {
  expect(next(life(), { kind: 'left' })).toMatchObject({
    after: { presence: 'left' },
    told: ['keep', 'keep'],
  })
  const discarded = life({ presence: 'discarded' })
  expect(next(discarded, { kind: 'left' }).after).toBe(discarded)
})

test('a draft goes on under another id, unless it is being sent', () => {
  const renewed: Event = { kind: 'renewed', id: 'b' }
  const { after, effects } = next(life(), renewed)
  expect(after.presence).toBe('over')
  const words = { ...WORDS, idempotencyKey: 'b' }
  expect(effects).toEqual([{ kind: 'drop' }, { kind: 'go-on', words, isLeft: false }])
  expect(next(life({ presence: 'left' }), renewed).effects).toContainEqual({
    kind: 'go-on',
    words,
    isLeft: true,
  })
  const busy = life({ issue: sending })
  expect(next(busy, renewed).after).toBe(busy)
})

describe('a removal from the account', () => {
  const removal = { over: { version: 1, unanswered: [] }, hasLeft: true }

  test('without an answer is tried again', () => {
    const { after, told } = next(account({ removal }), { kind: 'removed', answer: 'lost' })
    expect(after.account.removal).toEqual({ ...removal, hasLeft: false })
    expect(told).toEqual(['removal in 5000'])
  })

  test('that meets a newer version tells so', () => {
    const { after, effects } = next(account({ removal }), { kind: 'removed', answer: 'other' })
    expect(after.account.removal).toBeNull()
    expect(effects).toContainEqual({ kind: 'tell', news: { kind: 'newer-kept', other: 'a' } })
    expect(toldOf(account({ removal }), { kind: 'removed', answer: 'removed' })).toEqual(['account in 1200'])
  })
})

test('a draft that is being sent or was issued is not discarded', () => {
  for (const issue of [sending, { at: 'issued' } as const]) {
    const state = life({ issue })
    expect(next(state, { kind: 'discarded' }).after).toBe(state)
  }
  expect(next(life({ device: DEVICE }), { kind: 'discarded' })).toMatchObject({
    after: { presence: 'discarded', device: { has: null }, issue: { at: 'none' } },
    told: ['drop'],
  })
  expect(toldOf(life({ issue: waiting }), { kind: 'discarded' })).toEqual(['take-back'])
  expect(toldOf(life({ issue: { ...waiting, isOnDevice: false } }), { kind: 'discarded' })).toEqual(['drop'])
})

test('a draft without words is over when it would go on elsewhere', () => {
  const issued = life({ issue: { at: 'issued' } })
  expect(next(issued, write(EMPTY))).toMatchObject({ after: { presence: 'over' }, told: [] })
})

test('a draft that is brought back to the screen is stored, and saved after its pause', () => {
  const words = text('back')
  const { after, told } = next(life({ presence: 'left', edits: 2 }), { kind: 'brought-back', words })
  expect(told).toEqual(['keep', 'account in 1200'])
  expect(after).toMatchObject({ words, presence: 'open', isKept: true, edits: 3 })
})
