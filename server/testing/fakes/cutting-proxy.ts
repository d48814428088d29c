import { COMMIT, type DatabaseProxy, startDatabaseProxy } from '../survival/database-proxy.ts'

/**
 * Moment at which a proxy breaks the database connection of a transaction: before its COMMIT arrives, or before the
 * client learns of the COMMIT.
 */
export type Cut = 'before-commit' | 'after-commit'

/** A proxy in front of PostgreSQL that breaks connections, as happens when a process or a network is killed. */
export interface CuttingProxy extends DatabaseProxy {
  /** Breaks the connection of the next transaction that commits. */
  cutNext(cut: Cut): void
  /** Number of connections that the proxy has broken. */
  broken(): number
}

export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  let broken = 0
  let cut: Cut | null = null
  const proxy = await startDatabaseProxy(databaseUrl, (client, database) => {
    const breakOff = (): void => {
      broken += 1
      cut = null
      client.destroy()
      database.destroy()
    }
    client.on('data', (sent) => {
      if (cut === 'before-commit' && sent.includes(COMMIT)) breakOff()
      else database.write(sent)
    })
    database.on('data', (answered) => {
      if (cut === 'after-commit' && answered.includes(COMMIT)) breakOff()
      else client.write(answered)
    })
  })
  return { ...proxy, cutNext: (at) => void (cut = at), broken: () => broken }
}
