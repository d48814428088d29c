import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'

/** A sheet with what is printed beside its words. */
export interface SheetToPrint {
  model: SheetModel
  brand: PrintingBrand
  pictures: SheetPictures
}

export interface PrintingBrand {
  name: string
  /** `#rrggbb`; only rules take it, so that a grey printer loses nothing. */
  accent: string
  /** SVG with a viewBox. Shown when there is no logo. */
  mark: string
}

/** The doctor's own paper, to be printed on or to be tried out. */
export interface PaperToPrintOn extends OwnPaper {
  /** Rulers and frames, for a test print. */
  rulers: boolean
}

/** JPEG or PNG. They go into the file as they are, so whoever stores them keeps them small (server/images). */
export interface SheetPictures {
  /** Takes the place of the brand's mark. */
  logo: Uint8Array | null
  universityLogo: Uint8Array | null
  /** The doctor's drawing. Beside the electronic signature, never instead of it; not where a hand has to sign. */
  signature: Uint8Array | null
}
