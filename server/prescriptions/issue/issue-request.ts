import type * as z from 'zod/mini'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import type { Safety } from '../../safety/open-safety.ts'
import type { Signer } from '../../signing/signer.ts'

/** A draft in the form in which the issuing call takes it. */
export type DraftToIssue = z.output<typeof NewPrescription>

export interface IssueDependencies {
  database: Database
  catalogue: Catalogue
  safety: Safety
  /** The CIE-10 diagnoses by code. */
  diagnosisList: Pick<ReadonlyMap<string, ListedDiagnosis>, 'get'>
  signer: Signer
  clock: () => Date
  /** Whether the operator demands a second factor of every doctor who signs. */
  config: { secondFactorToSign: boolean }
}

export interface IssueRequest {
  /** Authenticates the caller. Afterwards the transaction sees the rows of the caller's doctor. */
  prove(sql: Sql): Promise<Asking>
  draft: DraftToIssue
  idempotencyKey: string | null
  brand: string
  /** Language of a reason of cancellation that the product itself writes. */
  language?: Language
}

/**
 * Key of a draft's row in the checks: its index in the draft. One issued document may hold only some of the draft's
 * rows.
 */
export const rowKey = (index: number): string => String(index)

/**
 * The authenticated caller. `sessionId` is null for a caller without a session in which to authenticate again
 * (step-up).
 */
export interface Asking {
  accountId: number
  sessionId: number | null
}

/**
 * Error for a concurrent request that used the idempotency key between two reads. The transaction is rolled back and
 * retried.
 */
export class UsedMeanwhile extends Error {}
