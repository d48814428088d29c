import { pageAddresses } from '#contract/page-addresses.ts'
import { hasSessionCookie } from '../accounts/session/cookies.ts'
import type { BrandChoice } from '../brand/brand-choice.ts'
import type { SendPage } from '../http/web-files.ts'
import { type greeter, hasFrame, TO_ASSISTANT } from './greet.ts'
import { keptLanguage } from './kept-language.ts'
import { listedAs, pageAt } from './page-at.ts'
import { pageFiles } from './page-files.ts'
import { pageHtml, sendEncoded } from './page-html.ts'
import { brandBase } from './routes.ts'

const NO_PAGE = { files: [], isForDoctors: false }

/**
 * Makes the function that sends the application's page for a request. The HTML has the title, description and pictures of the
 * page and the brand, and the scripts with which the page opens. An address without a page gets the status 404. Search engines
 * may list only addresses that name nobody. For a logged-in doctor, the HTML of the home page and of the page of a new
 * prescription (the composer) has a first frame, which is painted before the scripts run. A logged-in assistant is redirected
 * from these two pages to the assistant's page.
 */
export const pageSender =
  (choice: BrandChoice, baseUrl: () => string, greet: ReturnType<typeof greeter>) =>
  (html: string, folder: string): SendPage => {
    const pageOf = pageHtml(html)
    const filesOf = pageFiles(folder)
    return async (request, reply) => {
      const page = pageAt(request.url.split('?')[0] ?? '')
      const query: Record<string, unknown> = Object(request.query)
      const hasQuery = Object.keys(query).length > 0
      const asked = query['brand']
      const brand = typeof asked === 'string' ? choice.choose(asked, request, reply) : choice.of(request)
      void reply.code(page === undefined ? 404 : 200)
      void reply.header('x-robots-tag', listedAs(page, hasQuery) ? 'index' : 'noindex')
      const hasSession = hasSessionCookie({ baseUrl: baseUrl(), request })
      const { files, isForDoctors } = page === undefined ? NO_PAGE : filesOf(page, hasSession)
      // An embedded page (specification section 2) gets no first frame, because it is shown without the menu and bars of
      // the application. A composer whose address requests a draft or an older prescription gets no first frame either.
      const isEmbedded = query['embed'] !== undefined
      const asksMore = page === 'index' ? isEmbedded : hasQuery
      const frame = hasSession && hasFrame(page) && !asksMore ? await greet(request, brand, page) : undefined
      if (frame === TO_ASSISTANT)
        return reply
          .headers({ 'cache-control': 'no-store', vary: 'cookie' })
          .redirect(pageAddresses.assistant, 302)
      const language = frame?.language ?? keptLanguage(request)
      const scripts = { files, hasCommand: isForDoctors && !isEmbedded }
      const base = brandBase(request, brand, baseUrl())
      return sendEncoded(
        request,
        reply,
        pageOf({ brand, page, base, hasQuery, language }, scripts, frame),
        frame !== undefined,
      )
    }
  }
