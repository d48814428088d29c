import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Brand, Widget } from '#brands/brand.ts'
import type { Brands } from './brands.ts'
import { noOperatorSettings, type Operated } from './operated.ts'

const COOKIE = 'brand'
const attributes = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Finds the brand that applies to a request. */
export interface BrandChoice {
  of(request: FastifyRequest): Brand
  /** Whether the request's brand has a widget, and the operator has not turned the widget off. */
  offers(request: FastifyRequest, widget: Widget): boolean
  /** Returns the brand of a page that was opened with `?brand=`. In the demo the browser stores the choice in a cookie. */
  choose(asked: string, request: FastifyRequest, reply: FastifyReply): Brand
}

/**
 * Chooses the brand by the request's host. In the demo `?brand=` chooses the brand too, and a cookie keeps the choice, so that
 * prescriptions are signed, printed and mailed under that brand. A request with an empty `?brand=` deletes the cookie.
 */
export function brandChoice(
  brands: Brands,
  isDemo: boolean,
  { widgetsOff }: Operated = noOperatorSettings,
): BrandChoice {
  const named = (id: string | undefined, host: string): Brand =>
    isDemo && id !== undefined && brands.has(id) ? brands.byId(id) : brands.ofHost(host)
  const of = (request: FastifyRequest): Brand => named(request.cookies[COOKIE], request.host)
  return {
    of,
    offers: (request, widget) => of(request).widgets[widget] && !widgetsOff.includes(widget),
    choose(asked, request, reply) {
      if (isDemo && brands.has(asked)) void reply.setCookie(COOKIE, asked, attributes)
      if (isDemo && !brands.has(asked)) void reply.clearCookie(COOKIE, attributes)
      return named(asked, request.host)
    },
  }
}
