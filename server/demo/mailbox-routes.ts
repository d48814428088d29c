import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { Problem } from '#contract/problem.ts'
import { mailbox as t } from '#locales/es/mailbox.ts'
import type { Mailbox } from '../outside/mail/mailbox.ts'

/** The mail of the demo, to look into. Exists only beside the embedded mailbox. */
export function demoRoutes(app: FastifyInstance, mailbox: Mailbox): void {
  app.get('/demo/mailbox', async (_request, reply) => {
    const mails = await Promise.all(
      mailbox.list().map(async ({ id, raw }) => ({ id, mail: await PostalMime.parse(raw) })),
    )
    const rows = mails.map(
      ({ id, mail }) => `<li><a href="/demo/mailbox/${id}"><b>${escape(mail.subject ?? '')}</b></a>
<div>${escape(t.to)} ${escape((mail.to ?? []).map((to) => to.address).join(', '))}</div>
<div>${escape(t.when(mail.date ?? ''))}</div></li>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(page(t.title, rows.length === 0 ? `<p>${escape(t.empty)}</p>` : `<ul>${rows.join('')}</ul>`))
  })

  app.get<{ Params: { id: string } }>('/demo/mailbox/:id', async (request, reply) => {
    const raw = mailbox.read(request.params.id)
    if (!raw) throw new Problem('not-found')
    const mail = await PostalMime.parse(raw)
    const files = mail.attachments.map(
      (a, index) =>
        `<li><a href="/demo/mailbox/${request.params.id}/${index}">${escape(a.filename ?? t.file)}</a></li>`,
    )
    const text = escape(mail.text ?? '').replace(
      /https?:\/\/[^\s<]+/g,
      (url) => `<a href="${url}">${url}</a>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          mail.subject ?? '',
          `<p><a href="/demo/mailbox">${escape(t.back)}</a></p><pre>${text}</pre><h2>${escape(t.attachments)}</h2><ul>${files.join('')}</ul>`,
        ),
      )
  })

  app.get<{ Params: { id: string; index: string } }>('/demo/mailbox/:id/:index', async (request, reply) => {
    const raw = mailbox.read(request.params.id)
    const mail = raw && (await PostalMime.parse(raw))
    const attachment = mail?.attachments[Number(request.params.index)]
    if (!attachment || typeof attachment.content === 'string') throw new Problem('not-found')
    return reply.type(attachment.mimeType).send(Buffer.from(attachment.content as ArrayBuffer))
  })
}

/** No script and no style sheet of its own: plain, readable HTML under the same policy as everything. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`

function escape(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (c) => entities[c] ?? c)
}
