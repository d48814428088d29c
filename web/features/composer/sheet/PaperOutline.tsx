/**
 * Rectangles on a letter page of 415 × 537 units: mark, doctor, place, title, patient, the rules between them, QR code and
 * signature.
 */
const PARTS =
  'M18 41h48v48H18zM82 43h150v10H82zM82 66h110v6H82zM82 79h130v6H82zM290 43h107v8H290zM310 59h87v6h-87zM18 179h379v1H18zM18 191h168v9H18zM18 219h99v7H18zM18 268h379v1H18zM18 340h379v1H18zM18 352h102v102H18zM135 354h90v8h-90zM135 370h200v6H135zM135 404h150v9H135z'

/** Outline of the sheet, at its place and size, while the kind of paper is unknown. */
export const PaperOutline = () => (
  <svg viewBox="0 0 415 537" aria-hidden className="block w-full rounded bg-paper shadow-paper">
    <path d={PARTS} opacity="0.09" />
  </svg>
)
