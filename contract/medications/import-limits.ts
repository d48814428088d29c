/**
 * Maximum number of rows of a file from which a doctor imports own medications; below, its columns and
 * bytes. The register of COFEPRIS has 29 columns.
 */
export const IMPORT_ROWS_AT_MOST = 2000
export const IMPORT_COLUMNS_AT_MOST = 60
export const IMPORT_BYTES = 2 * 1024 * 1024
