/** Maximum number of rows, columns and bytes of a catalogue file. COFEPRIS's register has 29 columns. */
export const IMPORT_ROWS_AT_MOST = 2000
export const IMPORT_COLUMNS_AT_MOST = 60
export const IMPORT_BYTES = 2 * 1024 * 1024
