import { useState } from 'react'
import { type RowField, rowFieldId } from '../../draft/field-ids.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { moveFocus } from '../move-focus.ts'
import type { RowCardProps } from '../row-parts.ts'

/**
 * State of the seldom needed fields of a row. They open automatically where one of them has an error. The route is shown alone
 * where it has to be chosen, because neither the product nor the instructions name a route.
 */
export function useMore({ row, errorOf }: Pick<RowCardProps, 'row' | 'errorOf'>) {
  const [isOpened, setOpened] = useState(false)
  const judged = useJudgement().rowOf(row.key)
  const hasError = (['via', 'refills', 'generic'] as const).some((field) =>
    errorOf(rowFieldId(row.key, field)),
  )
  const isAsked =
    row.instructions.trim() !== '' &&
    row.via === '' &&
    readingOf(row).route === null &&
    (judged?.faults.some(({ field }) => field === 'via') ?? false)
  const isWhole = isOpened || hasError
  const show = (field: RowField) => {
    setOpened(true)
    moveFocus(rowFieldId(row.key, field))
  }
  return {
    id: `row-${row.key}-more`,
    isOpen: isWhole || isAsked,
    isWhole,
    show,
    toggle: () => {
      if (!isOpened) return show('via')
      setOpened(false)
      moveFocus(rowFieldId(row.key, 'instructions'))
    },
  }
}
