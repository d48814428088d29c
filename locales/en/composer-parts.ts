import type { Texts } from '../es/composer-parts.ts'

/**
 * Texts of parts of the composer that come after its first load: the chosen diagnoses, the notice of an older prescription,
 * and the preview of the sheet. They are never printed.
 */
export const texts: Texts = {
  relation: {
    replaces: 'Issuing this prescription cancels the earlier one.',
    renews: 'This prescription renews an earlier one, which stays as it is.',
    see: 'See the earlier one',
    unlink: 'Issue unrelated',
  },

  principal: 'Principal',
  raise: 'Move up',
  raiseDiagnosis: (name) => `Move ${name} up`,
  remove: 'Remove',
  removeDiagnosis: (name) => `Remove ${name}`,

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
