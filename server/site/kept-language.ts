import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Language } from '#locales/locale.ts'
import { cookieLanguage } from '../http/browser/reader-language.ts'

/**
 * Language in which the application will show its first page: the one that it showed last in this browser, which was the
 * account's own or the reader's choice (`setLanguage` in web/lib/texts.ts, which writes the cookie). A first visit is in the default language.
 */
export const keptLanguage = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  cookieLanguage(request) ?? defaultLanguage
