import type { Language } from '#locales/locale.ts'

/** A printed report of a doctor's figures, which the template report.typ lays out. Its texts name no patient. */
export interface ReportToPrint {
  template: 'report.typ'
  language: Language
  /** Colour of the report's lines and bars as `#rrggbb`. */
  accent: string
  brand: string
  title: string
  lead: string
  doctor: string
  foot: string
  figures: { value: string; label: string; more: string }[]
  /**
   * Lists of the report with bars; `share` is the length of a bar, 0 to 1. `none` is the text shown in place of an
   * empty list.
   */
  lists: { title: string; none: string; rows: { name: string; value: string; share: number }[] }[]
}

/** A square picture for sharing, which the template picture.typ lays out: a few large texts and twelve bars. */
export interface PictureToDraw {
  template: 'picture.typ'
  language: Language
  accent: string
  brand: string
  title: string
  value: string
  label: string
  lines: string[]
  /** Bars of the months: their heights from 0 to 1, and the first letters of the months. */
  bars: { share: number; letter: string }[]
}
