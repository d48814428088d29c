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
  sentence: number | null
}

export const WHOLE: Fold = { field: null, sentence: null }

/**
 * Folds a row that is higher than `most`. The field is folded before the sentence, because the sentence is what is printed. What
 * else the words say, such as a doubt, is never folded.
 */
export function foldOf(sizes: RowSizes, most: number): Fold {
  const { field, oneLine, fieldLine, words, wordsLine, hasSentence } = sizes
  const room = most - sizes.around
  if (field + words <= room) return WHOLE
  if (!hasSentence) {
    const lines = Math.max(1, Math.floor((room - words - wordsLine - oneLine) / fieldLine) + 1)
    return { field: oneLine + (lines - 1) * fieldLine < field ? lines : null, sentence: null }
  }
  const lines = Math.max(2, Math.floor((room - oneLine) / wordsLine))
  return {
    field: field > oneLine ? 1 : null,
    // The last line is for the button that shows the rest, and for what follows the sentence.
    sentence: words > lines * wordsLine ? lines - 1 : null,
  }
}
