import { describe, expect, test } from 'vitest'
import type { Moment } from './steps.ts'
import {
  account,
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

describe('the account gets the words when their pause is over', () => {
  const due = (state: Life, session?: Moment['session']) =>
    toldOf(state, { kind: 'due', timer: 'account' }, session)
  const removal = { over: { version: 1, unanswered: [] }, hasLeft: true }
  const saving = {
    copy: { words: WORDS, base: { version: 0, unanswered: [] }, isSaved: false, isSent: false, queued: null },
    call: { version: 0, unanswered: [], save: 'one' },
    hasLeft: true,
  }

  test.each<[string, Life, string[]]>([
    ['that it does not have', life(), ['keep']],
    ['of a draft that was left', life({ presence: 'left' }), ['keep']],
    ['not those that it has', account({ has: WORDS }), []],
    ['not those of a draft that nobody wrote', life({ isKept: false }), []],
    ['not those of a discarded draft', life({ presence: 'discarded' }), []],
    ['not during an issue', life({ issue: sending }), []],
    ['not those that it takes no more', account({ stop: 'gone' }), []],
    ['not during another save', account({ saving }), []],
    ['not during a removal', account({ removal }), []],
    ['not an empty draft', life({ words: EMPTY }), []],
  ])('%s', (_name, state, told) => {
    expect(due(state)).toEqual(told)
    // While the doctor's login is expired, a draft with unsaved content is tried again later.
    expect(due(state, 'away')).toEqual(told.length > 0 ? ['account in 4000'] : [])
  })

  test('under a name that the device knows before the request is sent', () => {
    const base = { version: 2, over: 'save-2', unanswered: ['save-3'] }
    const { after, effects } = next(account({ base }), { kind: 'due', timer: 'account' })
    const copy = {
      words: WORDS,
      base: { ...base, unanswered: ['save-3', 'made'] },
      isSaved: false,
      isSent: false,
    }
    expect(effects).toEqual([{ kind: 'keep', copy: { ...copy, queued: null } }])
    const call = { version: 2, over: 'save-2', unanswered: ['save-3'], save: 'made' }
    expect(after.account.saving).toMatchObject({ call, hasLeft: false })
    const kept = after.account.saving?.copy
    if (!kept) throw new Error('no save')
    expect(next(after, { kind: 'kept', copy: kept, answer: 'kept' }).effects).toEqual([
      { kind: 'save', call, words: WORDS },
    ])
  })

  test('and other timers of it are asked for at their own time', () => {
    expect(toldOf(life(), { kind: 'due', timer: 'device' })).toEqual(['keep'])
    expect(toldOf(life({ issue: waiting }), { kind: 'due', timer: 'issue' })).toEqual(['try'])
    expect(
      toldOf(account({ removal: { ...removal, hasLeft: false } }), { kind: 'due', timer: 'removal' }),
    ).toEqual(['unsave'])
  })

  test.each([
    [0, 4000],
    [1, 8000],
    [3, 32_000],
    [4, 60_000],
    [9, 60_000],
  ])('after %i failed saves and one more, the next one is in %i ms', (failures, ms) => {
    const answer = { is: 'failed', why: WHY } as const
    const { after, told } = next(account({ saving, failures }), { kind: 'saved', save: 'one', answer })
    expect(told).toEqual([`account in ${ms}`])
    expect(after.account).toMatchObject({ failures: failures + 1, why: WHY, saving: null })
  })

  test('and the answer to another save is ignored', () => {
    const state = account({ saving })
    expect(next(state, { kind: 'saved', save: 'two', answer: { is: 'gone', why: WHY } }).after).toBe(state)
  })

  test('and a draft that is gone from it is not saved again', () => {
    const answer = { is: 'gone', why: WHY } as const
    const { after, told } = next(account({ saving }), { kind: 'saved', save: 'one', answer })
    expect(after.account).toMatchObject({ stop: 'gone', why: WHY })
    expect(told).toEqual([])
  })

  const OLDER = text('older')
  const older = { ...saving, copy: { ...saving.copy, words: OLDER } }
  const of = (more: Partial<Life>, save = saving): Life => ({ ...account({ saving: save }), ...more })
  const here = { presence: 'left' as const, device: DEVICE }

  test.each<[string, Life, Extract<Event, { kind: 'saved' }>['answer'], string[]]>([
    ['stored, and the device learns it', of({}), { is: 'saved', version: 3 }, ['keep']],
    [
      'stored, and newer words wait for a pause',
      of({}, older),
      { is: 'saved', version: 3 },
      ['account in 1200'],
    ],
    [
      'stored, and newer words of a left draft follow',
      of({ presence: 'left' }, older),
      { is: 'saved', version: 3 },
      ['keep'],
    ],
    ['stored, of a prescription', of({ issue: { at: 'issued' } }), { is: 'saved', version: 3 }, []],
    ['lost, of a left draft that the device has', of(here), { is: 'failed', why: WHY }, []],
    ['lost, of a left draft', of({ presence: 'left' }), { is: 'failed', why: WHY }, ['account in 4000']],
    [
      'lost, of a draft that the device has',
      of({ device: DEVICE }),
      { is: 'failed', why: WHY },
      ['account in 4000'],
    ],
    ['stale, of a left draft that the device has', of(here), { is: 'stale', why: WHY }, []],
    ['stale', of({}), { is: 'stale', why: WHY }, ['drop', 'go-on', 'tell stale']],
    ['stale, of a left draft', of({ presence: 'left' }), { is: 'stale', why: WHY }, ['drop', 'go-on']],
    ['stale, of a draft that may be issued', of({ isUnsure: true }), { is: 'stale', why: WHY }, []],
    ['gone, of a left draft', of({ presence: 'left' }), { is: 'gone', why: WHY }, ['drop', 'go-on']],
    ['gone, of a left draft that the device has', of(here), { is: 'gone', why: WHY }, []],
  ])('and its answer: %s', (_name, state, answer, told) => {
    const { after, told: effects } = next(state, { kind: 'saved', save: 'one', answer })
    expect(effects).toEqual(told)
    expect(after.account.saving?.call.save).not.toBe('one')
    if (answer.is === 'saved') expect(after.account.base).toMatchObject({ version: 3, over: 'one' })
  })
})
