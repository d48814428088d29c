import type { Database, Sql } from '../../database/database.ts'
import type { AccountMailKind } from '../../delivery/account-mail.ts'
import { putLink, type LinkPurpose } from './link-queries.ts'
import { accountByEmail, type AccountRow } from '../queries.ts'
import { hashSecret, newSecret } from '../session/tokens.ts'

/** assurance.md 1.7. */
const LINK_MS: Record<LinkPurpose, number> = {
  'confirm-email': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
}

/** What has happened to an account, told as it is. Where the button of its mail leads. */
const NEWS = {
  'key-exported': '/settings/export',
  'key-rotated': '/settings/export',
  'passkey-added': '/settings/security',
  'passkey-removed': '/settings/security',
  'totp-added': '/settings/security',
  'totp-removed': '/settings/security',
  'recovery-codes-renewed': '/settings/security',
  'recovery-code-used': '/settings/security',
  'factors-reset': '/settings/security',
  'closing-requested': '/settings/close-account',
  'closing-taken-back': '/settings/security',
  'account-closed': '/register',
  'account-made': '/reset-password',
  'licence-pending': '/settings/user',
  'licence-verified': '/prescriptions/new',
  'licence-rejected': '/settings/user',
  'prescriptions-altered': '/operator',
} as const
type AccountNews = keyof typeof NEWS

const isNews = (kind: AccountMailKind): kind is AccountNews => kind in NEWS

/** What a mail about an account says. `path` is where its button leads, on our own origin. */
export interface Letter {
  kind: 'confirm-email' | 'already-registered' | 'reset-password' | 'password-changed' | AccountNews
  path: string
}

/**
 * Decides what is written to an address, when the mail is delivered: the request that asked for it did the same work
 * whether the address has an account or not. The secret of a link is made here, mailed, and kept only as its hash.
 * @returns null when there is nothing to write
 */
export async function letterFor(
  database: Database,
  kind: AccountMailKind,
  recipient: string,
): Promise<Letter | null> {
  // Queued in the transaction of the act; the last one is for an address that has no account any more.
  if (isNews(kind)) return { kind, path: NEWS[kind] }
  const sql = database.open
  const account = await accountByEmail(sql, recipient)
  if (!account?.is_active || !['doctor', 'assistant'].includes(account.kind)) return null
  if (kind === 'password-changed') return { kind, path: '/reset-password' }
  if (kind === 'reset') return resetLetter(sql, account)
  if (account.email_verified_at) return { kind: 'already-registered', path: '/login' }
  const secret = await makeLink(sql, account, 'confirm-email')
  // After the `#`: it reaches no server and no log; the page sends it when its button is pressed.
  return { kind: 'confirm-email', path: `/registered#${secret}` }
}

async function resetLetter(sql: Sql, account: AccountRow): Promise<Letter> {
  const secret = await makeLink(sql, account, 'reset-password')
  return { kind: 'reset-password', path: `/new-password/${letterUid(account.id)}/${secret}` }
}

async function makeLink(sql: Sql, account: AccountRow, purpose: LinkPurpose): Promise<string> {
  const secret = newSecret()
  await putLink(sql, { hash: hashSecret(secret), accountId: account.id, purpose, ms: LINK_MS[purpose] })
  return secret
}

/** The account in the address of a reset, as the public contract has it. */
export const letterUid = (accountId: number): string => accountId.toString(36)
