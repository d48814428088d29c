import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Language, languages } from '#locales/locale.ts'

/**
 * Language in which the application will show its first page: the one that it showed last in this browser, which was the
 * account's own or the reader's choice (`setLanguage` in web/lib/texts.ts, which writes the cookie). A first visit is in the default language.
 */
export const keptLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language =>
  languages.find((known) => known === cookies['language']) ?? defaultLanguage
