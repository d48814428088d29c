import type pg from 'pg'

/** PostgreSQL's description of an SQL statement, for which the statement is not run. */
export interface DescribedStatement {
  /** Types of the statement's parameters `$1`, `$2` … */
  parameters: string[]
  columns: { name: string; type: string; isNullable: boolean }[]
}

interface Field {
  name: string
  dataTypeID: number
  tableID: number
  columnID: number
}

/** The part of node-postgres's connection that implements the extended protocol. */
interface Connection {
  parse(statement: { name: string; text: string; types: number[] }): void
  describe(of: { type: 'S'; name: string }): void
  sync(): void
  removeAllListeners(event: 'parameterDescription'): void
  once(event: 'parameterDescription', told: (message: { dataTypeIDs: number[] }) => void): void
}

type Settle = (error: Error | null, parameters: number[], fields: Field[]) => void

/** Parse and Describe messages for a statement, as an entry of node-postgres's queue of queries. */
class Description {
  #parameters: number[] = []
  #fields: Field[] = []
  readonly #text: string
  readonly #settle: Settle

  constructor(text: string, settle: Settle) {
    this.#text = text
    this.#settle = settle
  }

  submit(connection: Connection): void {
    // SQL statements are described one after the other, each with its own listener.
    connection.removeAllListeners('parameterDescription')
    connection.once('parameterDescription', ({ dataTypeIDs }) => {
      this.#parameters = dataTypeIDs
    })
    connection.parse({ name: '', text: this.#text, types: [] })
    connection.describe({ type: 'S', name: '' })
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#fields = fields
  }

  handleError(error: Error): void {
    this.#settle(error, [], [])
  }

  handleReadyForQuery(): void {
    this.#settle(null, this.#parameters, this.#fields)
  }
}

/**
 * Makes the function that asks PostgreSQL for descriptions of statements.
 * @returns a function that describes statements on this connection, one after the other, and rejects a wrong statement
 * with its error
 */
export async function statementDescriber(
  client: pg.Client,
): Promise<(text: string) => Promise<DescribedStatement>> {
  const types = new Map<number, string>()
  const { rows } = await client.query<{ oid: number; name: string }>(
    `select t.oid::int, case when t.typtype = 'e' then 'text' when e.typtype = 'e' then '_text' else t.typname end as name
     from pg_type t left join pg_type e on e.oid = t.typelem`,
  )
  for (const { oid, name } of rows) types.set(oid, name)
  const { rows: nullable } = await client.query<{ place: string }>(
    `select attrelid::text || '.' || attnum as place from pg_attribute where attnum > 0 and not attnotnull`,
  )
  const mayBeNull = new Set(nullable.map(({ place }) => place))
  return async (text) => {
    const [parameters, fields] = await new Promise<[number[], Field[]]>((resolve, reject) => {
      const settle: Settle = (error, asked, answered) => (error ? reject(error) : resolve([asked, answered]))
      client.query(new Description(text, settle) as unknown as pg.Submittable)
    })
    return {
      parameters: parameters.map((oid) => types.get(oid) ?? String(oid)),
      columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
        name,
        type: types.get(dataTypeID) ?? String(dataTypeID),
        isNullable: mayBeNull.has(`${tableID}.${columnID}`),
      })),
    }
  }
}
