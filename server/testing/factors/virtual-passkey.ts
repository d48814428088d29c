import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/accounts/passkey-json.ts'

const ORIGIN = 'https://recetas.example'

/** Flaws that the response of a virtual passkey may have, each in one of its parts. */
export interface Flaws {
  origin?: string
  rpId?: string
  /** Flaw: the device did not verify its user. */
  unverified?: boolean
  challenge?: string
  /** Signature counter that the device reports. */
  counter?: number
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** A passkey device in software: a P-256 key that responds like a device, or with flaws on request. */
export function virtualPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  let userHandle = ''

  const authenticatorData = (rpId: string, flaws: Flaws, more: Uint8Array = new Uint8Array()): Buffer => {
    const flags = USER_PRESENT | (flaws.unverified ? 0 : USER_VERIFIED) | (more.length > 0 ? HAS_KEY : 0)
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(flaws.counter ?? counter, 1)
    return Buffer.concat([digest(flaws.rpId ?? rpId), head, more])
  }
  const clientData = (type: string, challenge: string, flaws: Flaws): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: flaws.challenge ?? challenge,
        origin: flaws.origin ?? ORIGIN,
        crossOrigin: false,
      }),
    )
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
  }

  return {
    create(options: PasskeyCreation, flaws: Flaws = {}): PasskeyAttestation {
      userHandle = options.user.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const credential = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(options.rp.id, flaws, credential))],
      ])
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, flaws).toString('base64url'),
          attestationObject: Buffer.from(
            isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]),
          ).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get(options: PasskeyRequest, flaws: Flaws = {}): PasskeyAssertion {
      counter += 1
      const data = authenticatorData(options.rpId, flaws)
      const client = clientData('webauthn.get', options.challenge, flaws)
      const signature = sign('sha256', Buffer.concat([data, digest(client)]), privateKey)
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

export type VirtualPasskey = ReturnType<typeof virtualPasskey>

const digest = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
