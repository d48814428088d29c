import { useState } from 'react'
import { rowFieldId } from '../../draft/field-ids.ts'
import { readingOf } from '../../draft/instruction-reader.ts'
import { useJudgement } from '../../judging/use-judging.ts'
import { moveFocus } from '../move-focus.ts'
import type { RowCardProps } from '../row-parts.ts'

/**
 * State of the rare fields of a row. They show themselves where one of them has an error, and where the route has to be
 * chosen because neither the product nor the instructions tell it.
 */
export function useMore({ row, errorOf }: Pick<RowCardProps, 'row' | 'errorOf'>) {
  const [isOpened, setOpened] = useState(false)
  const judged = useJudgement().rowOf(row.key)
  const hasError = (['via', 'refills'] as const).some((field) => errorOf(rowFieldId(row.key, field)))
  const isAsked =
    row.instructions.trim() !== '' &&
    row.via === '' &&
    readingOf(row).route === null &&
    (judged?.faults.some(({ field }) => field === 'via') ?? false)
  const isOpen = isOpened || hasError || isAsked
  return {
    id: `row-${row.key}-more`,
    isOpen,
    toggle: () => {
      setOpened(!isOpened)
      if (!isOpened) moveFocus(rowFieldId(row.key, 'via'))
      else moveFocus(rowFieldId(row.key, 'instructions'))
    },
  }
}
