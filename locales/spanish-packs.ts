const pluralOf = (word: string): string => `${word}${/[aeiou]$/.test(word) ? 's' : 'es'}`

/**
 * Writes a number of packages in words: "2 cajas" with the container of the product, "2 cajas o envases" where the product
 * names none.
 */
export function packsInWords(n: number, container: string | undefined, shown = String(n)): string {
  const [one, many] = container ? [container, pluralOf(container)] : ['caja o envase', 'cajas o envases']
  return `${shown} ${n === 1 ? one : many}`
}
