/** A month as addresses and calls name it, `YYYY-MM`. */
export const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/
