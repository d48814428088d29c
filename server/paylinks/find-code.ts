/**
 * Words that make a following letter with digits the number of a paper or of a room, as in "folio F321". A reader of a
 * bank statement then does not take the number for the code of a disease.
 */
const NUMBERED =
  'consultorio|cuarto|factura|folio|nota|nro|num|número|numero|no|piso|recibo|referencia|sala|ticket|#'
const AFTER_NUMBERED = new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${NUMBERED})[ .:#-]*$`, 'iu')

/** A CIE-10 code with its point, which some people write as a comma or a hyphen: "F32.1", "E11.65". */
const WITH_POINT = /(?<![\p{L}\p{N}])[A-Z]\d{2}[.,-]\d{1,2}(?![\p{L}\p{N}])/giu
/** A CIE-10 code without its point. Mexican statistics also fill a code up to four characters with an X, as "I10X". */
const WITHOUT_POINT = /(?<![\p{L}\p{N}])[A-Z]\d{2}[\dX]?(?![\p{L}\p{N}])/giu
/** First letters of CIE-10 codes that seldom name a disease. U is for special purposes, and Z for reasons of a visit. */
const RARELY_DISEASE = /^[UZ]/i

/**
 * Makes a function that finds a code of the CIE-10 in a text. A code with its point is found whether or not it is
 * listed. Without its point, a code of four characters is found only if it is listed, because "B202" may be a number like
 * any other. A code of three characters is found, unless it begins with U or Z and is no listed category. Five characters
 * without a point, such as "B2026", are never a code.
 * @returns the code as it was written; undefined for none
 */
export function codeFinder(listed: Iterable<string>): (text: string) => string | undefined {
  const codes = new Set<string>()
  for (const code of listed) codes.add(code.replace('.', '')).add(code.slice(0, 3))
  const isCode = (written: string): boolean => {
    const code = written.toUpperCase().replace(/X$/, '')
    return codes.has(code) || (code.length === 3 && !RARELY_DISEASE.test(code))
  }
  return (text) => {
    const isNumber = (before: number): boolean => AFTER_NUMBERED.test(text.slice(0, before))
    for (const { 0: written, index } of text.matchAll(WITH_POINT))
      if (written.includes('.') || !isNumber(index)) return written
    for (const { 0: written, index } of text.matchAll(WITHOUT_POINT))
      if (isCode(written) && !isNumber(index)) return written
    return undefined
  }
}
