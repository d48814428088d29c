import { createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from 'node:crypto'
import type { TrailLink, StoredHead } from './queries.ts'

/** Head of the audit trail's hash chain: the number of the last link, the digest of that link, and the moment of signing. */
export type Head = Pick<StoredHead, 'link' | 'digest' | 'signed_at'>

/** Prefix of an Ed25519 private key in DER, which is followed by the 32 bytes of the key (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/**
 * Key that signs heads of the audit trail's hash chain. The key is derived from the key encryption key, so that somebody who
 * has only the database cannot sign a head.
 */
export function headKey(keyEncryptionKey: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', keyEncryptionKey, '', 'audit trail head', 32))
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
}

const statementOf = ({ link, digest, signed_at }: Head): Buffer =>
  Buffer.from(`audit trail head\n${link}\n${signed_at.toISOString()}\n${digest.toString('hex')}`)

export const signHead = ({ number, digest }: TrailLink, signed_at: Date, key: KeyObject): StoredHead => {
  const head = { link: number, digest, signed_at }
  return { ...head, signature: sign(null, statementOf(head), key) }
}

export const isSignedBy = (head: StoredHead, key: KeyObject): boolean =>
  verify(null, statementOf(head), createPublicKey(key), head.signature)

/** Text of a signed head of the audit trail's hash chain, for the mail: number of the link, moment, digest and signature. */
export const writeHead = ({ link, signed_at, digest, signature }: StoredHead): string =>
  [link, signed_at.toISOString(), digest.toString('hex'), signature.toString('base64url')].join('/')

/** Parses the mailed text of a signed head of the audit trail's hash chain; undefined for any other text. */
export function readHead(text: string): StoredHead | undefined {
  const found = /^(\d{1,15})\/(\d{4}-\d\d-\d\dT[\d:.]{12}Z)\/([0-9a-f]{64})\/([\w-]{86})$/.exec(text.trim())
  if (!found) return undefined
  const [, link, moment = '', digest = '', signature = ''] = found
  if (Number.isNaN(Date.parse(moment))) return undefined
  return {
    link: Number(link),
    signed_at: new Date(moment),
    digest: Buffer.from(digest, 'hex'),
    signature: Buffer.from(signature, 'base64url'),
  }
}
