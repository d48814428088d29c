import type { FastifyRequest } from 'fastify'
import { defaultLanguage, type Language, languages } from '#locales/locale.ts'
import { languageOf } from '../http/context.ts'

/**
 * Language in which the application will show its first page: the one that it showed last in this browser, which was the
 * account's own or the reader's choice (`setLanguage` in web/lib/texts.ts, which writes the cookie). A first visit is in the default language.
 */
export const keptLanguage = (request: Pick<FastifyRequest, 'cookies'>): Language =>
  cookieLanguage(request) ?? defaultLanguage

/**
 * Language of a page outside of the application: the one that the application showed last in this browser, or else the one
 * that the browser asks for.
 */
export const readerLanguage = (request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language =>
  cookieLanguage(request) ?? languageOf(request.headers['accept-language'])

const cookieLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined =>
  languages.find((known) => known === cookies['language'])
