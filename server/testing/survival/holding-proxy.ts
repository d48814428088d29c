import { COMMIT, type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'

/**
 * Moment at which the proxy holds a transaction.
 * - `begun`: nothing after its first statement arrives at the database
 * - `before-commit`: the COMMIT does not arrive
 * - `after-commit`: the process does not learn that the COMMIT arrived
 */
export type HeldAt = 'begun' | 'before-commit' | 'after-commit'

/**
 * A proxy in front of PostgreSQL that holds transactions of chosen doctors, until the process that runs them is killed.
 */
export interface HoldingProxy extends DatabaseProxy {
  /**
   * Holds the next transactions of these doctors.
   * @returns a promise that resolves once each doctor has a held transaction
   */
  hold(at: HeldAt, doctorIds: readonly number[]): Promise<void>
  /** Stops holding: the proxy lets all further transactions pass. */
  letGo(): void
}

/** SQL with which a doctor's transaction begins (server/database/database.ts). */
const BEGIN = /set_config\('app\.doctor_id', '(\d+)'/

interface Holding {
  at: HeldAt
  missing: Set<number>
  of: Set<number>
  isComplete: () => void
}

export async function startHoldingProxy(databaseUrl: string): Promise<HoldingProxy> {
  let holding: Holding | null = null

  /** Whether the database connection of this doctor is held at this moment. */
  const isHeld = (at: HeldAt, doctorId: number): boolean => {
    if (holding?.at !== at || !holding.of.has(doctorId)) return false
    holding.missing.delete(doctorId)
    if (holding.missing.size === 0) holding.isComplete()
    return true
  }

  const proxy = await startDatabaseProxy(databaseUrl, (client, database) => {
    let doctorId = 0
    let isStopped = false
    client.on('data', (sent) => {
      const begins = BEGIN.exec(sent.toString('latin1'))
      const isLater = !begins && doctorId !== 0
      if (begins) doctorId = Number(begins[1])
      isStopped ||=
        (isLater && isHeld('begun', doctorId)) || (sent.includes(COMMIT) && isHeld('before-commit', doctorId))
      if (!isStopped) database.write(sent)
    })
    database.on('data', (answered) => {
      isStopped ||= answered.includes(COMMIT) && isHeld('after-commit', doctorId)
      if (!isStopped) client.write(answered)
    })
  })
  return {
    ...proxy,
    hold: (at, doctorIds) =>
      new Promise((resolve) => {
        holding = { at, missing: new Set(doctorIds), of: new Set(doctorIds), isComplete: resolve }
      }),
    letGo: () => void (holding = null),
  }
}
