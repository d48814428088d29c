/** Quantities from 1000 up are not amounts but words (public-api.md 1.4). */
export const QTY_PHARMACIST_DECIDES = 1000
export const QTY_WITHOUT_END = 1001
/** The most medicines of one prescription, draft or favourite; a bound for the server, far above practice. */
export const MAX_ROWS = 60
/** A new row's quantity in the form (specification section 9). */
export const DEFAULT_QTY: number = 1000
