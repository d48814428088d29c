import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { NewPassword } from './accounts.ts'

/** A signing key pair of the doctor. Only the public half is in the response. */
export const SigningKey = z.object({
  /** The beginning of the fingerprint, by which a prescription names its key. */
  id: z.string(),
  algorithm: z.literal('Ed25519'),
  /** SHA-256 of the public key (SubjectPublicKeyInfo, DER), 64 hex digits. */
  fingerprint: z.string(),
  /** The public key: SubjectPublicKeyInfo as PEM. */
  public_key: z.string(),
  created_at: z.string(),
  /** When the key was retired; null for the key in use. */
  retired_at: z.nullable(z.string()),
  retired_because: z.nullable(z.enum(['rotated', 'exported', 'closed'])),
})
export type SigningKey = z.output<typeof SigningKey>

const Passphrase = z.strictObject({ passphrase: NewPassword })

/** The exported signing key, in two files that the same passphrase opens (docs/decisions/014-exported-keys.md). */
export const ExportedKey = z.object({
  key: SigningKey,
  /** The private key as PEM: PKCS#8, encrypted with PBES2 (PBKDF2-HMAC-SHA-256 and AES-256-CBC). */
  pem: z.string(),
  /** The private key as a JWK inside a compact JWE: PBES2-HS512+A256KW, A256GCM. */
  jwe: z.string(),
})
export type ExportedKey = z.output<typeof ExportedKey>

export const keys = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/keys/',
    summary: 'The doctor’s signing keys, the current one first',
    audience: 'doctor',
    personal: true,
    answers: { 200: z.object({ results: z.array(SigningKey) }) },
  }),
  /**
   * The server deletes the private half of a key that was exported: the next prescription is signed with a new
   * key.
   */
  export: endpoint({
    method: 'POST',
    path: '/api/v2/keys/export/',
    summary: 'Export the signing key, encrypted with a passphrase, once; a new key signs from then on',
    audience: 'doctor',
    personal: true,
    body: Passphrase,
    answers: { 200: ExportedKey },
    perMinute: 5,
  }),
  rotate: endpoint({
    method: 'POST',
    path: '/api/v2/keys/rotate/',
    summary: 'Replace the signing key; the old one still verifies',
    audience: 'doctor',
    personal: true,
    answers: { 200: SigningKey },
    perMinute: 5,
  }),
} as const
