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
} from '#contract/passkey-json.ts'

/*
 * Passkeys in this browser. Loaded with what offers them only: the library is too much for the first screen.
 */

/** The device gave no passkey: the person stopped it, it has none, or it has this one already. */
export class NoPasskey extends Error {
  readonly isKnown: boolean
  constructor(isKnown: boolean) {
    super('no passkey')
    this.name = 'NoPasskey'
    this.isKnown = isKnown
  }
}

export const supportsPasskeys = (): boolean => browserSupportsWebAuthn()

const refuse = (error: unknown): never => {
  throw new NoPasskey(
    error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED',
  )
}

/** @throws NoPasskey */
export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAssertion> {
  const answer = await startAuthentication({ optionsJSON: request }).catch(refuse)
  return { ...answer, clientExtensionResults: {} }
}

/** @throws NoPasskey */
export async function makePasskey(creation: PasskeyCreation): Promise<PasskeyAttestation> {
  const answer = await startRegistration({ optionsJSON: creation }).catch(refuse)
  return { ...answer, clientExtensionResults: {} }
}
