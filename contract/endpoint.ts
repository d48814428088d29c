import type * as z from 'zod/mini'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/**
 * Who may call an endpoint.
 * - `guest`: anybody, no credential is read
 * - `doctor`: a doctor's token (browser or program)
 * - `pharmacy`: a pharmacy's token
 * - `assistant`: a token of somebody who prepares drafts for doctors and signs nothing
 * - `staff`: a doctor's or an assistant's token
 * - `operator`: a token of somebody who reviews licences, and nothing else
 * - `integrator`: a token of a system that makes doctors' accounts
 * - `doctor-or-integrator`: a token of a doctor or of an integrator, both of whom have hospitals
 * - `any`: a token of any kind; the operation itself checks what its owner may do
 */
export type Audience =
  | 'guest'
  | 'doctor'
  | 'pharmacy'
  | 'assistant'
  | 'staff'
  | 'operator'
  | 'integrator'
  | 'doctor-or-integrator'
  | 'any'

/** One call of the public contract, as plain data: the server binds it, the browser calls it, OpenAPI lists it. */
export interface Endpoint {
  readonly method: Method
  /** Exact path with `:name` parameters; the trailing slash is part of it. */
  readonly path: string
  readonly summary: string
  readonly audience: Audience
  /**
   * Whether the endpoint is about the person's own account, or about other people who may use the account. Such an
   * endpoint refuses a doctor's token that an integrator has stored. As long as an integrator chose the password, the
   * endpoint refuses the doctor's own token too, unless the call only ends sessions.
   */
  readonly personal?: true | 'ends-sessions'
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  readonly body?: z.ZodMiniType
  /**
   * Names of the pictures that the endpoint takes. Such a call may come as multipart/form-data: the pictures as
   * files (.jpg or .png, under 2 MB each), everything else as texts of the body.
   */
  readonly pictures?: readonly string[]
  /** Whether the response never changes and is the same for everybody: then it is compressed, and browsers cache it. */
  readonly answersForEver?: true
  /**
   * The response is a picture (`Picture` of contract/profile/picture.ts) instead of JSON. `kept`: the address never has
   * another picture, and browsers cache it; `changing`: the next call may answer with another picture.
   */
  readonly answersPicture?: 'kept' | 'changing'
  /** The response is a stream of server-sent events, open until either side closes it. */
  readonly answersEvents?: true
  /** Successful answers by status. Refusals are Problems (problem.ts) and are not listed. */
  readonly answers: Readonly<Record<number, z.ZodMiniType>>
  /** How many calls a minute one caller may make; absent: the server's default. */
  readonly perMinute?: number
}

/**
 * An endpoint by method and path only. The browser needs no more to call the endpoint, so that it does not download the
 * schemas; their types are kept for the type checker.
 */
export interface EndpointRef<E extends Endpoint> {
  readonly method: Method
  readonly path: string
  /** Field for the type checker that is never set at runtime. It ties the reference to the type of its endpoint. */
  readonly endpoint?: E
}

export const endpoint = <const E extends Endpoint>(e: E): E => e

type Input<T> = T extends z.ZodMiniType ? z.input<T> : never
type Output<T> = T extends z.ZodMiniType ? z.output<T> : undefined

/** A browser's `Blob`, reduced to the members that the contract needs. */
interface FileToSend {
  readonly size: number
  readonly type: string
}

/** Arguments that a caller passes to an endpoint. */
export type Call<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { params: Input<E['params']> }
  : { params?: undefined }) &
  (E['query'] extends z.ZodMiniType ? { query?: Input<E['query']> } : { query?: undefined }) &
  (E['body'] extends z.ZodMiniType ? { body: Input<E['body']> } : { body?: undefined }) &
  (E['pictures'] extends readonly string[]
    ? { pictures?: Partial<Record<PictureName<E>, FileToSend>> }
    : { pictures?: undefined })

/** The names of the pictures that an endpoint takes. */
export type PictureName<E extends Endpoint> = E['pictures'] extends readonly (infer N extends string)[]
  ? N
  : never

/** Parsed arguments of a call, as the operation of the endpoint receives them. */
export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>
  query: Output<E['query']>
  body: Output<E['body']>
  /** Bytes of each picture as they were sent, not yet checked. */
  pictures: Partial<Record<PictureName<E>, Uint8Array>>
}

/** Result of a successful call in the browser. */
export type Answer<E extends Endpoint> = {
  [K in keyof E['answers']]: E['answers'][K] extends z.ZodMiniType ? z.output<E['answers'][K]> : never
}[keyof E['answers']]

/**
 * Result of an endpoint's operation on the server. The result is parsed once more before it is sent, so that no
 * unlisted field is sent.
 */
export type Reply<E extends Endpoint> = {
  [K in keyof E['answers']]: E['answers'][K] extends z.ZodMiniType ? z.input<E['answers'][K]> : never
}[keyof E['answers']]
