import type { SheetWords } from '#contract/prescription/sheet/sheet-words.ts'
import { documentLanguage } from '#locales/locale.ts'
import { useDocumentTexts } from '../../lib/document-texts.ts'

/** The words of a sheet, in Spanish on every screen, because a prescription is a Spanish document. */
export const useSheetWords = (): SheetWords => ({
  language: documentLanguage,
  sheet: useDocumentTexts('sheet'),
  values: useDocumentTexts('prescription-sheet'),
})
