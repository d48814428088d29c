import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/accounts/passkey-json.ts'

/*
 * Passkeys in this browser. Only components that offer passkeys load this module, because its library is too large for the first
 * screen.
 */

/**
 * Error of a device that gave no passkey: the person cancelled, the device has no passkey, or it already has the passkey to be
 * made. Also thrown where passkeys can't be used at this address.
 */
export class NoPasskey extends Error {
  readonly why: 'stopped' | 'known' | 'elsewhere'
  constructor(why: NoPasskey['why']) {
    super('no passkey')
    this.name = 'NoPasskey'
    this.why = why
  }
}

export const supportsPasskeys = (): boolean => browserSupportsWebAuthn()

/**
 * Whether this address may use passkeys of the given host: browsers refuse all others (WebAuthn, 5.1.3 and 5.1.4).
 */
export const isPasskeyHost = (host: string): boolean =>
  location.hostname === host || location.hostname.endsWith(`.${host}`)

const refuse = (error: unknown): never => {
  const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
  throw new NoPasskey(isKnown ? 'known' : 'stopped')
}

/**
 * Asks the device to sign a challenge with a passkey.
 * @throws NoPasskey
 */
export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  if (!isPasskeyHost(request.rpId)) throw new NoPasskey('elsewhere')
  const answer = await startAuthentication({ optionsJSON: request }).catch(refuse)
  return { ...answer, clientExtensionResults: {} }
}

/**
 * Asks the device to make a passkey.
 * @throws NoPasskey
 */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  if (!isPasskeyHost(creation.rp.id)) throw new NoPasskey('elsewhere')
  const answer = await startRegistration({ optionsJSON: creation }).catch(refuse)
  return { ...answer, clientExtensionResults: {} }
}
