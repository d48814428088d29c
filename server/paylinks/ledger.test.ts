import { expect, test } from 'vitest'
import type { PageOf } from '#contract/schemas/page.ts'
import type { LedgerLine, Paylink } from '#contract/paylinks/paylinks.ts'
import { call } from '../testing/call.ts'
import type { TestDoctor } from '../testing/factories.ts'
import { createPaylinkFor, withPayee } from '../testing/payments.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let doctor: TestDoctor
withPayee((it) => ({ server, doctor } = it))

const ask = (route: string, body?: unknown, who = doctor) => call(server, route, { headers: who.auth, body })

const confirm = async (link: Paylink, more: object = {}) => {
  const body = { version: link.version, amount_cents: link.amount_cents, ...more }
  expect((await ask(`POST /api/v2/paylinks/${link.slug}/confirm/`, body)).statusCode).toBe(200)
}

test('the reconciliation lists movements of money by day, and its file opens no formula in a spreadsheet', async () => {
  await confirm(await createPaylinkFor(server, doctor))
  server.clock.now = new Date('2026-11-24T06:30:00Z')
  const second = await createPaylinkFor(server, doctor, { amount_cents: 25_050 })
  await confirm(second, { note: '=1+1,"x"' })
  const lines = async (query: string) =>
    (await ask(`GET /api/v2/paylinks-movements/?${query}`)).json<PageOf<LedgerLine>>()
  expect((await lines('')).results.map(({ amount_cents: cents }) => cents)).toEqual([25_050, 80_000])
  expect((await lines('until=2026-11-23')).results).toMatchObject([{ amount_cents: 80_000 }])
  expect(await lines('from=2026-11-24&limit=1')).toMatchObject({
    count: 1,
    results: [{ amount_cents: 25_050 }],
  })
  const { name, csv } = (await ask('GET /api/v2/paylinks-csv/')).json<{ name: string; csv: string }>()
  expect(name).toBe('cobros-2026-11-24.csv')
  expect(csv.split('\r\n')).toEqual([
    '\uFEFF"Fecha","Concepto","Referencia","Medio","Clave del proveedor","Nota","Importe MXN"',
    `"2026-11-24","Consulta médica","${second.reference}","SPEI","","'=1+1,""x""","250.50"`,
    expect.stringMatching(/^"2026-11-23",.*"800\.00"$/),
    '',
  ])
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A'])(
  'a note %j is a text in the file for the accountant',
  async (note) => {
    await confirm(await createPaylinkFor(server, doctor), { note })
    const { csv } = (await ask('GET /api/v2/paylinks-csv/')).json<{ csv: string }>()
    expect(csv).toContain(`,"'${note}",`)
  },
)
