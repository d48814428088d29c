import { prescription as en } from '#locales/en/prescription-sheet.ts'
import { prescription as es, type PrescriptionSheetTexts } from '#locales/es/prescription-sheet.ts'
import type { Language } from '../http/context.ts'

/** Words that the server writes into sheets and timelines. */
export const prescriptionTexts = (language: Language): PrescriptionSheetTexts => (language === 'en' ? en : es)
