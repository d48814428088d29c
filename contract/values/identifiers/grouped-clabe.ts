/** A CLABE in the groups in which it is read aloud and compared: bank, place, account and check digit. */
export const groupedClabe = (clabe: string): string =>
  clabe.replace(/^(\d{3})(\d{3})(\d{11})(\d)$/, '$1\u00a0$2 $3\u00a0$4')
