/** Quantity that stands for the words "the pharmacist decides"; 1001 stands for "without end" (public-api.md 1.4). */
export const QTY_PHARMACIST_DECIDES = 1000
export const QTY_WITHOUT_END = 1001
/**
 * Maximum number of medicines of one prescription, draft or favourite: a bound for the
 * server, far above what anybody prescribes.
 */
export const MAX_ROWS = 60
/** Maximum number of characters of each text of a row. */
export const ROW_TEXT_MOST = { presentation: 300, instructions: 1000, generic: 160, brand: 80 } as const
/** Maximum number of times that the quantity of a row may be supplied again, whatever its class allows. */
export const REFILLS_AT_MOST = 99
/** Quantity of a new row in the form: the pharmacist decides (specification section 9). */
export const DEFAULT_QTY: number = 1000
