import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Language } from '#locales/locale.ts'
import { cookieLanguage } from '../http/browser/reader-language.ts'

/**
 * Language in which the application will show its first page. A cookie has the language that the application showed last in
 * this browser, by the account or by the reader's choice (`setLanguage` in web/lib/texts.ts writes the cookie). A first visit
 * is in the default language.
 */
export const keptLanguage = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  cookieLanguage(request) ?? defaultLanguage
