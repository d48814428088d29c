import * as z from 'zod/mini'

/*
 * Passkeys in JSON (WebAuthn level 3, section 5.1.8): the requests to the browser and its answers. Bytes are base64url.
 */

const Bytes = z.string().check(z.maxLength(8192), z.regex(/^[\w-]*$/, 'invalid'))
const Short = z.string().check(z.minLength(1, 'blank'), z.maxLength(1400), z.regex(/^[\w-]*$/, 'invalid'))
const Kind = z.literal('public-key')
const Attachment = z.optional(z.enum(['platform', 'cross-platform']))
/** Results of WebAuthn extensions, as the browser reports them. The server does not use them. */
const Extensions = z.looseObject({})

const Known = z.object({ id: z.string(), type: Kind, transports: z.array(z.string()) })

/** Request to the browser to sign with an existing passkey. */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Passkeys that may answer the request. With an empty list the person chooses among all passkeys of this site. */
  allowCredentials: z.array(Known),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** Request to the browser to create a passkey. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: Kind })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Known),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>

/** Schema of a passkey's answer. Each kind of request has its own schema of `response`. */
const answerOf = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({
    id: Short,
    rawId: Short,
    type: Kind,
    authenticatorAttachment: Attachment,
    clientExtensionResults: Extensions,
    response,
  })

/** Answer of an existing passkey to a request. */
export const PasskeyAssertion = answerOf(
  z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: z.optional(Bytes),
  }),
)
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** A new passkey, as the browser answers a request to create one. */
export const PasskeyAttestation = answerOf(
  z.object({
    clientDataJSON: Bytes,
    attestationObject: z.string().check(z.maxLength(65_536), z.regex(/^[\w-]*$/, 'invalid')),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
)
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>
