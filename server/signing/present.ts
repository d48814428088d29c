import { createHash } from 'node:crypto'
import type { SigningKey } from '#contract/accounts/keys.ts'
import { publicPem } from './protect-key.ts'
import type { KeyRow } from './queries.ts'

export const presentKey = (row: KeyRow): SigningKey => ({
  id: row.id,
  algorithm: row.algorithm,
  fingerprint: createHash('sha256').update(row.public_key).digest('hex'),
  public_key: publicPem(row.public_key),
  created_at: row.created_at.toISOString(),
  retired_at: row.retired_at?.toISOString() ?? null,
  retired_because: row.retired_because,
})
