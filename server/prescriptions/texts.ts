import { texts as endReasonsEn } from '#locales/en/end-reasons.ts'
import { texts as endReasonsEs, type Texts as EndReasonTexts } from '#locales/es/end-reasons.ts'
import { texts as en } from '#locales/en/prescription-sheet.ts'
import { texts as es, type PrescriptionSheetTexts } from '#locales/es/prescription-sheet.ts'
import type { Language } from '../http/context.ts'

/** Texts that the server writes into printed prescriptions and timelines, in a language. */
export const prescriptionTexts = (language: Language): PrescriptionSheetTexts => (language === 'en' ? en : es)

/** Texts for the reasons for which a prescription or a row ends, in a language. */
export const endReasonTexts = (language: Language): EndReasonTexts =>
  language === 'en' ? endReasonsEn : endReasonsEs
