import type { FastifyInstance } from 'fastify'
import { checkLegacyTarget } from '#contract/launch/legacy-links.ts'
import { hasSessionCookie } from '../accounts/session/cookies.ts'

/** Contact form of the older product. Ours is a panel over any page, which the page of a launch opens. */
const CONTACT = /^\/contact\/?$/

/**
 * Sends the addresses of the older product, which are in old mails and bookmarks, to the page of ours that shows the same.
 * Guests are asked to log in there.
 */
export function legacyPages(app: FastifyInstance, { baseUrl }: { baseUrl: () => string }): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return undefined
    const page = checkLegacyTarget(request.url)
    const [path = ''] = request.url.split('?')
    // "/prescriptions/" is an address of ours as well.
    if (page === null || page.split('?')[0] === path.replace(/\/$/, '')) return undefined
    const isContact = CONTACT.test(path) && hasSessionCookie({ request, baseUrl: baseUrl() })
    return reply.redirect(isContact ? '/redirect/new?redirect_url=contact%2F' : page, 303)
  })
}
