import { api as en } from '#locales/en/api.ts'
import { api as es, type ApiTexts } from '#locales/es/api.ts'
import type { Language } from './context.ts'

/** Returns the sentences of successful responses, in the caller's language. */
export const texts = (language: Language): ApiTexts => (language === 'en' ? en : es)
