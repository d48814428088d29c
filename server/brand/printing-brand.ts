import type { PrintingBrand } from '../pdf/sheet-to-print.ts'
import type { Brands } from './brands.ts'
import { colourHex } from './colour-hex.ts'

/** The data of a brand that a printed prescription uses. The colours are those of the light theme, since paper is light. */
export function printingBrand(brands: Brands, id: string): PrintingBrand {
  const brand = brands.byId(id)
  return {
    name: brand.name,
    accent: colourHex(brand.theme.light.accent),
    mark: brands.file(brand.id, brand.logos.mark.light)?.toString('utf8') ?? '',
  }
}
