import { useQuery } from '@tanstack/react-query'
import { ChevronDown, Plus } from 'lucide-react'
import { type Dispatch, type Ref, useState } from 'react'
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
  /** Element of the list of usual medicines, to whose first button Alt with U moves the focus. */
  ref: Ref<HTMLElement>
}

/**
 * Medicines that this doctor prescribed before for this diagnosis and similar patients; each says how often it was prescribed,
 * and when last. In a draft with medicines that were not added from this list, the list is folded to one line until the doctor
 * opens it, so that the rows of the draft stay on the screen.
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
    // The earlier proposals stay while new ones are requested, so that the list does not flicker.
    placeholderData: (before) => before,
  })
  // Maximum number of rows in the draft with which the list is open: 0, or the number of rows when the doctor opened the list or
  // added a medicine from it.
  const [openFor, setOpenFor] = useState(0)
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
      setOpenFor(rows.length + 1)
      onSaid(texts.added(drugName(row), 1))
    })
    // The added medicine has left the list: the next one gets the focus before another key arrives.
    const buttons = list?.querySelectorAll('button')
    buttons?.[Math.min(at, buttons.length - 1)]?.focus()
  }
  const isOpen = rows.length <= openFor
  const open = (part: HTMLElement | null) => {
    flushSync(() => setOpenFor(rows.length))
    part?.querySelector('button')?.focus()
  }
  return (
    <section ref={ref} aria-labelledby="rx-usual" aria-keyshortcuts="Alt+U" className="grid gap-1.5">
      <div className="flex items-center gap-3 px-0.5">
        <h2 id="rx-usual" className="font-semibold text-ink-soft">
          {isOpen ? (
            texts.usual
          ) : (
            <button
              type="button"
              aria-expanded={false}
              {...firstClick<HTMLButtonElement>((button) => open(button.closest('section')))}
              className="flex cursor-pointer items-center gap-1 rounded-small text-left"
            >
              {texts.usual}
              <ChevronDown aria-hidden className="size-4" />
            </button>
          )}
        </h2>
        <span aria-hidden className="text-ink-faint max-md:hidden pointer-coarse:hidden">
          <Kbd>Alt U</Kbd>
        </span>
      </div>
      {isOpen && (
        <ul className="rows overflow-hidden">
          {proposed.map((one, at) => (
            <li key={one.row.drug_upc || one.row.presentation}>
              <UsualButton one={one} onAdd={(button) => add(one, button.closest('ul'), at)} />
            </li>
          ))}
        </ul>
      )}
      <AlteredNotice altered={altered} />
    </section>
  )
}

/** Button that adds one usual medicine. It names the presentation, and how often and when last it was prescribed. */
function UsualButton({ one, onAdd }: { one: UsualRow; onAdd: (button: HTMLButtonElement) => void }) {
  const texts = useTexts('favourites')
  return (
    <button
      type="button"
      {...firstClick<HTMLButtonElement>(onAdd)}
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
        <span className="text-sm text-ink-faint">{texts.used(one.uses, formatDate(one.last_used_at))}</span>
      </span>
    </button>
  )
}
