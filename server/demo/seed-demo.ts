import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { accountByEmail, insertAccount } from '../accounts/queries.ts'
import { giveToken } from '../accounts/session/standing-token.ts'
import type { Config } from '../config.ts'
import type { Database, Sql } from '../database/database.ts'
import { makeIntegrator, renewIntegratorToken } from '../integrators/make-integrator.ts'
import { insertPharmacy } from '../pharmacies/queries.ts'
import { demoAssistant, demoDoctor, demoIntegrator, demoPartners, demoPharmacy } from './demo-data.ts'
import { seedDoctor, type DemoFoundations } from './seed-doctor.ts'

export interface Demo {
  url: string
  doctor: { email: string; password: string }
  assistant: { email: string; password: string }
  pharmacy: { token: string }
  integrator: { token: string }
  mailbox: string
}

/**
 * Makes the demo in an empty database and writes `demo.json`, which programs read (docs/operations.md). Every start
 * writes the file again: addresses change with the port, and the programs' tokens are stored nowhere else.
 */
export async function seedDemo(
  f: DemoFoundations,
  where: { url: string; config: Pick<Config, 'dataDir' | 'smtpUrl'> },
): Promise<Demo> {
  const known = await accountByEmail(f.database.open, demoDoctor.email)
  if (!known) await seed(f)
  const pharmacy = await accountByEmail(f.database.open, demoPharmacy.email)
  if (!pharmacy) throw new Error('the demo has no pharmacy')
  const token = await giveToken(f.database.open, {
    accountId: pharmacy.id,
    class: 'pharmacy',
    device: 'demo',
  })
  const demo: Demo = {
    url: where.url,
    doctor: { email: demoDoctor.email, password: demoDoctor.password },
    assistant: { email: demoAssistant.email, password: demoAssistant.password },
    pharmacy: { token },
    integrator: { token: await integratorToken(f.database) },
    mailbox: where.config.smtpUrl === '' ? `${where.url}/demo/mailbox` : '',
  }
  writeFileSync(path.join(where.config.dataDir, 'demo.json'), `${JSON.stringify(demo, null, 2)}\n`, {
    mode: 0o600,
  })
  return demo
}

/** A demo that was made by a version without integrators gets one now. */
async function integratorToken(database: Database): Promise<string> {
  const { email } = demoIntegrator
  if (await accountByEmail(database.open, email)) return renewIntegratorToken(database, email)
  return (await makeIntegrator(database, demoIntegrator)).token
}

async function seed(f: DemoFoundations): Promise<void> {
  await seedPharmacies(f.database.open)
  await seedDoctor(f)
}

/** Adds the pharmacy whose token the demo knows, and the other pharmacies. */
async function seedPharmacies(open: Sql): Promise<void> {
  const partners = demoPartners.map((one, i) => ({ ...one, email: `farmacia${i + 2}@recetario.example` }))
  for (const { email, ...pharmacy } of [demoPharmacy, ...partners]) {
    const id = await insertAccount(open, { kind: 'pharmacy', email, passwordHash: null, verified: true })
    await insertPharmacy(open, id, pharmacy)
  }
}
