import { withClient, type TestServer } from './test-server.ts'

/** Number of rows of every table, read as the owner. A refused request must not change these numbers. */
export const countRows = (server: TestServer): Promise<Record<string, number>> =>
  withClient(server.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename = '_private_jobs')
       order by 1`,
    )
    // The table `throttle` is left out: failed logins are counted in it, so a refused request does change it.
    const names = tables.rows.map(({ name }) => name).filter((name) => name !== 'public.throttle')
    const one = (name: string) => `select '${name}' as name, count(*) as n from ${name}`
    const counted = await client.query<{ name: string; n: string }>(names.map(one).join(' union all '))
    return Object.fromEntries(counted.rows.map(({ name, n }) => [name, Number(n)]))
  })
