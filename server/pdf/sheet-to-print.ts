import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'

/** A prescription to print, with the brand and the pictures that are printed beside its texts. */
export interface SheetToPrint {
  model: SheetModel
  brand: PrintingBrand
  pictures: SheetPictures
}

export interface PrintingBrand {
  name: string
  /** Colour of the sheet's lines as `#rrggbb`. Nothing else is coloured, so that a grey printer loses nothing. */
  accent: string
  /** Mark of the brand: an SVG with a viewBox. The mark is printed when there is no logo. */
  mark: string
}

/** The doctor's own paper, on which a prescription or a test page is printed. */
export interface PaperToPrintOn extends OwnPaper {
  /** Whether rulers and frames are printed, for a test page. */
  rulers: boolean
}

/**
 * Pictures of a sheet as JPEG or PNG. The pictures are embedded unchanged, so they must be stored small
 * (server/images).
 */
export interface SheetPictures {
  /** Logo that is printed in place of the brand's mark. */
  logo: Uint8Array | null
  universityLogo: Uint8Array | null
  /**
   * The doctor's drawn signature, which is printed in addition to the electronic signature. A sheet that must be signed
   * by hand has no drawn signature.
   */
  signature: Uint8Array | null
}
