import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/accounts/passkey-json.ts'
import type { StoredPasskey } from './second-factor-queries.ts'

/** The host at which a passkey is valid. Browsers bind a passkey to one host (decision 018). */
export interface RelyingParty {
  id: string
  origin: string
  /** Host of the configured base address, where passkeys stored without a site are valid. */
  home: string
}

/**
 * Makes the site at which passkeys are valid. Scheme and port are always those of the base address.
 * @param host host of a brand; absent for the host of the base address
 */
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
/** Algorithms of the signatures of common devices: EdDSA, ES256 and RS256, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257]

const knownAs = ({ credential_id: id, transports }: StoredPasskey) => ({
  id: id.toString('base64url'),
  type: 'public-key' as const,
  transports,
})

/**
 * Options of a request for a passkey's assertion. The browser may use any of `passkeys`; if the list is empty, the person
 * chooses any passkey of the site.
 */
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

/**
 * Options with which a browser creates a passkey. The passkey must be discoverable, so that it works without a user name, and
 * must verify its user.
 */
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
 * @returns the new counter; null for an assertion that is wrong in any way
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
    // The library throws an error for every fault of an assertion. The caller gets the same answer for each of them.
    return null
  }
}

export type NewPasskey = Pick<
  StoredPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'synced' | 'site'
>

/** Verifies the attestation of a new passkey. @returns null for an attestation that is wrong in any way */
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
