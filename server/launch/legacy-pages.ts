import type { FastifyInstance } from 'fastify'
import { checkLegacyTarget } from '#contract/launch/legacy-links.ts'
import { hasSessionCookie } from '../accounts/session/cookies.ts'

/**
 * Path of the older product's contact form. This product shows the form over another page, at the address
 * `/redirect/new?redirect_url=contact/`.
 */
const CONTACT = /^\/contact\/?$/

/**
 * Redirects the addresses of the older product, which are in old mails and bookmarks, to the corresponding pages of this
 * product. A visitor without a session has to log in to see such a page.
 */
export function legacyPages(app: FastifyInstance, { baseUrl }: { baseUrl: () => string }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return undefined
    const page = checkLegacyTarget(request.url)
    const [path = ''] = request.url.split('?')
    // The older product's address "/prescriptions/" exists in this product as well, so it is not redirected.
    if (page === null || page.split('?')[0] === path.replace(/\/$/, '')) return undefined
    const isContact = CONTACT.test(path) && hasSessionCookie({ request, baseUrl: baseUrl() })
    return reply.redirect(isContact ? '/redirect/new?redirect_url=contact%2F' : page, 303)
  })
}
