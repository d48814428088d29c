import { type CSSProperties, useState } from 'react'
import { useIsPhone } from '../../../../ui/use-media.ts'
import type { Row } from '../../draft/row.ts'
import { isFolded } from './folding.ts'

/** Style of a folded field: its first line, as high as a field of one line; the dashed border says that the text goes on. */
const ONE_LINE: CSSProperties & { fieldSizing: string } = {
  fieldSizing: 'fixed',
  overflow: 'hidden',
  resize: 'none',
  height: '2.75rem',
  minHeight: 0,
  paddingBlock: 2,
  // The second line begins below the border.
  lineHeight: '2.125rem',
  borderBottomStyle: 'dashed',
}

/**
 * The field of a row's instructions, which a phone folds to one line when they are long. The field opens when it gets the focus. It
 * folds when a medicine is added, which is when the search has covered the whole screen: nothing moves under a finger.
 */
export function useFolding(row: Row, count: number) {
  const isPhone = useIsPhone()
  const [writtenAt, setWrittenAt] = useState(row.instructions === '' ? count : 0)
  const isOneLine = isPhone && isFolded(row, writtenAt, count)
  return {
    isOneLine,
    field: { style: isOneLine ? ONE_LINE : undefined, onFocus: () => setWrittenAt(count) },
  }
}
