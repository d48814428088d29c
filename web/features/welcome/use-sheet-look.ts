import { brandFile } from '#brands/brand-file.ts'
import { type SheetModel, sheetOf } from '#contract/prescription/sheet/sheet.ts'
import type { SheetDocument } from '#contract/prescription/sheet/sheet-document.ts'
import { useBrand } from '../../lib/brand/brand.ts'
import type { ShownPictures, ShownSheet } from '../../ui/sheet/shown-sheet.ts'
import { useSheetWords } from '../../ui/sheet/use-sheet-words.ts'

type Look = Pick<ShownSheet, 'pictures' | 'accent'> & { modelOf: (document: SheetDocument) => SheetModel }

/** Look of a sheet of this brand that is no prescription: with the brand's mark, and nothing to verify it by. */
export function useSheetLook(own: Omit<ShownPictures, 'isMark'> = {}, isNeutral = false): Look {
  const words = useSheetWords()
  const { brand, name } = useBrand()
  // Sheets in neutral colours leave the brand's mark out.
  const isMark = own.emblem === undefined && !isNeutral
  const mark = isMark && brand ? brandFile(brand, brand.logos.mark.light) : undefined
  return {
    modelOf: (document) =>
      sheetOf(
        document,
        {
          brand: name,
          demo: false,
          verify: { host: window.location.host, url: null },
          ended: null,
          endedRows: new Map(),
        },
        words,
      ),
    pictures: { ...own, emblem: own.emblem ?? mark, isMark },
    accent: (!isNeutral && brand?.theme.light.accent) || 'currentColor',
  }
}
