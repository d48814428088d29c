import { useEffect, useRef, useState } from 'react'
import { drugName } from '#contract/medications/drug-name.ts'
import { MAX_ROWS } from '#contract/prescription/quantities.ts'
import { prefetchWhenIdle } from '../../../lib/calls/prefetch.ts'
import { loadTexts, useTexts } from '../../../lib/texts.ts'
import { LiveRegion } from '../../../ui/notices/LiveRegion.tsx'
import { notify } from '../../../ui/notices/notices.ts'
import { fieldIds, rowFieldId } from '../draft/field-ids.ts'
import type { Row } from '../draft/row.ts'
import { useJudgement } from '../judging/use-judging.ts'
import { onDemand } from '../../../lib/on-demand.ts'
import type { DraftParts } from '../parts.ts'
import { Section } from '../Section.tsx'
import { AddRow } from './AddRow.tsx'
import { moveFocus } from './move-focus.ts'
import { followingChange } from './quantity/follow.ts'
import { RowStandIn } from './RowStandIn.tsx'

/** The card of a medicine is fetched on demand, because a page without medicines needs none. */
const RowCard = onDemand(async () => {
  const [part] = await Promise.all([
    import('./RowCard.tsx'),
    loadTexts('composer-rows', 'drug-results', 'draft-problems'),
  ])
  return part.RowCard
}, RowStandIn)

const SplitNotice = onDemand(async () => {
  const [part] = await Promise.all([import('./SplitNotice.tsx'), loadTexts('composer-rows')])
  return part.SplitNotice
})

interface RowsSectionProps extends DraftParts {
  /** Whether the place is a public institution, for which brands are left out. */
  isGenericOnly: boolean
}

/** Section of the medicines, in their order. */
export function RowsSection({ draft, dispatch, errorOf, isGenericOnly }: RowsSectionProps) {
  const texts = useTexts('composer')
  const [said, setSaid] = useState('')
  const { documents } = useJudgement()
  const keepFocus = useFocusThroughMoves()
  const { rows } = draft

  const move = (key: string, by: -1 | 1) => {
    const at = rows.findIndex((row) => row.key === key)
    const to = at + by
    const row = rows[at]
    if (!row || !rows[to]) return
    keepFocus()
    dispatch({ kind: 'move-row', key, by })
    setSaid(texts.moved(drugName(row), to + 1, rows.length))
  }
  useEffect(() => prefetchWhenIdle(RowCard.fetch), [])
  const remove = (row: Row, at: number) => {
    dispatch({ kind: 'remove-row', key: row.key })
    moveFocus(fieldIds.add)
    notify({
      message: texts.removed(drugName(row)),
      about: draft.idempotencyKey,
      action: {
        label: texts.undo,
        run: () => {
          dispatch({ kind: 'add-row', row, at })
          moveFocus(rowFieldId(row.key, 'instructions'))
        },
      },
    })
  }

  return (
    <Section id={fieldIds.rows} title={texts.medications} look={rows[0] && 'unseen'}>
      {isGenericOnly && <p className="px-0.5 text-sm text-ink-soft">{texts.genericOnly}</p>}
      {rows.length > 0 && (
        <ol className="grid rows">
          {rows.map((row, at) => (
            <RowCard
              key={row.key}
              row={row}
              position={at + 1}
              count={rows.length}
              order={rows.map(({ key }) => key)}
              patient={draft.patient}
              errorOf={errorOf}
              onChange={(change, follows = false) =>
                dispatch({ kind: 'change-row', key: row.key, change: followingChange(row, change), follows })
              }
              onMove={(by) => move(row.key, by)}
              onRemove={() => remove(row, at)}
            />
          ))}
        </ol>
      )}
      <div role="status">{documents.length > 1 && <SplitNotice documents={documents.length} />}</div>
      {rows.length < MAX_ROWS || draft.drugSearch !== '' ? (
        <AddRow {...{ draft, dispatch, errorOf }} />
      ) : (
        <p id={fieldIds.add} tabIndex={-1} className="rounded-control bg-sunk px-3 py-2 text-ink-soft">
          {errorOf(fieldIds.add) ?? texts.rowsFull(MAX_ROWS)}
        </p>
      )}
      <LiveRegion text={said} />
    </Section>
  )
}

/** Returns a function that restores the focus after a row was moved, which takes the focused element out of the document. */
function useFocusThroughMoves(): () => void {
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  })
  return () => {
    focused.current = document.activeElement
  }
}
