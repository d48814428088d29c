import type { ReactNode } from 'react'
import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'

/** Pictures of a sheet; undefined while one is loading, and where there is none. */
export interface ShownPictures {
  /** The hospital's logo, or the brand's mark in its place. */
  emblem?: string | undefined
  isMark?: boolean
  university?: string | undefined
  /** The doctor's drawn signature. */
  drawing?: string | undefined
}

/**
 * Texts that a draft shows in place of values which only an issued prescription has. They are in the reader's language, and never
 * printed.
 */
export interface DraftWords {
  notValidYet: string
  onIssue: string
  qrOnIssue: string
  noPatientYet: string
  noRowsYet: string
  goesOnAnotherSheet: string
}

/** A sheet, and the content that a screen shows on it and beside it. */
export interface ShownSheet {
  model: SheetModel
  pictures: ShownPictures
  /** Colour of the lines on the sheet. */
  accent: string
  /** Texts that a draft shows in place of missing values; undefined for an issued prescription. */
  draft?: DraftWords | undefined
  /** Position of the row that is being written; -1 for none. */
  activeRow?: number | undefined
  /** Words across the paper, in the reader's language, which say that the sheet is no prescription. */
  mark?: string
  /** The rendered QR code of the verification address. */
  qr?: ReactNode
  /** Content beside each row: events that concern the row since the issue. */
  besideRows?: readonly ReactNode[] | undefined
  /** The doctor's own paper and its picture, when the sheet is shown on it. */
  own?: { layout: OwnPaper; picture: string | undefined } | undefined
}

export interface PrintedProps {
  sheet: ShownSheet
}
