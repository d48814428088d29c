import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectRoot } from '../root.ts'
import { MARK } from '../testing/sql/any-value.ts'
import { type DescribedCall, faultsOfTypes } from '../testing/sql/checked-copies.ts'
import { type DescribedStatement, statementDescriber } from '../testing/sql/described-statement.ts'
import { queryCallsOf } from '../testing/sql/query-calls.ts'
import { type Examples, type SentStatement, statementsSentBy } from '../testing/sql/sent-statements.ts'
import { startTestServer, withClient, type TestServer } from '../testing/test-server.ts'

// Checks every SQL statement of every query file against PostgreSQL's description of the statement
// (docs/decisions/033-checked-sql.md).

/** Query functions whose SQL text depends on the value of an argument, with the arguments after `sql` to call them with. */
const EXAMPLES: Readonly<Record<string, Examples>> = {
  'server/patients/privacy/notice-queries.ts': {
    doctorOfNotice: [['00000000-0000-4000-8000-000000000000']],
  },
  'server/profile/picture-queries.ts': {
    setOwnPicture: [
      [1, 'portrait', null],
      [1, 'signature', null],
    ],
  },
  'server/workplaces/logo-queries.ts': {
    setLogo: [
      [1, 'picture', null],
      [1, 'university_logo', null],
    ],
  },
}

/** Columns that may be null in their tables but never are in the results of a query file, each with the reason. */
const NEVER_NULL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'server/accounts/factors/challenge-queries.ts': {
    account_id: 'joined by it',
    nonce: 'looked for where it is not null',
  },
  'server/accounts/factors/second-factor-queries.ts': { passkey_handle: 'given one in the same statement' },
  'server/delivery/queries.ts': { prescription_id: 'each mail is written for a prescription' },
  'server/events/queries.ts': { object_id: 'each event is written about an object' },
  'server/figures/queries.ts': {
    day: 'not null in the tables of the view',
    name: 'not null in the table, and written by namesToCount',
  },
  'server/signing/queries.ts': { private_key_sealed: 'a key without it is retired, by a check of the table' },
}

const root = projectRoot()
const files = readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/${file}`)
  .filter((file) => /[/-]queries\.ts$/.test(file))
  .toSorted()

/** Time limit in ms of the test that compiles the query files, as a guard against a hang. Other tests run at the same time. */
const A_COMPILATION = 60_000

let server: TestServer
const sent: SentStatement[] = []
const refused: string[] = []
const calls = new Map<string, DescribedCall[]>()

beforeAll(async () => {
  server = await startTestServer()
  for (const file of files)
    sent.push(...(await statementsSentBy(path.join(root, file), EXAMPLES[file] ?? {})))
  await withClient(server.ownerUrl, async (client) => {
    const describe = await statementDescriber(client)
    for (const file of files) {
      const described: DescribedCall[] = []
      for (const call of queryCallsOf(path.join(root, file))) {
        const statements: DescribedStatement[] = []
        for (const { text } of sentFrom(file, call.line)) {
          await describe(text).then(
            (statement) => statements.push(withoutNull(statement, NEVER_NULL[file] ?? {})),
            (error: unknown) => refused.push(`${file}:${call.line} ${String(error)}`),
          )
        }
        described.push({ ...call, statements })
      }
      calls.set(file, described)
    }
  })
})

afterAll(() => server.close())

test('every statement is reached, complete', () => {
  const all = [...calls].flatMap(([file, found]) => found.map((call) => ({ file, ...call })))
  expect(all.length).toBeGreaterThan(300)
  const missed = all.filter(({ file, line }) => sentFrom(file, line).length === 0)
  expect(missed.map(({ file, line }) => `${file}:${line}`)).toEqual([])
  expect(sent.filter(({ text }) => text.includes(MARK))).toEqual([])
})

test('PostgreSQL parses every statement', () => {
  expect(refused).toEqual([])
})

test(
  'rows and values have the types that PostgreSQL reports',
  async () => {
    expect(await faultsOfTypes(root, calls)).toEqual([])
  },
  A_COMPILATION,
)

const sentFrom = (file: string, line: number): SentStatement[] =>
  sent.filter((one) => one.line === line && one.file === path.join(root, file))

const withoutNull = (
  statement: DescribedStatement,
  never: Readonly<Record<string, string>>,
): DescribedStatement => ({
  ...statement,
  columns: statement.columns.map((one) => (one.name in never ? { ...one, isNullable: false } : one)),
})
