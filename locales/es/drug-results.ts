/** Texts of the results of the composer's search for medicines, which are loaded with the first letter typed. */
export const texts = {
  correctedTo: (query: string) => `Mostrando resultados para ${query}`,
  didYouMean: (name: string, generic: string) =>
    `¿Quiso decir ${name}${generic === '' ? '' : ` (${generic})`}?`,
  itIsNot: (typed: string) => `No es ${typed}`,
  lookAlike: (name: string) => `Se confunde con ${name}`,
  ownMedication: 'Propio',
  unavailableAt: (where: string, until: string) =>
    where === '' ? `Sin existencia hasta el ${until}` : `Sin existencia en ${where} hasta el ${until}`,
  fraction: (fraction: string, antibiotic: boolean) =>
    antibiotic ? `Antibiótico, fracción ${fraction}` : `Fracción ${fraction}`,
}

export type Texts = typeof texts
