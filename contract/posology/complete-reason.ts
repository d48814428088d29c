import { cellsOf } from './reading/lexemes.ts'
import { REASONS } from './reading/lexicon-remarks.ts'
import { plain } from './words.ts'

/** Reasons for taking a medicine as needed, the commonest first. */
const ALL = cellsOf(REASONS).map(([reason = '']) => ({ reason, letters: plain(reason) }))

/** Words before a reason: "PRN", "en caso de", "si", "si hay mucho", "cuando tenga", "para el". */
const BEFORE =
  'prn|sos|en caso de|si(?: (?:hay|tiene|presenta|persiste|siente))?|(?:cuando|mientras) (?:haya|hay|tenga|tiene)|para'
/** Pattern of an unfinished reason at the end of a text, after one of these words or another reason. */
const BEGUN = new RegExp(
  String.raw`(?:^|[\s,])(?:${BEFORE})(?: (?:mucho|mucha|el|la))?\s+(?:\S.*(?:\s[oy]\s+|,\s*))?(?<begun>[a-zñ]{2,}(?: [a-zñ]+){0,3})$`,
  'u',
)

/** Instructions whose unfinished reason at the end was completed, and the letters that were added to them (`rest`). */
export interface CompletedReason {
  text: string
  rest: string
}

/** Completes the reason that a text ends with: "1 tab PRN nau" to "1 tab PRN náusea"; null where there is none. */
export function completedReason(text: string): CompletedReason | null {
  const whole = text.normalize('NFC')
  const flat = plain(whole)
  const begun = BEGUN.exec(flat)?.groups?.['begun']
  // Some letters become two letters without their accents, and the positions in the plain text then differ from the original.
  if (begun === undefined || flat.length !== whole.length) return null
  if (ALL.some(({ letters }) => letters === begun)) return null
  const found = ALL.find(({ letters }) => letters.startsWith(begun))
  if (found === undefined) return null
  return {
    text: whole.slice(0, whole.length - begun.length) + found.reason,
    rest: found.reason.slice(begun.length),
  }
}
