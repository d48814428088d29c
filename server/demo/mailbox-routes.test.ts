import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { installSecurityHeaders } from '../http/security-headers.ts'
import { demoRoutes } from './mailbox-routes.ts'

const PICTURE = Buffer.from('a picture').toString('base64')
const RAW = [
  'From: Recetas <recetas@recetario.example>',
  'To: una@paciente.example',
  'Subject: Su receta',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=outer',
  '',
  '--outer',
  'Content-Type: multipart/related; boundary=inner',
  '',
  '--inner',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<!doctype html><html><head></head><body><img src="cid:mark"><script>alert(1)</script></body></html>',
  '--inner',
  'Content-Type: image/png; name=icon.png',
  'Content-Id: <mark>',
  'Content-Disposition: inline; filename=icon.png',
  'Content-Transfer-Encoding: base64',
  '',
  PICTURE,
  '--inner--',
  '--outer',
  'Content-Type: application/pdf; name=receta.pdf',
  'Content-Disposition: attachment; filename=receta.pdf',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('%PDF-').toString('base64'),
  '--outer--',
  '',
].join('\r\n')

test('the mailbox shows the HTML of a mail in a frame without rights, and its mark as part of it', async () => {
  const app = Fastify()
  await app.register(cookie)
  installSecurityHeaders(app)
  demoRoutes(app, {
    url: '',
    list: () => [],
    read: (id) => (id === 'one.eml' ? Buffer.from(RAW) : undefined),
    close: async () => undefined,
  })
  const page = await app.inject('/demo/mailbox/one.eml')
  expect(page.body).toMatch(/<iframe sandbox="[^"]*" src="\/demo\/mailbox\/one\.eml\/html"/)
  expect(page.body).toMatch(/<meta name="description" content="[^"]+">/)
  expect(page.body).toContain('receta.pdf')
  expect(page.body).not.toContain('icon.png')
  const frame = await app.inject('/demo/mailbox/one.eml/html')
  const policy = String(frame.headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script-src')
  expect(policy).toMatch(/sandbox (?!.*allow-scripts)/)
  expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(frame.body).toContain(`src="data:image/png;base64,${PICTURE}"`)
  await app.close()
})

test('the list of mails shows a new mail, and reads each mail once however often it is asked for', async () => {
  const app = Fastify()
  await app.register(cookie)
  const reads: string[] = []
  const ids = ['one.eml']
  demoRoutes(app, {
    url: '',
    list: () =>
      ids.map((id) => ({
        id,
        get raw() {
          reads.push(id)
          return Buffer.from(RAW.replace('Su receta', `Mail ${id}`))
        },
      })),
    read: () => undefined,
    close: async () => undefined,
  })
  const shown = async () => (await app.inject('/demo/mailbox')).body
  expect(await shown()).toContain('Mail one.eml')
  ids.unshift('two.eml')
  const both = await shown()
  expect(both.indexOf('Mail two.eml')).toBeGreaterThan(0)
  expect(both.indexOf('Mail two.eml')).toBeLessThan(both.indexOf('Mail one.eml'))
  expect(both).toContain('una@paciente.example')
  expect(reads).toEqual(['one.eml', 'two.eml'])
  await app.close()
})

test('the mailbox follows the language of the application, or else of the browser, and marks a mail in another', async () => {
  const app = Fastify()
  await app.register(cookie)
  const raw = Buffer.from(RAW.replace('<html>', '<html lang="es-MX">'))
  demoRoutes(app, {
    url: '',
    list: () => [{ id: 'one.eml', raw }],
    read: () => raw,
    close: async () => undefined,
  })
  const english = { 'accept-language': 'en-US,en;q=0.9' }
  const shown = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers })).body
  expect(await shown('/demo/mailbox', {})).toContain('Buzón de la demostración')
  const list = await shown('/demo/mailbox', english)
  expect(list).toContain('<html lang="en-US">')
  expect(list).toContain('<h1>Mailbox of the demo</h1>')
  expect(list).toContain('<strong lang="es-MX">Su receta</strong>')
  expect(list).not.toMatch(/Buzón|Para /)
  const mail = await shown('/demo/mailbox/one.eml', { cookie: 'language=en' })
  expect(mail).toContain('Back to the mailbox')
  expect(mail).toContain('<h1 lang="es-MX">Su receta</h1>')
  expect(await shown('/demo/mailbox/one.eml', { ...english, cookie: 'language=es' })).toContain(
    'Volver al buzón',
  )
  await app.close()
})
