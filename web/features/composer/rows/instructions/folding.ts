/** Sizes of an unfolded row, in CSS pixels. */
export interface RowSizes {
  /** Height of the row without its instructions field, the text below that field, and the safety findings. */
  around: number
  field: number
  /** Height of the instructions field with one line, and of each further line. */
  oneLine: number
  fieldLine: number
  /** Height of the whole text below the instructions field, and of one line of this text. */
  words: number
  wordsLine: number
  /** Whether the text below the instructions field begins with the sentence that the patient reads. */
  hasSentence: boolean
}

/** Number of lines shown of a part of a row; null: the whole part. */
export interface Fold {
  field: number | null
  /**
   * Number of shown lines of the sentence for the patient or, where there is none, of the doubt about the instructions. One line
   * with the rest of the text below the field follows. With 0, only that one line is shown.
   */
  words: number | null
}

export const WHOLE: Fold = { field: null, words: null }

/**
 * Folds a row that is higher than `most`. The text that is printed is folded last. Where the sentence is printed, the field is
 * folded before the sentence; where the instructions are printed as typed, the doubt about them is folded before the field.
 */
export function foldOf(sizes: RowSizes, most: number): Fold {
  const { field, oneLine, fieldLine, words, wordsLine, hasSentence } = sizes
  const room = most - sizes.around
  // A control beside the field, or an icon in the text below it, makes one line a little higher.
  const isFieldLow = field < oneLine + fieldLine / 2
  const linesOfWords = Math.round(words / wordsLine)
  if (field + words <= room || (isFieldLow && linesOfWords <= 1)) return WHOLE
  // The last line holds the button that opens the row, and the text that follows the sentence or the doubt.
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
