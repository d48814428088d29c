import { randomBytes } from 'node:crypto'
import { loadBrands } from '#server/brand/brands.ts'
import { openDatabase } from '#server/database/database.ts'
import { APPLICATION_ROLE } from '#server/database/migrate.ts'
import { demoAssistant, demoDoctor } from '#server/demo/demo-data.ts'
import { seedDoctor } from '#server/demo/seed-doctor.ts'
import { projectRoot } from '#server/root.ts'
import { localKeyVault } from '#server/signing/key-vault.ts'
import { createSigner } from '#server/signing/signer.ts'
import { hashCheaply } from '#server/testing/hash-cheaply.ts'
import {
  projectCatalogue,
  projectDiagnoses,
  projectSafety,
} from '#server/testing/clinical/project-knowledge.ts'
import { runSql } from './actions/run-sql.ts'
import { KEY_ENCRYPTION_KEY, viewTours, type Product, type StartedProduct } from './product.ts'

const diagnosisList = new Map(projectDiagnoses.map((one) => [one.code, one]))
const brand = loadBrands(projectRoot()).ofHost('localhost').id
const signer = createSigner(localKeyVault(Buffer.from(KEY_ENCRYPTION_KEY, 'base64')))

/**
 * Adds a doctor to the database of a running product, with the same names, hospital, assistant, patients and prescriptions as
 * the demo's doctor, and with mail addresses that nobody else has.
 * @returns the product's demo with this doctor in place of its own
 */
export async function addDemoDoctor(
  { url, demo, databaseUrl }: StartedProduct,
  { toursViewed }: { toursViewed: boolean },
): Promise<Product> {
  const own = randomBytes(4).toString('hex')
  const addressOf = (email: string): string => email.replace('@', `.${own}@`)
  const database = openDatabase({ url: databaseUrl, poolSize: 2, role: APPLICATION_ROLE })
  const { doctorId, hospitalId, assistantId } = await seedDoctor(
    {
      database,
      catalogue: projectCatalogue,
      safety: projectSafety,
      diagnosisList,
      signer,
      brand,
      clock: () => new Date(),
    },
    addressOf,
  ).finally(() => database.close())
  const passwords = [demoDoctor.password, demoAssistant.password]
  await runSql(
    { databaseUrl },
    'update account set password_hash = cheap.hash from unnest($1::bigint[], $2::text[]) cheap (id, hash) where account.id = cheap.id',
    [[doctorId, assistantId], await Promise.all(passwords.map(hashCheaply))],
  )
  const made = {
    ...demo,
    doctor: { email: addressOf(demoDoctor.email), password: demoDoctor.password },
    assistant: { email: addressOf(demoAssistant.email), password: demoAssistant.password },
  }
  if (toursViewed) await viewTours(made)
  return { url, databaseUrl, demo: made, doctorId, hospitalId, addressOf }
}
