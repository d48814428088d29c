import type { ComponentType, ReactNode } from 'react'
import type { Finding } from '#contract/safety.ts'
import { afterPress } from '../../../lib/after-press.ts'
import { untilDone } from '../../../lib/calls/until-done.ts'
import { createStore } from '../../../lib/store.ts'
import { loadTexts } from '../../../lib/texts.ts'
import type { ComposerDraft } from '../draft/draft.ts'
import type { AlternativesProps } from './Alternatives.tsx'
import type { ReasonDialogProps } from './ReasonDialog.tsx'

interface Parts {
  SafetyPanel: ComponentType<{ draft: ComposerDraft }>
  RowWarnings: ComponentType<{ row: string; findings: readonly Finding[]; label: ReactNode }>
  ReasonDialog: ComponentType<ReasonDialogProps>
  Alternatives: ComponentType<AlternativesProps>
}

/** Time after which components of the safety checks that are still loading count as missing, ms. */
const LATE = 3000

/**
 * Components that show the results of the safety checks. Undefined at first; `missing` while they could not be downloaded or take
 * too long. The page then says that nothing was checked, because nothing on it shows what the checks found.
 */
export const safetyParts = createStore<Parts | 'missing' | undefined>(undefined)

let loading: Promise<void> | undefined
/**
 * Loads the components of the safety checks once. A failed download is repeated until it succeeds, because the network may
 * return.
 */
export const loadSafetyParts = (): Promise<void> => (loading ??= load())

async function load(): Promise<void> {
  const late = setTimeout(() => safetyParts.set('missing'), LATE)
  const parts = await untilDone(() =>
    fetchParts().catch((error: unknown) => {
      safetyParts.set('missing')
      throw error
    }),
  )
  clearTimeout(late)
  afterPress(() => safetyParts.set(parts))
}

async function fetchParts(): Promise<Parts> {
  const [{ SafetyPanel }, { RowWarnings }, { ReasonDialog }, { Alternatives }] = await Promise.all([
    import('./SafetyPanel.tsx'),
    import('./RowWarnings.tsx'),
    import('./ReasonDialog.tsx'),
    import('./Alternatives.tsx'),
    loadTexts('issue-questions', 'safety'),
  ])
  return { SafetyPanel, RowWarnings, ReasonDialog, Alternatives }
}
