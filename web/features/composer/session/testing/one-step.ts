import type { DraftBody } from '#contract/drafts/drafts.ts'
import type { NewPrescription } from '#contract/prescriptions.ts'
import { emptyDraft } from '../../draft/draft.ts'
import { transition } from '../draft-session.ts'
import { type DraftEvent, type DraftLife, type DraftOpening, opened } from '../draft-state.ts'
import type { Moment } from '../steps.ts'

export type Life = DraftLife<DraftBody>
export type Event = DraftEvent<DraftBody>

export const text = (extras: string): DraftBody => ({ ...emptyDraft('a'), patient: null, extras })
export const WORDS = text('words')
export const EMPTY = text('')
export const BODY = {} as NewPrescription
export const WHY = new Error('why')

/** A draft that the doctor wrote and that neither device nor account has. */
export const life = (more: Partial<Life> = {}, from: Partial<DraftOpening<DraftBody>> = {}): Life => ({
  ...opened({ words: WORDS, isKept: true, ...from }),
  ...more,
})
export const account = (more: Partial<Life['account']>): Life =>
  life({ account: { ...life().account, ...more } })
export const sending: Extract<Life['issue'], { at: 'sending' }> = {
  at: 'sending',
  of: WORDS,
  body: BODY,
  isEdited: false,
  isStopped: false,
  isStuck: false,
  isOnDevice: false,
}
export const waiting: Extract<Life['issue'], { at: 'waiting' }> = {
  at: 'waiting',
  of: WORDS,
  body: BODY,
  isOnDevice: true,
  isTrying: false,
}
export const DEVICE = { has: WORDS, hasFailed: false }

/** The next state, and the effects in short: their kinds, with the timer and its milliseconds. */
export function next(state: Life, event: Event, session: Moment['session'] = 'in') {
  const [after, ...effects] = transition(state, event, { newId: () => 'made', session })
  const told = effects.map((effect) =>
    effect.kind === 'after'
      ? `${effect.timer} in ${effect.ms}`
      : effect.kind === 'tell'
        ? `tell ${effect.news.kind}`
        : effect.kind,
  )
  return { after, effects, told }
}
export const toldOf = (state: Life, event: Event, session?: Moment['session']) =>
  next(state, event, session).told
export const write = (words: DraftBody, isChange = true): Event => ({ kind: 'written', words, isChange })
