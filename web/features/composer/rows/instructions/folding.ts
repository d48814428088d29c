/** Sizes of a row of which nothing is folded, in CSS pixels. */
export interface RowSizes {
  /** From the top of the row to its field, and from the end of its words to its bottom. */
  around: number
  field: number
  /** Height of the field with one line, and of each further line. */
  oneLine: number
  fieldLine: number
  /** Height of the words below the field, and of one line of them. */
  words: number
  wordsLine: number
  /** Whether the words begin with the sentence that the patient reads. */
  hasSentence: boolean
}

/** How many lines are shown of a part; null: the whole part. */
export interface Fold {
  field: number | null
  /** Lines of the sentence, or of the doubt where there is no sentence. One more line has the rest of the words. */
  words: number | null
}

export const WHOLE: Fold = { field: null, words: null }

/**
 * Folds a row that is higher than `most`. What is printed is folded last: a field whose sentence is printed is folded before
 * the sentence, and instructions that are printed as typed after the doubt about them.
 */
export function foldOf(sizes: RowSizes, most: number): Fold {
  const { field, oneLine, fieldLine, words, wordsLine, hasSentence } = sizes
  const room = most - sizes.around
  if (field + words <= room) return WHOLE
  // The last line is for the button that shows the rest, and for what follows the sentence or the doubt.
  const lines = Math.max(2, Math.floor((room - oneLine) / wordsLine))
  if (hasSentence)
    return { field: field > oneLine ? 1 : null, words: words > lines * wordsLine ? lines - 1 : null }
  const isLow = words + wordsLine <= lines * wordsLine
  const shown = isLow ? words + wordsLine : lines * wordsLine
  const fieldLines = Math.max(1, Math.floor((room - shown - oneLine) / fieldLine) + 1)
  return {
    field: oneLine + (fieldLines - 1) * fieldLine < field ? fieldLines : null,
    words: isLow ? null : lines - 1,
  }
}
