import { spanish } from './es/catalogue.ts'

/**
 * The languages of the product and the files of their texts. Spanish (`es`) is the source: each file exports `texts`
 * and the type `Texts`. The file of the same name in `en` must match that type, so a missing sentence is a compile
 * error.
 */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'es'

/**
 * Language of prescriptions and their mails. In Mexico a prescription is a Spanish document, whatever language the
 * doctor chose for the screen.
 */
export const documentLanguage: Language = 'es'

/** Locale for Intl: numbers, dates, plurals (specification section 9). */
export const intlLocale: Record<Language, string> = { es: 'es-MX', en: 'en-US' }

export type Domain = keyof typeof spanish
export type Texts<D extends Domain> = Awaited<ReturnType<(typeof spanish)[D]>>['texts']

/**
 * Loads the texts of a domain. The list of the Spanish files is part of the application, because Spanish is its default
 * language. The list of the English files is loaded only for readers of English.
 */
export async function textsOf<D extends Domain>(domain: D, language: Language): Promise<Texts<D>> {
  const catalogue = language === 'en' ? (await import('./en/catalogue.ts')).english : spanish
  const { texts } = await catalogue[domain]()
  return texts
}
