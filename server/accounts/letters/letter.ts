import type { Database, Sql } from '../../database/database.ts'
import type { AccountMailKind } from '../../delivery/account-mail.ts'
import { putLink, type LinkPurpose } from './link-queries.ts'
import { accountByEmail, type AccountRow } from '../queries.ts'
import { hashSecret, newSecret } from '../session/tokens.ts'

/** Lifetime of mailed links in ms (assurance.md 1.7). */
const LINK_MS: Record<LinkPurpose, number> = {
  'confirm-email': 24 * 3_600_000,
  'reset-password': 30 * 60_000,
}

/** Kinds of mails that report an event of an account, each with the path that the mail's button opens. */
const NEWS = {
  'key-exported': '/settings/export',
  'key-rotated': '/settings/export',
  'new-device': '/settings/security',
  'failed-second-factors': '/reset-password',
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
  'support-asked': '/operator?messages',
  'support-answered': '/',
  'prescriptions-altered': '/operator',
  'trail-head': '/operator',
  'weekly-report': '/operator?week=last',
} as const
type AccountNews = keyof typeof NEWS

const isNews = (kind: AccountMailKind): kind is AccountNews => kind in NEWS

/** Content of a mail about an account. `path` is the page of the product that the mail's button opens. */
export interface Letter {
  kind:
    | 'confirm-email'
    | 'already-registered'
    | 'reset-password'
    | 'password-changed'
    | 'failed-logins'
    | 'password-locked'
    | AccountNews
  path: string
}

/**
 * Decides the content of a mail at the time of delivery, not of the request: the request then does the same work whether the
 * address has an account or not. The secret of a link is made here, and only its hash is stored.
 * @returns null when nothing is to be sent to this address
 */
export async function letterFor(
  database: Database,
  kind: AccountMailKind,
  recipient: string,
): Promise<Letter | null> {
  // Mails that report an event are queued in the transaction of the event, and the recipient needs no account: after
  // `account-closed` the address has none.
  if (isNews(kind)) return { kind, path: NEWS[kind] }
  const sql = database.open
  const account = await accountByEmail(sql, recipient)
  if (!account?.is_active || !['doctor', 'assistant'].includes(account.kind)) return null
  if (kind === 'password-changed' || kind === 'failed-logins') return { kind, path: '/reset-password' }
  if (kind === 'reset') return resetLetter(sql, account, 'reset-password')
  if (kind === 'password-locked') return resetLetter(sql, account, kind)
  if (account.email_verified_at) return { kind: 'already-registered', path: '/login' }
  const secret = await makeLink(sql, account, 'confirm-email')
  return { kind: 'confirm-email', path: `/registered#${secret}` }
}

async function resetLetter(
  sql: Sql,
  account: AccountRow,
  kind: 'reset-password' | 'password-locked',
): Promise<Letter> {
  const secret = await makeLink(sql, account, 'reset-password')
  return { kind, path: `/new-password#${accountUidInMail(account.id)}/${secret}` }
}

/**
 * Makes the secret of a mailed link. The secret stands after `#` in the link, so that no server, log or referrer header gets
 * it.
 */
async function makeLink(sql: Sql, account: AccountRow, purpose: LinkPurpose): Promise<string> {
  const secret = newSecret()
  await putLink(sql, { hash: hashSecret(secret), accountId: account.id, purpose, ms: LINK_MS[purpose] })
  return secret
}

/** Id of an account as it is written in password-reset links: in base 36, as in the public API (`uid`). */
export const accountUidInMail = (accountId: number): string => accountId.toString(36)
