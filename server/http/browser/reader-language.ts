import type { FastifyRequest } from 'fastify'
import { type Language, languages } from '#locales/locale.ts'
import { languageOf } from '../context.ts'

/** Language in which the application was last shown in this browser, by its cookie; undefined if it was never shown. */
export const cookieLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined =>
  languages.find((known) => known === cookies['language'])

/**
 * Language of a page outside of the application: the language in which the application was last shown in this browser, or
 * otherwise the one that the browser asks for.
 */
export const readerLanguage = (request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language =>
  cookieLanguage(request) ?? languageOf(request.headers['accept-language'])
