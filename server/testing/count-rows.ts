import { withClient, type TestServer } from './test-server.ts'

/** How many rows every table holds, as the owner sees them: what a refusal must not change. */
export const countRows = (server: TestServer): Promise<Record<string, number>> =>
  withClient(server.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname = 'public' or (schemaname = 'graphile_worker' and tablename = '_private_jobs')
       order by 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of tables.rows) {
      // Failed logins are counted; that is what the table is for.
      if (name === 'public.throttle') continue
      const found = await client.query<{ n: string }>(`select count(*) as n from ${name}`)
      counts[name] = Number(found.rows[0]?.n)
    }
    return counts
  })
