import type { SheetWords } from '#contract/prescription/sheet/sheet-words.ts'
import { documentLanguage } from '#locales/locale.ts'
import { useDocumentTexts } from '../../lib/texts.ts'

/** The words of a sheet: a prescription is a Spanish document on every screen. */
export const useSheetWords = (): SheetWords => ({
  language: documentLanguage,
  sheet: useDocumentTexts('sheet'),
  values: useDocumentTexts('prescription-sheet'),
})
