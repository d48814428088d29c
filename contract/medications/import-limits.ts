/**
 * Maximum number of rows, and below of columns and bytes, of a file from which a doctor imports own medications. The
 * register of COFEPRIS has 29 columns.
 */
export const IMPORT_ROWS_AT_MOST = 2000
export const IMPORT_COLUMNS_AT_MOST = 60
export const IMPORT_BYTES = 2 * 1024 * 1024
