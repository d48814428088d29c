/**
 * Formats a telephone number for reading: `+525512345678` and `5512345678` as `55 1234 5678`. Any other number, such as a
 * foreign one, stays as it is. Mexico City, Guadalajara and Monterrey have area codes of two digits, all others of three.
 */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(?:\+52)?(?=[2-9]\d{9}$)(55|56|33|81|\d{3})(\d{3,4})(\d{4})$/, '$1 $2 $3')
