import { describe, expect, test } from 'vitest'
import { isBusy, storageOf } from './draft-state.ts'
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
  WHY,
  WORDS,
} from './testing/one-step.ts'

describe('an issue', () => {
  test('is sent once, from the screen', () => {
    const { after, effects } = next(life(), { kind: 'issue', body: BODY })
    expect(after).toMatchObject({ issue: sending, isUnsure: true })
    expect(effects).toEqual([{ kind: 'issue', body: BODY }])
    expect(next(after, { kind: 'issue', body: BODY }).effects).toEqual([])
    expect(toldOf(life({ presence: 'left' }), { kind: 'issue', body: BODY })).toEqual([])
  })

  test('without an answer waits on the device, and is tried again', () => {
    const lost: Event = { kind: 'answered', answer: { is: 'lost', error: WHY } }
    const { after, told } = next(life({ issue: sending }), lost)
    expect(after.issue).toEqual({ ...waiting, isOnDevice: false })
    expect(told).toEqual(['keep', 'issue in 5000'])
    expect(toldOf(life({ issue: sending, presence: 'left' }), lost)).toEqual(['keep'])
    expect(toldOf(life({ issue: { ...waiting, isTrying: true } }), lost)).toEqual(['issue in 5000'])
  })

  test('that was refused can be corrected, and the account gets the words again', () => {
    const answer = { is: 'refused', isUnsure: false, error: WHY } as const
    const { after, told } = next(life({ issue: sending, isUnsure: true }), { kind: 'answered', answer })
    expect(after).toMatchObject({ issue: { at: 'none' }, isUnsure: false })
    expect(told).toEqual(['tell refused', 'account in 1200'])
  })

  test('sends no save that the device had not recorded yet, and counts none that the issue ended', () => {
    const { after } = next(life(), { kind: 'due', timer: 'account' })
    const { copy } = after.account.saving ?? {}
    if (!copy) throw new Error('no save')
    const pressed = next(after, { kind: 'issue', body: BODY }).after
    const kept = next(pressed, { kind: 'kept', copy, answer: 'kept' })
    expect([kept.told, kept.after.account.saving]).toEqual([[], null])

    const sent = next(after, { kind: 'kept', copy, answer: 'kept' })
    expect(sent.told).toEqual(['save'])
    const during = next(sent.after, { kind: 'issue', body: BODY }).after
    const ended = next(during, { kind: 'saved', save: 'made', answer: { is: 'failed', why: WHY } })
    expect(ended).toMatchObject({ told: [], after: { account: { saving: null, failures: 0 } } })
    expect(ended.after.account.base.unanswered).toEqual(['made'])
  })

  test('whose answer comes too late changes nothing', () => {
    const state = life()
    expect(next(state, { kind: 'answered', answer: { is: 'lost', error: WHY } }).after).toBe(state)
    expect(next(state, { kind: 'stop-waiting' }).after).toBe(state)
    expect(next(state, { kind: 'stuck' }).after).toBe(state)
  })

  test('that the device cannot end is asked for again', () => {
    const { after, told } = next(life({ issue: sending }), { kind: 'stuck' })
    expect(told).toEqual(['issue in 5000'])
    expect(toldOf(after, { kind: 'due', timer: 'issue' })).toEqual(['take-back'])
  })
})

const answer = (state: Life, given: Extract<Event, { kind: 'answered' }>['answer'], session?: 'in') =>
  next(state, { kind: 'answered', answer: given }, session)
const REFUSED = { is: 'refused', isUnsure: false, error: WHY } as const
const LOST = { is: 'lost', error: WHY } as const
const takenBack = (isThere: boolean) => ({ is: 'taken-back', isThere }) as const
const OTHER = text('other')

describe('a doctor who stops an issue that waits', () => {
  const stop: Event = { kind: 'stop-waiting' }
  const onScreen = { ...waiting, isOnDevice: false }

  test.each<[string, Life, string, string[]]>([
    ['on the device', life({ issue: waiting }), 'sending', ['take-back']],
    [
      'on the device, with other words',
      life({ issue: waiting, words: OTHER }),
      'sending',
      ['keep', 'account in 1200', 'take-back'],
    ],
    [
      'on the device of a page that was left',
      life({ issue: waiting, words: OTHER, presence: 'left' }),
      'sending',
      ['take-back'],
    ],
    ['on the device, while it is tried', life({ issue: { ...waiting, isTrying: true } }), 'sending', []],
    ['on the screen', life({ issue: onScreen }), 'none', ['keep', 'account in 1200']],
    [
      'on the screen, while it is tried',
      life({ issue: { ...onScreen, isTrying: true } }),
      'sending',
      ['keep', 'account in 1200'],
    ],
    ['on a page that was left', life({ issue: onScreen, presence: 'left' }), 'none', []],
  ])('%s', (_where, state, at, told) => {
    const { after, told: effects } = next(state, stop)
    expect([after.issue.at, effects]).toEqual([at, told])
    if (after.issue.at === 'sending')
      expect(after.issue).toMatchObject({ isStopped: true, isEdited: state.words === OTHER })
  })

  const stopped = life({ issue: { ...sending, isStopped: true } })
  test('and gets no answer has a draft again, without being told', () => {
    expect(answer(stopped, LOST)).toMatchObject({
      after: { issue: { at: 'none' } },
      told: ['account in 1200'],
    })
    expect(answer({ ...stopped, words: OTHER }, LOST).told).toEqual(['tell lost', 'account in 1200'])
    expect(answer(life({ issue: sending, words: OTHER }), LOST).told).toEqual([
      'tell lost',
      'account in 1200',
    ])
    const onDevice = life({ issue: { ...sending, isStopped: true, isOnDevice: true } })
    expect(answer(onDevice, LOST)).toMatchObject({ after: onDevice, told: ['take-back'] })
  })
})

describe('a draft that was discarded while it was sent', () => {
  const away = life({ issue: sending, presence: 'discarded' })

  test.each<[string, Parameters<typeof answer>[1], string[]]>([
    ['is dropped when the issue is refused', REFUSED, ['drop']],
    ['is dropped when nobody answers', LOST, ['drop']],
    ['is dropped when the device ended its waiting', takenBack(true), ['drop']],
    ['was issued by another page, which is told', takenBack(false), ['tell issued-anyway']],
  ])('%s', (_what, given, told) => {
    expect(answer(away, given)).toMatchObject({ after: { issue: { at: 'none' } }, told })
  })

  test('and was issued is told so', () => {
    const issued = { is: 'issued', issued: {} } as Parameters<typeof answer>[1]
    expect(answer(away, issued)).toMatchObject({
      after: { issue: { at: 'issued' } },
      told: ['drop', 'tell issued-anyway'],
    })
    expect(answer(life({ issue: sending }), issued).told).toEqual(['drop', 'tell issued'])
    const edited = life({ issue: { ...sending, isEdited: true }, words: OTHER })
    expect(answer(edited, issued).told).toEqual([
      'drop',
      'tell issued',
      'drop',
      'go-on',
      'tell edited-meanwhile',
    ])
  })
})

test('a draft whose waiting another page ended is kept as the device has it, or is on this screen alone', () => {
  expect(answer(life({ issue: sending }), takenBack(true)).told).toEqual(['keep', 'account in 1200'])
  expect(answer(life({ issue: sending }), takenBack(false))).toMatchObject({
    after: { isKept: false, account: { stop: 'gone' }, issue: { at: 'none' } },
    told: [],
  })
  const edited = life({ issue: { ...sending, isEdited: true } })
  expect(answer(edited, takenBack(false)).after.isKept).toBe(true)
})

test('a refused draft that was changed elsewhere meanwhile goes on under another id, where it may', () => {
  const stale = { ...account({ stop: 'stale' }), issue: sending }
  expect(answer(stale, REFUSED).told).toEqual(['tell refused', 'drop', 'go-on', 'tell stale'])
  expect(answer(stale, { ...REFUSED, isUnsure: true }).told).toEqual(['tell refused', 'account in 1200'])
  expect(answer(life({ issue: waiting }), REFUSED).told).toEqual(['keep', 'tell refused', 'account in 1200'])
})

test('a waiting issue is tried once at a time, and by the queue of the device once its page was left', () => {
  const hurried: Event = { kind: 'due', timer: 'issue' }
  expect(next(life({ issue: waiting }), hurried)).toMatchObject({
    after: { issue: { isTrying: true } },
    told: ['try'],
  })
  expect(toldOf(life({ issue: { ...waiting, isTrying: true } }), hurried)).toEqual([])
  expect(toldOf(life({ issue: waiting, presence: 'left' }), hurried)).toEqual([])
  expect(toldOf(life({ issue: { ...waiting, isOnDevice: false }, presence: 'left' }), hurried)).toEqual([
    'try',
  ])
  expect(toldOf(life({ issue: sending }), hurried)).toEqual([])
})

test.each<[string, Life['issue'], boolean]>([
  ['nothing', { at: 'none' }, false],
  ['a request', sending, true],
  ['a prescription', { at: 'issued' }, true],
  ['an issue that waits', waiting, false],
  ['an issue that is tried again', { ...waiting, isTrying: true }, true],
])('a draft with %s under way is busy or not', (_what, issue, busy) =>
  expect(isBusy(life({ issue }))).toBe(busy),
)

const stored = (more: Partial<Life>, of: Partial<Life['account']> = {}): Life => {
  const state = life(more)
  return { ...state, account: { ...state.account, ...of } }
}
const failed = { has: null, hasFailed: true }
test.each<[string, Life, string]>([
  ['an empty draft', stored({ words: EMPTY }), 'nothing'],
  ['words that nobody wrote', stored({ isKept: false }), 'nothing'],
  ['words that nobody wrote and the account has', stored({ isKept: false }, { has: WORDS }), 'account'],
  ['words that the account has', stored({ device: DEVICE }, { has: WORDS }), 'account'],
  ['words that the device has', stored({ device: DEVICE }), 'device'],
  ['words that nobody has yet', stored({}), 'saving'],
  ['words that a full device refused', stored({ device: failed }), 'failed'],
  ['words that the account takes no more', stored({ device: DEVICE }, { stop: 'gone' }), 'gone'],
  ['words that neither takes', stored({ device: failed }, { stop: 'gone' }), 'failed'],
  ['an empty draft that the account takes no more', stored({ words: EMPTY }, { stop: 'gone' }), 'nothing'],
])('%s: where they are stored', (_what, state, kept) => expect(storageOf(state)).toBe(kept))
