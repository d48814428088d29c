import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/accounts/passkey-json.ts'
import type { StoredPasskey } from './second-factor-queries.ts'

/** For whom passkeys are good: one host, to which browsers bind them (decision 018). */
export interface RelyingParty {
  id: string
  origin: string
  /** The host of our own base address, where passkeys of no named site are good. */
  home: string
}

/** @param host of a brand; that of the base address otherwise. Scheme and port are always the base address's. */
export function relyingParty(baseUrl: string, host?: string): RelyingParty {
  const url = new URL(baseUrl)
  const home = url.hostname
  if (host !== undefined) url.hostname = host
  return { id: url.hostname, origin: url.origin, home }
}

/** The host at which a passkey is good. */
export const siteOfPasskey = ({ site }: Pick<StoredPasskey, 'site'>, { home }: RelyingParty): string =>
  site ?? home

export const isGoodAt = (party: RelyingParty, passkey: Pick<StoredPasskey, 'site'>): boolean =>
  siteOfPasskey(passkey, party) === party.id

const TIMEOUT_MS = 120_000
/** EdDSA, ES256 and RS256 (COSE): what devices have. */
const ALGORITHMS = [-8, -7, -257]

const knownAs = ({ credential_id: id, transports }: StoredPasskey) => ({
  id: id.toString('base64url'),
  type: 'public-key' as const,
  transports,
})

/** What the browser asks of a passkey: one of these, or with none of whichever the person chooses. */
export const passkeyRequest = (
  party: RelyingParty,
  nonce: string,
  passkeys: readonly StoredPasskey[],
): PasskeyRequest => ({
  challenge: nonce,
  rpId: party.id,
  timeout: TIMEOUT_MS,
  userVerification: 'required',
  allowCredentials: passkeys.map(knownAs),
})

interface Owner {
  email: string
  handle: Buffer
  passkeys: readonly StoredPasskey[]
}

/** What the browser asks for a new passkey: one that is found without a name and verifies its user. */
export const passkeyCreation = (
  party: RelyingParty,
  siteName: string,
  nonce: string,
  { email, handle, passkeys }: Owner,
): PasskeyCreation => ({
  challenge: nonce,
  rp: { id: party.id, name: siteName },
  user: { id: handle.toString('base64url'), name: email, displayName: email },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
  timeout: TIMEOUT_MS,
  attestation: 'none',
  excludeCredentials: passkeys.filter((one) => isGoodAt(party, one)).map(knownAs),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
})

/**
 * Judges a passkey's answer: signature, site, origin, that its user was verified, and its counter.
 * @returns the new counter, null when anything is wrong
 */
export async function assertedCounter(
  party: RelyingParty,
  nonce: string,
  passkey: StoredPasskey,
  { response, ...assertion }: PasskeyAssertion,
): Promise<number | null> {
  const { userHandle, ...signed } = response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: assertion.type,
        clientExtensionResults: {},
        response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
      },
      expectedChallenge: nonce,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id.toString('base64url'),
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for whatever does not hold; to the caller it is all the same wrong answer.
    return null
  }
}

export type NewPasskey = Pick<
  StoredPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced' | 'site'
>

/** Reads a new passkey's introduction; null when anything is wrong with it. */
export async function attestedPasskey(
  party: RelyingParty,
  nonce: string,
  { response, ...attestation }: PasskeyAttestation,
): Promise<NewPasskey | null> {
  const transports = response.transports ?? []
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: attestation.id,
        rawId: attestation.rawId,
        type: attestation.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          attestationObject: response.attestationObject,
          transports,
        },
      },
      expectedChallenge: nonce,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return null
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports,
      synced: credentialBackedUp,
      site: party.id,
    }
  } catch {
    return null
  }
}
