import type { FastifyRequest } from 'fastify'
import { type Language, languages } from '#locales/locale.ts'
import { languageOf } from '../context.ts'

/** Language that the application showed last in this browser; undefined where it was never shown. */
export const cookieLanguage = ({ cookies }: Pick<FastifyRequest, 'cookies'>): Language | undefined =>
  languages.find((known) => known === cookies['language'])

/**
 * Language of a page outside of the application: the one that the application showed last in this browser, or else the one
 * that the browser asks for.
 */
export const readerLanguage = (request: Pick<FastifyRequest, 'cookies' | 'headers'>): Language =>
  cookieLanguage(request) ?? languageOf(request.headers['accept-language'])
