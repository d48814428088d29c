import type { SheetWords } from '#contract/prescription/sheet/sheet-words.ts'
import { texts as sheetEn } from '#locales/en/sheet.ts'
import { texts as valuesEn } from '#locales/en/prescription-sheet.ts'
import { texts as sheetEs } from '#locales/es/sheet.ts'
import { texts as valuesEs } from '#locales/es/prescription-sheet.ts'
import type { Language } from '#locales/locale.ts'

const catalogues: Record<Language, SheetWords> = {
  es: { language: 'es', sheet: sheetEs, values: valuesEs },
  en: { language: 'en', sheet: sheetEn, values: valuesEn },
}

/** The words of a printed sheet in a language. */
export const sheetWords = (language: Language): SheetWords => catalogues[language]
