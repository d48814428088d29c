/** Calling codes of countries (ITU-T E.164, assigned codes); the test compares them with libphonenumber's. */
const CALLING_CODES = new RegExp(
  '^(?:1|7|20|21[12368]|22\\d|23\\d|24[0-9]|25[0-8]|26\\d|27|29[01789]|3[0-469]|35\\d|37[0-8]|38[0-35-79]|4[013-9]|42[013]|' +
    '5[1-8]|50\\d|59\\d|6[0-6]|67[02-9]|68[0-35-9]|69[0-2]|8[1246]|85[02356]|88[06]|9[0-58]|96[0-8]|97[0-7]|99[2-68])',
)

/** Whether the digits of a telephone number begin with the calling code of some country. */
export const isCallingCode = (digits: string): boolean => CALLING_CODES.test(digits)
