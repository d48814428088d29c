import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import PostalMime from 'postal-mime'
import { Problem } from '#contract/problem.ts'
import { readerLanguage } from '../http/browser/reader-language.ts'
import type { Mailbox } from '../outside/mail/mailbox.ts'
import { projectRoot } from '../root.ts'
import {
  mailboxPage,
  mailPage,
  shownHtml,
  STYLE_PATH,
  type KeptMail,
  type ListedMail,
} from './mailbox-pages.ts'

const HTML = 'text/html; charset=utf-8'
/** Number of characters of a mail's HTML part that the list of mails needs, because they contain the mail's language. */
const HEAD_OF_HTML = 200
/**
 * Content security policy of a mail inside the page that shows it. The mail may use its own inline styles and pictures, and
 * nothing else. The sandbox gives the mail an origin without rights, and lets links open in a new tab.
 */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Routes that show the demo's mails on pages. A product without the embedded mailbox has no such routes. */
export function demoRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  const style = readFileSync(path.join(projectRoot(), 'server/demo/mailbox.css'))
  app.get(STYLE_PATH, async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))

  // A stored mail never changes, so the list reads and parses each mail once, and keeps the data that it shows.
  const heads = new Map<string, ListedMail>()
  app.get('/demo/mailbox', async (request, reply) => {
    const mails = mailbox.list()
    await Promise.all(
      mails.filter(({ id }) => !heads.has(id)).map(async (mail) => heads.set(mail.id, await headOf(mail))),
    )
    return page(reply).send(
      mailboxPage(
        mails.flatMap(({ id }) => heads.get(id) ?? []),
        readerLanguage(request),
      ),
    )
  })

  app.get<{ Params: { id: string } }>('/demo/mailbox/:id', async (request, reply) =>
    page(reply).send(mailPage(await read(mailbox, request.params.id), readerLanguage(request))),
  )

  app.get<{ Params: { id: string } }>('/demo/mailbox/:id/html', async ({ params }, reply) => {
    const { mail } = await read(mailbox, params.id)
    return reply
      .type(HTML)
      .header('content-security-policy', MAIL_POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .send(shownHtml(mail))
  })

  app.get<{ Params: { id: string; index: string } }>(
    '/demo/mailbox/:id/:index',
    async ({ params }, reply) => {
      const { mail } = await read(mailbox, params.id)
      const attachment = mail.attachments[Number(params.index)]
      if (!attachment || typeof attachment.content === 'string') throw new Problem('not-found')
      return reply.type(attachment.mimeType).send(Buffer.from(attachment.content as ArrayBuffer))
    },
  )
}

/** Sets the headers of an HTML page whose language depends on the reader's cookie and browser. */
const page = (reply: FastifyReply): FastifyReply => reply.type(HTML).header('vary', 'cookie, accept-language')

async function read(mailbox: Mailbox, id: string): Promise<KeptMail> {
  const raw = mailbox.read(id)
  if (!raw) throw new Problem('not-found')
  return parse(id, raw)
}

async function headOf({ id, raw }: { id: string; raw: Buffer }): Promise<ListedMail> {
  const { subject, to, cc, date, html } = await PostalMime.parse(raw)
  return { id, mail: { subject, to, cc, date, html: html?.slice(0, HEAD_OF_HTML) } }
}

const parse = async (id: string, raw: Buffer): Promise<KeptMail> => ({
  id,
  mail: await PostalMime.parse(raw),
})
