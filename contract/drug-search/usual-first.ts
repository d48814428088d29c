interface Found {
  product: { uid: string; generic: string }
}

/**
 * Puts the products that the doctor usually prescribes before the other presentations of the same drug. The places of each
 * drug in the list of results stay the same; only the order of its presentations changes.
 */
export function usualFirst<F extends Found>(found: readonly F[], usual: ReadonlySet<string>): F[] {
  const isUsual = ({ product }: F): boolean => usual.has(product.uid)
  if (!found.some(isUsual)) return [...found]
  const ofDrug = new Map<string, F[]>()
  for (const one of [...found.filter(isUsual), ...found.filter((other) => !isUsual(other))])
    ofDrug.set(one.product.generic, [...(ofDrug.get(one.product.generic) ?? []), one])
  return found.flatMap(({ product }) => ofDrug.get(product.generic)?.shift() ?? [])
}
