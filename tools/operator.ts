// npm run operator -- …: reviews licences, resets second factors, and creates accounts of operators and integrators, without a
// browser.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import type { LicenceCase } from '#contract/accounts/operator.ts'
import { LicenceState } from '#contract/profile/profile.ts'
import { Problem } from '#contract/problem.ts'
import { problems } from '#locales/es/problems.ts'
import { resetFactors } from '#server/accounts/factors/reset-factors.ts'
import { openDatabase as connect, type Database } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import {
  makeIntegrator,
  renewIntegratorToken,
  revokeIntegrator,
} from '#server/integrators/make-integrator.ts'
import { makeOperator } from '#server/operator/make-operator.ts'
import { decide, findDoctor, listLicences, openLicence } from '#server/operator/review-licences.ts'
import { projectRoot } from '#server/root.ts'
import { openDatabase } from '#tools/postgres/open-database.mjs'

const USAGE = `npm run operator -- <command>
  list [unverified|pending|verified|rejected]   licences in a state, pending if none is said
  show <number or email of the doctor>         one licence, and what was decided of it
  verify <number or email>                     verifies the licence as it is now
  reject <number or email> --reason "…"        rejects it; the doctor reads the reason
  reset-factors <number or email>              removes a lost second factor and closes all sessions
  add <email> --name "…"                       makes an operator, for the screen at /operator
  add-integrator <email> --name "…"            makes a system that makes doctors' accounts, and prints its token
  integrator-token <email>                     prints a new token; the one before is dead
  revoke-integrator <email>                    takes its token and those of its doctors away, not their accounts`

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const line = (c: LicenceCase): string =>
  [c.id, c.state, c.changed_at, c.profession, c.cedula_prof, c.name, c.alma_mater].join('  ')

const sayToken = (who: string, token: string): void =>
  say(`${who} works with this token, which is shown only now:\n${token}`)

async function run(
  database: Database,
  [command, who = '']: string[],
  flags: { reason?: string | undefined; name?: string | undefined },
): Promise<boolean> {
  const reader = { database, clock: () => new Date(), operatorId: null }
  switch (command) {
    case 'list': {
      const state = LicenceState.safeParse(who || 'pending')
      if (!state.success) return false
      const { cases, count } = await listLicences(reader, state.data, { limit: 100, offset: 0 })
      for (const one of cases) say(line(one))
      say(`${count} ${state.data}`)
      return true
    }
    case 'show':
      say(JSON.stringify(await openLicence(reader, await findDoctor(database, who)), null, 2))
      return true
    case 'verify':
    case 'reject': {
      const doctorId = await findDoctor(database, who)
      const { version } = await openLicence(reader, doctorId)
      const verdict = command === 'verify' ? 'verified' : 'rejected'
      const reason = flags.reason?.trim() ?? ''
      if (verdict === 'rejected' && reason === '') {
        say('say the reason, which the doctor reads: --reason "…"')
        return false
      }
      say(line(await decide(database, { doctorId, verdict, reason, version, operatorId: null })))
      return true
    }
    case 'reset-factors': {
      await resetFactors(database, await findDoctor(database, who))
      say(`${who} has no second factor any more; every session is closed, and a mail says so`)
      return true
    }
    case 'add': {
      if (!who.includes('@') || !flags.name) return false
      const password = randomBytes(18).toString('base64url')
      await makeOperator(database, { email: who, name: flags.name, password })
      say(`${who} may review licences at /operator with this password, which is shown only now:\n${password}`)
      return true
    }
    case 'add-integrator': {
      if (!who.includes('@') || !flags.name?.trim()) return false
      const { token } = await makeIntegrator(database, { email: who, name: flags.name.trim() })
      sayToken(who, token)
      return true
    }
    case 'integrator-token':
      sayToken(who, await renewIntegratorToken(database, who))
      return true
    case 'revoke-integrator':
      await revokeIntegrator(database, who)
      say(`the tokens of ${who}, and those that it keeps of doctors, open nothing any more`)
      return true
    default:
      return false
  }
}

function argumentsOf(): ReturnType<typeof parseArgs<typeof OPTIONS>> | null {
  try {
    return parseArgs(OPTIONS)
  } catch {
    return null
  }
}

const OPTIONS = {
  allowPositionals: true,
  options: { reason: { type: 'string' }, name: { type: 'string' } },
} as const

const given = argumentsOf()
const running = given && given.positionals.length > 0 ? await openDatabase() : null
let isDone = false
if (given && running) {
  const role = await migrate(running.url, projectRoot())
  const database = connect({ url: running.url, poolSize: 2, ...(role === undefined ? {} : { role }) })
  try {
    isDone = await run(database, given.positionals, given.values)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    say(problems[error.code](error.values))
    process.exitCode = 1
    isDone = true
  } finally {
    await database.close()
    await running.close()
  }
}
if (!isDone) {
  say(USAGE)
  process.exitCode = 2
}
