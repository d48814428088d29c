import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/accounts/passkey-json.ts'
import type { StoredPasskey } from './second-factor-queries.ts'

/** The host at which a passkey is valid, since browsers bind it to one (decision 018). */
export interface RelyingParty {
  id: string
  origin: string
  /** Host of the configured base address, where passkeys stored without a site are valid. */
  home: string
}

/** @param host host of a brand; absent: that of the base address. Scheme and port are always the base address's */
export function relyingParty(baseUrl: string, host?: string): RelyingParty {
  const url = new URL(baseUrl)
  const home = url.hostname
  if (host !== undefined) url.hostname = host
  return { id: url.hostname, origin: url.origin, home }
}

/** The host at which a passkey is valid. */
export const siteOfPasskey = ({ site }: Pick<StoredPasskey, 'site'>, { home }: RelyingParty): string =>
  site ?? home

export const isGoodAt = (party: RelyingParty, passkey: Pick<StoredPasskey, 'site'>): boolean =>
  siteOfPasskey(passkey, party) === party.id

const TIMEOUT_MS = 120_000
/** EdDSA, ES256 and RS256 (COSE): the algorithms of common devices. */
const ALGORITHMS = [-8, -7, -257]

const knownAs = ({ credential_id: id, transports }: StoredPasskey) => ({
  id: id.toString('base64url'),
  type: 'public-key' as const,
  transports,
})

/** Options of a passkey's assertion: any of `passkeys`, or if that is empty whichever the person chooses. */
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

/** Options of a new passkey: discoverable, so that it works without a user name, and verifying its user. */
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
 * Verifies a passkey's assertion: signature, site, origin, user verification and counter.
 * @returns the new counter; null when anything is wrong
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
    // The library throws for whatever is wrong; the caller gets the same answer for all of it.
    return null
  }
}

export type NewPasskey = Pick<
  StoredPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced' | 'site'
>

/** Verifies the attestation of a new passkey; null when anything is wrong with it. */
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
