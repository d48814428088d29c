import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'

/** A sheet with the brand and the pictures that are printed beside its texts. */
export interface SheetToPrint {
  model: SheetModel
  brand: PrintingBrand
  pictures: SheetPictures
}

export interface PrintingBrand {
  name: string
  /** Colour of lines as `#rrggbb`. Nothing else is coloured, so that a grey printer loses nothing. */
  accent: string
  /** Mark of the brand: an SVG with a viewBox. It is printed when there is no logo. */
  mark: string
}

/** The doctor's own paper, for a prescription or a test print. */
export interface PaperToPrintOn extends OwnPaper {
  /** Whether to print rulers and frames, for a test print. */
  rulers: boolean
}

/** Pictures as JPEG or PNG. They are embedded unchanged, so they must be stored small (server/images). */
export interface SheetPictures {
  /** Logo that is printed in place of the brand's mark. */
  logo: Uint8Array | null
  universityLogo: Uint8Array | null
  /**
   * The doctor's drawn signature. It is printed beside the electronic signature, never instead of it, and not where
   * the sheet must be signed by hand.
   */
  signature: Uint8Array | null
}
