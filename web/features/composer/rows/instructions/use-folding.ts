import { type CSSProperties, useCallback, useState } from 'react'
import { afterPress } from '../../../../lib/after-press.ts'
import { useIsPhone } from '../../../../ui/use-media.ts'
import { rowFieldId } from '../../draft/field-ids.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import type { Row } from '../../draft/row.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { isDrawnWithFocus } from '../move-focus.ts'
import { foldOf, type RowSizes, WHOLE } from './folding.ts'

/** Maximum height of a row that is not being written, in rem: 130 px, and 190 px on a phone. */
const MOST = { wide: 8.125, phone: 11.875 }

const UNMEASURED = { words: '', fold: WHOLE }

/**
 * Folds a long row while it is not being written. The row opens when its field gets the focus or its button is pressed. All that
 * is printed stays readable for assistive technology, and in the preview.
 * @param isHeld whether the row stays open, because it has an error
 */
export function useFolding(row: Row, isHeld: boolean) {
  const most = MOST[useIsPhone() ? 'phone' : 'wide']
  // The card of a medicine that was just chosen is not measured: its field gets the focus at once.
  const [isWriting, setWriting] = useState(() => isDrawnWithFocus(rowFieldId(row.key, 'instructions')))
  const [isRead, setRead] = useState(false)
  const [measured, setMeasured] = useState(UNMEASURED)
  const words = useWords(row)
  const isOpen = isWriting || isRead || isHeld
  const isMeasured = measured.words === words
  const isWhole = measured.fold === WHOLE
  // React calls this ref before the browser paints: a row whose words changed is drawn in full, measured and folded before
  // anybody sees it.
  const parts = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isOpen) return undefined
      if (isMeasured) return watchSize(element, isWhole, () => setMeasured(UNMEASURED))
      const sizes = sizesOf(element)
      setMeasured({ words, fold: sizes ? foldOf(sizes, most * rem()) : WHOLE })
      return undefined
    },
    [isOpen, isMeasured, isWhole, words, most],
  )
  const fold = isOpen || !isMeasured ? WHOLE : measured.fold
  const isHidden = fold.words !== null || (fold.field !== null && readingOf(row).sentence === null)
  return {
    /** Ref of the element that contains the field of the row and the words below it. */
    parts,
    fold,
    /**
     * Kind of the row's button: `open` shows the whole row, `fold` folds it again. Null where nothing is hidden, or where the
     * sentence says all that is in the folded field.
     */
    button: isRead ? ('fold' as const) : isHidden ? ('open' as const) : null,
    toggle: () => setRead(!isRead),
    field: {
      style: fold.field === null ? undefined : linesStyle(fold.field),
      onFocus: () => setWriting(true),
      onBlur: ({ currentTarget }: { currentTarget: HTMLElement }) =>
        afterPress(() => {
          const isLeft = document.activeElement !== currentTarget
          // A field that does not grow with its text was scrolled to the caret: it is scrolled back, so that it is folded to its
          // first line.
          if (isLeft) currentTarget.scrollTop = 0
          setWriting(!isLeft)
        }),
    },
  }
}

/** All contents that decide the height of a row, as one text: when the text changes, the row is measured again. */
function useWords(row: Row): string {
  const judged = useJudgement().rowOf(row.key)
  const { sentence, unread, choices } = readingOf(row)
  return JSON.stringify([
    row.instructions,
    sentence,
    unread,
    choices.length,
    judged?.faults.map(({ key }) => key),
    [judged?.item.unknown, judged?.rule.document, judged?.refusal?.code],
    [row.qty, row.refills, row.substitution_allowed],
    [row.presentation, row.brand],
  ])
}

/** Calls `onChange` when the width of a row changes, or its height while nothing is folded. */
function watchSize(element: HTMLElement, isWhole: boolean, onChange: () => void): () => void {
  const look = () => `${element.clientWidth} ${isWhole ? element.clientHeight : ''}`
  const seen = look()
  const observer = new ResizeObserver(() => {
    if (look() !== seen) onChange()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

const rem = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize)

function sizesOf(parts: HTMLElement): RowSizes | null {
  const row = parts.closest('[data-row]')
  const field = parts.querySelector('textarea')
  const words = field && document.getElementById(`${field.id}-hint`)
  if (!row || !words) return null
  const fieldStyle = getComputedStyle(field)
  const fieldLine = parseFloat(fieldStyle.lineHeight)
  const wordsBox = words.getBoundingClientRect()
  const fieldBox = field.getBoundingClientRect()
  return {
    around:
      fieldBox.top -
      row.getBoundingClientRect().top +
      (wordsBox.top - fieldBox.bottom) +
      heightOfNotes(row) +
      parseFloat(getComputedStyle(row).paddingBottom) +
      parseFloat(getComputedStyle(row).borderBottomWidth),
    field: fieldBox.height,
    oneLine: parseFloat(fieldStyle.minHeight),
    fieldLine,
    words: wordsBox.height,
    wordsLine: parseFloat(getComputedStyle(words).lineHeight),
    hasSentence: words.querySelector('[data-sentence]') !== null,
  }
}

/**
 * Height of the line with the class of the medicine, below the words about the instructions. The gap above this line is not
 * counted, because negative margins cancel it.
 */
const heightOfNotes = (row: Element): number =>
  row.querySelector('[data-note-line]')?.getBoundingClientRect().height ?? 0

/** Style of a folded field, whose dashed border says that the text goes on. The words below begin under that border. */
const linesStyle = (lines: number): CSSProperties & { fieldSizing: string } => ({
  fieldSizing: 'fixed',
  overflow: 'hidden',
  resize: 'none',
  height: `${2.625 + (lines - 1) * 1.5}rem`,
  minHeight: 0,
  paddingBlock: 2,
  lineHeight: `${1.5 + 0.625 / lines}rem`,
  borderBottomStyle: 'dashed',
})
