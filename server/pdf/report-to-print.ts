import type { Language } from '#locales/locale.ts'

/** A report of counts, laid out by report.typ. Its texts name no patient. */
export interface ReportToPrint {
  template: 'report.typ'
  language: Language
  /** Colour of lines and bars as `#rrggbb`. */
  accent: string
  brand: string
  title: string
  lead: string
  doctor: string
  foot: string
  figures: { value: string; label: string; more: string }[]
  /** Lists with bars; `share` is the length of a bar, 0 to 1. `none` is the text shown in place of an empty list. */
  lists: { title: string; none: string; rows: { name: string; value: string; share: number }[] }[]
}

/** A square picture for sharing, laid out by picture.typ: a few large texts and twelve bars. */
export interface PictureToDraw {
  template: 'picture.typ'
  language: Language
  accent: string
  brand: string
  title: string
  value: string
  label: string
  lines: string[]
  /** Heights of the bars of the months, 0 to 1, and their first letters. */
  bars: { share: number; letter: string }[]
}
