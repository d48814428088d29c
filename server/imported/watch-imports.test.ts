import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { DrugShelf } from '#contract/medications/drug-catalogue.ts'
import type { DrugSearch } from '#contract/medications/medications.ts'
import type { IssuedPrescription } from '#contract/prescriptions.ts'
import type { ProblemBody } from '#contract/problem.ts'
import type { SafetyAnswer } from '#contract/safety.ts'
import { IMPORTED_CONTROLLED, type ImportedControlled } from '#knowledge/catalogue/imported-controlled.ts'
import { keepRegister, undoRegister } from '../medications/import/keep-import.ts'
import { projectRoot } from '../root.ts'
import { call } from '../testing/call.ts'
import { createDoctor, createPatient, type TestDoctor } from '../testing/factories.ts'
import { HANGS } from '../testing/hangs.ts'
import { makeMedication } from '../testing/issue.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { watchImports, type WatchedImports } from './watch-imports.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'imports-'))
const reported: string[] = []
/** Two servers with the same database and data directory, each with its own clinical data in memory. */
const served: { imports: WatchedImports; server: TestServer }[] = []
let doctor: TestDoctor
let patient: string

beforeAll(async () => {
  for (let count = 0; count < 2; count += 1) {
    const imports = await watchImports(
      projectRoot(),
      dataDir,
      (_facts, message) => void reported.push(message),
    )
    const first = served[0]?.server
    const server = await startTestServer({
      clinical: imports.clinical,
      ...(first ? { ownerUrl: first.ownerUrl, key: first.key } : {}),
    })
    served.push({ imports, server })
  }
  doctor = await createDoctor(served[0]!.server)
  patient = (await createPatient(served[0]!.server, doctor)).uid
})
afterAll(async () => {
  for (const { imports, server } of served.toReversed()) {
    imports.stop()
    await server.close()
  }
})

const BRAND = 'Fictizolam'
const row = (uid: string, brand: string, substances: string[], fraction: 'II'): ImportedControlled => ({
  uid,
  brand,
  substances,
  fraction,
})
const LIST = [
  row('fictizolam alprazolam', BRAND, ['alprazolam'], 'II'),
  row('fictimorf fictimorfina', 'Fictimorf', ['fictimorfina'], 'II'),
]

/**
 * Answers of one server about brands that exist only in the test's import: search results, the safety check, the judged draft,
 * and the version of the catalogue.
 */
async function answersOf(server: TestServer) {
  const { auth: headers } = doctor
  const search = await call(server, `GET /api/v2/drugs/?search=${BRAND}`, { headers })
  const rows = [
    { key: 'a', presentation: `${BRAND} 0.5 mg tabletas`, instructions: '1 tab cada 24 horas por 5 días' },
    { key: 'b', presentation: 'Morfina 30 mg tabletas', instructions: '1 tab cada 24 horas por 5 días' },
  ]
  const check = await call(server, 'POST /api/v2/safety/check/', { headers, body: { patient: '', rows } })
  const issue = await call(server, 'POST /api/v2/rx-endpoint/', {
    headers,
    body: {
      patient: { uid: patient },
      medications: [makeMedication({ presentation: 'Fictimorfina 10 mg tabletas', qty: 1 })],
    },
  })
  const shelf = await call(server, 'GET /api/v2/drugs/shelf/', { headers })
  return {
    found: search.json<DrugSearch>().results.map(({ generic }) => generic),
    pairs: check
      .json<SafetyAnswer>()
      .findings.filter(({ items }) => items.length === 2)
      .map(({ kind }) => kind),
    judged:
      issue.statusCode === 201
        ? issue.json<IssuedPrescription>().document_kind
        : issue.json<ProblemBody>().fields,
    version: shelf.json<DrugShelf>().catalogue.version,
  }
}

test('an import and its undo are answered by every server that runs', { timeout: 60_000 }, async () => {
  const before = await answersOf(served[0]!.server)
  expect(before).toMatchObject({ found: [], pairs: [], judged: 'handwritten' })

  keepRegister(dataDir, LIST, IMPORTED_CONTROLLED)
  for (const { server } of served) {
    await vi.waitFor(async () => expect((await answersOf(server)).found).toContain('Alprazolam'), {
      timeout: HANGS,
      interval: 250,
    })
    const after = await answersOf(server)
    expect(after.pairs).toContain('interaction')
    expect(after.judged).toHaveProperty(
      ['medications.0.presentation', 0],
      expect.stringContaining('fracción II'),
    )
    expect(after.version).not.toBe(before.version)
    // A page that had begun to download the earlier version of the catalogue must still get the rest of it.
    for (const version of [before.version, after.version]) {
      const words = await call(server, `GET /api/v2/drugs/catalogue/${version}/`, { headers: doctor.auth })
      expect(words.statusCode).toBe(200)
    }
  }

  undoRegister(dataDir, IMPORTED_CONTROLLED)
  for (const { server } of served)
    await vi.waitFor(async () => expect(await answersOf(server)).toEqual(before), {
      timeout: HANGS,
      interval: 250,
    })
})

test('an import that cannot be read is reported, and the data before it stay in force', async () => {
  writeFileSync(path.join(dataDir, IMPORTED_CONTROLLED), 'nonsense\n')
  await vi.waitFor(() => expect(reported).toContain('an import could not be loaded'), { timeout: HANGS })
  const [one] = served
  expect(one!.imports.clinical.catalogue.search('paracetamol', 1).results).toHaveLength(1)
})
