import { expect, test } from 'vitest'
import { loadBrands } from '../brand/brands.ts'
import { noOperatorSettings } from '../brand/operated.ts'
import { projectRoot } from '../root.ts'
import { call } from '../testing/call.ts'
import { createDoctor } from '../testing/factories.ts'
import { expectRefusal } from '../testing/refused.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const ask = async (server: TestServer) => {
  const { auth } = await createDoctor(server)
  return call(server, 'POST /api/v2/ian/', { headers: auth, body: { question: 'hola' } })
}

test('a question is refused where the operator turned the assistant off', async () => {
  const server = await startTestServer({ operated: { ...noOperatorSettings, widgetsOff: ['ian'] } })
  try {
    expect(expectRefusal(await ask(server), [404]).code).toBe('not-found')
  } finally {
    await server.close()
  }
})

test('a question is refused under a brand that turned the assistant off', async () => {
  const brands = loadBrands(projectRoot())
  const without = {
    ...brands,
    ofHost(host: string) {
      const brand = brands.ofHost(host)
      return { ...brand, widgets: { ...brand.widgets, ian: false } }
    },
  }
  const server = await startTestServer({ brands: without })
  try {
    expect(expectRefusal(await ask(server), [404]).code).toBe('not-found')
  } finally {
    await server.close()
  }
})
