import type * as z from 'zod/mini'
import type { NewPrescription } from '#contract/prescriptions.ts'
import type { ListedDiagnosis } from '#knowledge/diagnoses/load.ts'
import type { Database, Sql } from '../../database/database.ts'
import type { Language } from '../../http/context.ts'
import type { Catalogue } from '../../medications/catalogue.ts'
import type { Safety } from '../../safety/open-safety.ts'
import type { Signer } from '../../signing/signer.ts'

/** A draft as the issuing call takes it. */
export type DraftToIssue = z.output<typeof NewPrescription>

export interface IssueDependencies {
  database: Database
  catalogue: Catalogue
  safety: Safety
  /** The CIE-10 by code. */
  diagnosisList: ReadonlyMap<string, ListedDiagnosis>
  signer: Signer
  clock: () => Date
}

export interface IssueRequest {
  /** Finds out who asks; from then on the transaction is this doctor's. */
  prove(sql: Sql): Promise<Asking>
  draft: DraftToIssue
  idempotencyKey: string | null
  brand: string
  /** In which a reason that the product writes is written. */
  language?: Language
}

/** Who asks; no session where there is none that could prove anything. */
export interface Asking {
  accountId: number
  sessionId: number | null
}

/** The key was used between two reads: what this transaction added is taken back, and all begins anew. */
export class UsedMeanwhile extends Error {}
