import type { DraftBody } from '#contract/drafts/drafts.ts'
import { type DraftEvent, type DraftNews, type DraftLife, opened, type DraftOpening } from './draft-state.ts'
import type { DraftPorts } from './ports.ts'
import { runDraft, type RunningDraft } from './run-draft.ts'

/** The drafts of one page: the one on the screen, and those that were left and may have calls under way. */
export interface DraftDesk<W> {
  /** The draft on the screen. */
  get: () => DraftLife<W>
  subscribe: (listener: () => void) => () => void
  /** Sets the listener for news about the drafts of the page; the listener replaces the previous one. */
  onNews: (listener: (news: DraftNews) => void) => void
  send: (event: DraftEvent<W>) => void
  /**
   * Puts another draft on the screen; the current one stays in the list of drafts. `from`: what the page knows of the new draft.
   */
  show: (words: W, from?: Omit<DraftOpening<W>, 'words' | 'isKept'>) => void
  /** Puts another draft on the screen, and removes the current one from device and account. */
  discard: (next: W) => void
  /** Continues the draft under another id: the old id is a prescription already. */
  renew: (id: string) => void
  /**
   * Stores the content of the drafts that neither device nor account has yet.
   * @returns resolves once the requests to store it were answered
   */
  leave: () => Promise<unknown>
  /** Resolves once no draft of the page has a request under way. */
  settled: () => Promise<unknown>
  /** Resolves once the device has stored all content that it was given. */
  stored: () => Promise<unknown>
  /** Resolves once the draft on the screen has no request under way. */
  quiet: () => Promise<void>
}

/**
 * The drafts of each page that is open, or closed with work under way (one desk a page): a logout and the next page wait for that
 * work.
 */
export const desksAtWork = new Set<Pick<DraftDesk<DraftBody>, 'leave' | 'settled' | 'stored'>>()

export function draftDesk<W extends DraftBody>(ports: DraftPorts<W>, start: DraftOpening<W>): DraftDesk<W> {
  const running = new Map<string, RunningDraft<W>>()
  const listeners = new Set<() => void>()
  let tell: (news: DraftNews) => void = () => undefined
  let shown = run(start)
  const changed = () => {
    for (const listener of listeners) listener()
  }

  function run(opening: DraftOpening<W>): RunningDraft<W> {
    const draft: RunningDraft<W> = runDraft(ports, opened(opening), {
      changed: () => draft === shown && changed(),
      tell: (news) => tell(news),
      goOn: (words, isLeft) => {
        const next = run({ words, isKept: true })
        if (draft === shown) put(next)
        next.send({ kind: isLeft ? 'left' : 'opened' })
        // The draft is stored at once, because the page may be closing.
        next.send({ kind: 'store-now' })
      },
    })
    running.set(opening.words.idempotencyKey, draft)
    return draft
  }
  const put = (next: RunningDraft<W>) => {
    shown = next
    changed()
  }

  const settled = () => Promise.all([...running.values()].map((draft) => draft.quiet()))

  return {
    get: () => shown.get(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onNews: (listener) => {
      tell = listener
    },
    send: (event) => shown.send(event),
    show: (words, from) => {
      const before = shown
      const known = running.get(words.idempotencyKey)
      if (known === before) return before.send({ kind: 'written', words, isChange: true })
      const isAlive = known && known.get().presence !== 'over'
      put(isAlive ? known : run({ ...from, words, isKept: true }))
      before.send({ kind: 'left' })
      shown.send({ kind: 'brought-back', words })
      // The issue of a draft that waits for the network is tried at once.
      return shown.send({ kind: 'opened' })
    },
    discard: (next) => {
      const before = shown
      before.send({ kind: 'discarded' })
      if (before.get().presence === 'discarded') put(run({ words: next, isKept: true }))
    },
    renew: (id) => shown.send({ kind: 'renewed', id }),
    leave: () => {
      for (const draft of running.values()) draft.send({ kind: 'left' })
      return settled()
    },
    settled,
    stored: () => Promise.all([...running.values()].map((draft) => draft.stored())),
    quiet: () => shown.quiet(),
  }
}
