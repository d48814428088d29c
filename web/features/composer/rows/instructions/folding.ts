/** Sizes of a row of which nothing is folded, in CSS pixels. */
export interface RowSizes {
  /** From the top of the row to its field, and from the end of its words to its bottom, without findings. */
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
  /** Lines of the sentence, or of the doubt where there is no sentence. One more line has the rest of the words; 0: all words. */
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
  // A control beside the field, or an icon in the words, makes one line a little higher.
  const isFieldLow = field < oneLine + fieldLine / 2
  const linesOfWords = Math.round(words / wordsLine)
  if (field + words <= room || (isFieldLow && linesOfWords <= 1)) return WHOLE
  // The last line is for the button that shows the rest, and for what follows the sentence or the doubt.
  const lines = Math.max(1, Math.floor((room - oneLine) / wordsLine))
  if (hasSentence) return { field: isFieldLow ? null : 1, words: linesOfWords > lines ? lines - 1 : null }
  const isLow = linesOfWords + 1 <= lines
  const shown = Math.min(linesOfWords + 1, lines) * wordsLine
  const fieldLines = Math.max(1, Math.floor((room - shown - oneLine) / fieldLine) + 1)
  return {
    field: !isFieldLow && oneLine + (fieldLines - 1) * fieldLine < field ? fieldLines : null,
    words: isLow ? null : lines - 1,
  }
}
