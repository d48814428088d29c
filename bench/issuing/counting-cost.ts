import { randomBytes, randomUUID } from 'node:crypto'
import { loadCatalogue } from '#knowledge/catalogue/load.ts'
import { loadDiagnoses } from '#knowledge/diagnoses/load.ts'
import { loadBrands } from '#server/brand/brands.ts'
import type { Database, Sql } from '#server/database/database.ts'
import { foldEntries } from '#server/figures/fold-entries.ts'
import { serveCatalogue } from '#server/medications/open-catalogue.ts'
import { issuePrescription } from '#server/prescriptions/issue/issue-prescription.ts'
import type { IssueDependencies } from '#server/prescriptions/issue/issue-request.ts'
import { projectRoot } from '#server/root.ts'
import { openSafety } from '#server/safety/open-safety.ts'
import { localKeyVault } from '#server/signing/key-vault.ts'
import { createSigner } from '#server/signing/signer.ts'
import type { Figure } from '../figure.ts'
import { openBenchDatabase, withOwner, type Ground } from '../ground.ts'
import { median, round } from '../statistics.ts'
import { anyPatient, draftFor } from './issue-sample.ts'

/** Number of rounds before the measurement, in which V8 compiles the code and the tables get their first pages. */
const WARM = 400
const TURNS = 1500
const RATE = 0.97
/** Pattern of the common table expression by which the issuing statement counts a prescription for the doctor's figures. */
const COUNTING = / *\), counting as \([\s\S]*?(?= *\), once as)/

/**
 * Measures what it costs to count an issued prescription for the doctor's figures. Prescriptions are issued by the product's
 * own code, with and without the counting part of the issuing statement, in turn on one connection of one database. The time
 * with the counting part includes a share of the job that later moves many issued prescriptions into the counts at once. The
 * figure is the ratio of the two rates.
 */
export async function benchCountingCost(): Promise<Figure> {
  const ground = await openBenchDatabase()
  try {
    const deps = dependenciesOf(ground)
    const brand = loadBrands(projectRoot()).ofHost('localhost').id
    const sides = { counting: deps, plain: { ...deps, database: withoutCounting(ground.database) } }
    const times = { counting: [] as number[], plain: [] as number[] }
    for (let turn = -WARM; turn < TURNS; turn += 1) {
      if (turn === 0) await withOwner(ground, (owner) => owner.query('vacuum analyze'))
      const order = turn % 2 === 0 ? (['counting', 'plain'] as const) : (['plain', 'counting'] as const)
      for (const side of order) {
        const start = performance.now()
        await issue(ground, sides[side], brand)
        if (turn >= 0) times[side].push(performance.now() - start)
      }
    }
    const later = await moving(ground)
    const [counting, plain] = [median(times.counting) + later, median(times.plain)]
    return {
      figure: 'figures: rate of issuing with counting to without',
      value: round(plain / counting, 3),
      unit: 'x',
      limit: `>= ${RATE}`,
      holds: plain / counting >= RATE,
      note: `${round(counting)} and ${round(plain)} ms an issue, ${round(later, 4)} of them later; ${TURNS} turns`,
    }
  } finally {
    await ground.close()
  }
}

/** Moves the issued prescriptions into the counts of the doctor's figures. @returns time for each prescription, ms */
async function moving({ database }: Ground): Promise<number> {
  const start = performance.now()
  const moved = await foldEntries(database)
  if (moved < TURNS) throw new Error('the issues that were counted were not found')
  return (performance.now() - start) / moved
}

function dependenciesOf({ database, folder }: Ground): IssueDependencies {
  const root = projectRoot()
  const knowledge = loadCatalogue(root, folder)
  const catalogue = serveCatalogue(knowledge)
  return {
    database,
    catalogue,
    safety: openSafety(root, knowledge, catalogue),
    diagnosisList: new Map(loadDiagnoses(root, folder).map((one) => [one.code, one])),
    signer: createSigner(localKeyVault(randomBytes(32))),
    clock: () => new Date(),
    config: { secondFactorToSign: false },
  }
}

/** The database of the measurement, with an issuing statement from which the counting part is removed. */
const withoutCounting = (database: Database): Database => ({
  ...database,
  asWhomItProves: (work) =>
    database.asWhomItProves((sql) => {
      const query: Sql['query'] = (text, values) => {
        const sent = text.replace(COUNTING, '')
        if (sent === text) throw new Error('the part that counts was not found')
        return sql.last.query(sent, values)
      }
      return work({ ...sql, last: { ...sql.last, query } })
    }),
})

async function issue(ground: Ground, deps: IssueDependencies, brand: string): Promise<void> {
  const { doctorId } = ground
  await issuePrescription(deps, {
    prove: async (sql) => {
      await sql.query(`select set_config('app.doctor_id', $1, true)`, [String(doctorId)])
      return { accountId: doctorId, sessionId: null }
    },
    draft: draftFor(anyPatient(ground).uid),
    idempotencyKey: randomUUID(),
    brand,
  })
}
