import type { ReactNode } from 'react'
import type { SheetModel } from '#contract/prescription/sheet/sheet.ts'
import type { OwnPaper } from '#contract/places/sheet-layout.ts'

/** What a sheet shows beside its words; undefined while it is on its way, and where there is none. */
export interface ShownPictures {
  /** The hospital's logo, or the brand's mark in its place. */
  emblem?: string | undefined
  isMark?: boolean
  university?: string | undefined
  /** The doctor's drawn signature. */
  drawing?: string | undefined
}

/** What a draft says where an issued prescription says more: in the reader's language, and never printed. */
export interface DraftWords {
  notValidYet: string
  onIssue: string
  qrOnIssue: string
  noPatientYet: string
  noRowsYet: string
  goesOnAnotherSheet: string
}

/** One sheet as a screen shows it. */
export interface ShownSheet {
  model: SheetModel
  pictures: ShownPictures
  /** Colour of the rules. */
  accent: string
  /** Of a draft. */
  draft?: DraftWords | undefined
  /** The code to scan, drawn. */
  qr?: ReactNode
  /** What happened to each row since. */
  besideRows?: readonly ReactNode[] | undefined
  /** The doctor's own paper with its picture, where the sheet is looked at on it. */
  own?: { layout: OwnPaper; picture: string | undefined } | undefined
}

export interface PrintedProps {
  sheet: ShownSheet
}
