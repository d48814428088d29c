import { createElement, useEffect } from 'react'
import { afterPaint } from '../../../lib/after-paint.ts'
import { useStore } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { WithNames } from '../../../ui/Clinical.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import type { AlternativesProps } from './Alternatives.tsx'
import type { ReasonDialogProps } from './ReasonDialog.tsx'
import { callsForAnother } from './calls-for-another.ts'
import { loadSafetyParts, safetyParts } from './safety-parts.ts'
import { findingsAt, safetyState } from './safety-state.ts'

/**
 * Panel of the safety checks, fetched with the first medicine: no part of the first load. While it is missing, the
 * page says that nothing is checked.
 */
export function SafetyOnDemand({ draft }: { draft: ComposerDraft }) {
  const texts = useTexts('composer')
  const loaded = useStore(safetyParts)
  const isWanted = draft.rows.length > 0
  useEffect(() => {
    // The files are requested after the first medicine was painted, because the request would delay that paint.
    if (isWanted) afterPaint(loadSafetyParts)
  }, [isWanted])
  if (!isWanted || loaded === undefined) return null
  if (loaded === 'missing')
    return (
      <p role="alert" className="surface px-4 py-3 font-semibold">
        {texts.safetyMissing}
      </p>
    )
  return createElement(loaded.SafetyPanel, { draft })
}

interface RowFindingsProps extends AlternativesProps {
  label: string
  order: readonly string[]
}

/** Safety findings at one row, with alternative drugs where a finding stops the issue. */
export function RowFindings({ row, label, order, onPick }: RowFindingsProps) {
  const texts = useTexts('composer-rows')
  const loaded = useStore(safetyParts)
  const { answer } = useStore(safetyState)
  const findings = findingsAt(answer, row, order)
  if (findings.length === 0 || loaded === undefined || loaded === 'missing') return null
  return (
    <>
      {createElement(loaded.RowWarnings, {
        row,
        findings,
        label: createElement(WithNames, { text: texts.findingsOf(label), names: [label] }),
      })}
      {callsForAnother(findings) && createElement(loaded.Alternatives, { row, onPick })}
    </>
  )
}

/** Dialog that asks for reasons to override the safety findings that stop an issue. */
export function Reasons(props: ReasonDialogProps) {
  const loaded = useStore(safetyParts)
  useEffect(() => void loadSafetyParts(), [])
  return loaded === undefined || loaded === 'missing' ? null : createElement(loaded.ReasonDialog, props)
}
