import type { ComponentType, ReactNode } from 'react'
import type { Finding } from '#contract/safety.ts'
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

/** Components that show the checks: undefined until they are loaded, `failed` when they could not be. */
export const safetyParts = createStore<Parts | 'failed' | undefined>(undefined)

export async function loadSafetyParts(): Promise<void> {
  if (safetyParts.get() !== undefined && safetyParts.get() !== 'failed') return
  try {
    const [{ SafetyPanel }, { RowWarnings }, { ReasonDialog }, { Alternatives }] = await Promise.all([
      import('./SafetyPanel.tsx'),
      import('./RowWarnings.tsx'),
      import('./ReasonDialog.tsx'),
      import('./Alternatives.tsx'),
      loadTexts('issue-questions', 'safety'),
    ])
    safetyParts.set({ SafetyPanel, RowWarnings, ReasonDialog, Alternatives })
  } catch {
    safetyParts.set('failed')
  }
}
