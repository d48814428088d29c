import pg from 'pg'

/** Runs an SQL statement on the database of a running product, for example to let time pass. */
export async function runSql(
  { databaseUrl }: { databaseUrl: string },
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement, [...values]).finally(() => client.end())
}
