import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { Dispatch, Ref } from 'react'
import { flushSync } from 'react-dom'
import { drugForm, drugName } from '#contract/medications/drug-name.ts'
import type { UsualRow } from '#contract/medications/usual.ts'
import { keepDosesWhole } from '#contract/values/keep-doses-whole.ts'
import { usualCalls } from '../../../lib/calls/endpoints.ts'
import { formatDate } from '../../../lib/format.ts'
import { query } from '../../../lib/calls/query.ts'
import { useTexts } from '../../../lib/texts.ts'
import { firstClick } from '../../../ui/first-click.ts'
import { AlteredNotice } from '../../../ui/AlteredNotice.tsx'
import { Kbd } from '../../../ui/Kbd.tsx'
import type { ComposerDraft } from '../draft/draft.ts'
import type { DraftAction } from '../draft/draft-reducer.ts'
import { useRoom } from '../rows/use-room.ts'
import { DIAGNOSIS_LETTERS } from './names-diagnosis.ts'
import { usePaused } from './use-paused.ts'
import { Clinical } from '../../../ui/Clinical.tsx'

interface UsualListProps {
  draft: ComposerDraft
  dispatch: Dispatch<DraftAction>
  onSaid: (text: string) => void
  ref: Ref<HTMLUListElement>
}

/**
 * Medicines that this doctor prescribed before for this diagnosis and similar patients, each with how often
 * and when last.
 */
export function UsualList({ ref, draft, dispatch, onSaid }: UsualListProps) {
  const texts = useTexts('favourites')
  const { patient, rows, diagnoses } = draft
  const hasRoom = useRoom(draft)
  const [principal] = diagnoses
  const words = usePaused(principal ? principal.name : draft.diagnosis.trim())
  const { data } = useQuery({
    ...query(usualCalls.forDiagnosis, {
      query: {
        diagnosis: words,
        code: principal?.code ?? '',
        patient: patient?.uid ?? '',
        beside: rows
          .map((row) => row.drug_upc)
          .filter(Boolean)
          .slice(0, 20)
          .join(','),
      },
    }),
    enabled: principal !== undefined || words.length >= DIAGNOSIS_LETTERS,
    // The previous proposals stay while the next are requested, so that the list does not flicker.
    placeholderData: (before) => before,
  })
  const isAsked = principal !== undefined || words.length >= DIAGNOSIS_LETTERS
  const present = new Set(rows.map((row) => row.drug_upc || row.presentation))
  const proposed = isAsked
    ? (data?.results.filter(({ row }) => !present.has(row.drug_upc || row.presentation)) ?? [])
    : []
  const altered = isAsked ? data?.altered : undefined
  if (proposed.length === 0) return <AlteredNotice altered={altered} />

  const add = ({ row }: UsualRow, list: HTMLElement | null, at: number) => {
    if (!hasRoom(1)) return
    flushSync(() => {
      dispatch({ kind: 'add-row', row: { ...row, key: crypto.randomUUID() } })
      onSaid(texts.added(drugName(row), 1))
    })
    // The added medicine has left the list: the one that takes its place has the focus before the next key arrives.
    const buttons = list?.querySelectorAll('button')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }
  return (
    <section aria-labelledby="rx-usual" className="grid gap-1.5">
      <div className="flex items-center gap-3 px-0.5">
        <h2 id="rx-usual" className="font-semibold text-ink-soft">
          {texts.usual}
        </h2>
        <span aria-hidden className="text-ink-faint max-md:hidden pointer-coarse:hidden">
          <Kbd>Alt U</Kbd>
        </span>
      </div>
      <ul ref={ref} className="rows overflow-hidden" aria-keyshortcuts="Alt+U">
        {proposed.map((one, at) => (
          <li key={one.row.drug_upc || one.row.presentation}>
            <button
              type="button"
              {...firstClick<HTMLButtonElement>((button) => add(one, button.closest('ul'), at))}
              className="flex min-h-11 w-full cursor-pointer items-center gap-3 px-3 py-1.5 text-left hover:bg-sunk focus-visible:-outline-offset-2"
            >
              <Plus aria-hidden className="size-4.5 shrink-0 text-accent" />
              <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
                <span className="wrap-anywhere">
                  <Clinical>
                    <b className="font-semibold">{keepDosesWhole(drugName(one.row))}</b>{' '}
                    <span className="text-ink-soft">{keepDosesWhole(drugForm(one.row))}</span>
                  </Clinical>
                </span>
                <span className="text-sm text-ink-faint">
                  {texts.used(one.uses, formatDate(one.last_used_at))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <AlteredNotice altered={altered} />
    </section>
  )
}
