import type { Texts } from '../es/preview.ts'

/** Texts of the preview of a draft's sheet in the composer. They are never printed. */
export const texts: Texts = {
  notValidYet: 'Draft: not valid yet',
  practiceMark: 'PRACTICE, not valid',
  sheetToRead: 'What is printed',
  paper: 'Paper of this prescription',
  sheetLetter: 'Letter',
  sheetHalfLetter: 'Half letter',
  enlargeSheet: 'Enlarge',
  onOwnPaper: 'On my own paper',
  noPatientYet: 'No patient chosen',
  noRowsYet: 'The medicines will appear here.',
  qrOnIssue: 'QR when issued',
  onIssue: 'when issued',
  goesOnAnotherSheet: 'What has no room here is printed on another sheet.',
}
