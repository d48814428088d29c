import { type ComponentType, createElement, useEffect } from 'react'
import type { Finding } from '#contract/safety.ts'
import { createStore, useStore } from '../../../../lib/store.ts'
import { loadTexts, useTexts } from '../../../../lib/texts.ts'
import type { Draft } from '../draft/draft.ts'
import type { ReasonDialogProps } from './ReasonDialog.tsx'
import { findingsAt, safetyState } from './safety-state.ts'

interface Parts {
  SafetyPanel: ComponentType<{ draft: Draft }>
  FindingList: ComponentType<{ findings: readonly Finding[]; label: string }>
  ReasonDialog: ComponentType<ReasonDialogProps>
}

const parts = createStore<Parts | 'failed' | undefined>(undefined)

async function load(): Promise<void> {
  if (parts.get() !== undefined && parts.get() !== 'failed') return
  try {
    const [{ SafetyPanel }, { FindingList }, { ReasonDialog }] = await Promise.all([
      import('./SafetyPanel.tsx'),
      import('./FindingList.tsx'),
      import('./ReasonDialog.tsx'),
      loadTexts('safety'),
    ])
    parts.set({ SafetyPanel, FindingList, ReasonDialog })
  } catch {
    parts.set('failed')
  }
}

/** The checks come with the first medicine: they are no part of the first load. What cannot be fetched says so. */
export function Safety({ draft }: { draft: Draft }) {
  const texts = useTexts('composer')
  const loaded = useStore(parts)
  const isWanted = draft.rows.length > 0
  useEffect(() => {
    if (isWanted) void load()
  }, [isWanted])
  if (!isWanted || loaded === undefined) return null
  if (loaded === 'failed') return <p role="alert">{texts.safetyDown}</p>
  return createElement(loaded.SafetyPanel, { draft })
}

/** What was found at this row. */
export function RowFindings({ row, label, order }: { row: string; label: string; order: readonly string[] }) {
  const texts = useTexts('composer')
  const loaded = useStore(parts)
  const { answer } = useStore(safetyState)
  const findings = findingsAt(answer, row, order)
  if (findings.length === 0 || loaded === undefined || loaded === 'failed') return null
  return createElement(loaded.FindingList, { findings, label: texts.findingsOf(label) })
}

/** The question before an issue that the checks stopped. */
export function Reasons(props: ReasonDialogProps) {
  const loaded = useStore(parts)
  useEffect(() => void load(), [])
  return loaded === undefined || loaded === 'failed' ? null : createElement(loaded.ReasonDialog, props)
}
