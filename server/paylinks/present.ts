import type { LedgerLine, Paylink, PaylinkDetail, PaymentAccount } from '#contract/paylinks/paylinks.ts'
import { checkClabe } from '#contract/values/identifiers/clabe.ts'
import type { StoredAccount } from './account-queries.ts'
import type { StoredLedgerLine, StoredMovement } from './movement-queries.ts'
import type { StoredPaylink } from './paylink-queries.ts'

/** Path of the page on which a payment link is paid. */
export const payPath = (slug: string): string => `/p/${slug}`

/** Name of the bank to which a CLABE belongs; '' for an unknown bank. */
export function bankOf(clabe: string): string {
  const checked = checkClabe(clabe)
  return checked.ok ? checked.value.bank : ''
}

export const presentPaylink = (link: StoredPaylink, baseUrl: string): Paylink => ({
  slug: link.slug,
  url: new URL(payPath(link.slug), baseUrl).href,
  state: link.state,
  version: link.turn,
  amount_cents: link.amount_cents,
  balance_cents: link.balance_cents,
  concept: link.concept,
  reference: link.reference,
  clabe: link.clabe,
  bank: bankOf(link.clabe),
  holder: link.holder,
  patient: link.patient_uid === '' ? null : { uid: link.patient_uid, name: link.patient_name },
  email: link.email,
  created_at: link.created_at.toISOString(),
  expires_at: link.expires_at.toISOString(),
  changed_at: link.changed_at.toISOString(),
})

export const presentDetail = (
  link: StoredPaylink,
  movements: readonly StoredMovement[],
  baseUrl: string,
): PaylinkDetail => ({
  ...presentPaylink(link, baseUrl),
  movements: movements.map(({ kind, amount_cents, method, note, by_kind: by, at }) => ({
    kind,
    amount_cents,
    method,
    note,
    by,
    at: at.toISOString(),
  })),
})

export const presentLedgerLine = (line: StoredLedgerLine): LedgerLine => ({
  ...line,
  at: line.at.toISOString(),
})

export function presentAccount(account: StoredAccount, cards: boolean): PaymentAccount {
  const { clabe, holder, activated } = account
  const asked = clabe === '' ? 'none' : 'requested'
  return {
    clabe,
    bank: bankOf(clabe),
    holder: holder || account.name,
    state: clabe !== '' && activated ? 'active' : asked,
    cards,
  }
}
