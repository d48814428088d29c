/**
 * Every refusal that the product knows, with its HTTP status. The list is closed: anything else is `unexpected`.
 * The sentence a person reads is in `locales/<language>/problems.ts` under the same code.
 */
export const problems = {
  'invalid-input': 400,
  'malformed-json': 400,
  'login-failed': 400,
  'account-disabled': 400,
  'email-unverified': 400,
  'password-locked': 400,
  'second-factor-required': 400,
  'login-stale': 400,
  unauthenticated: 401,
  'token-invalid': 401,
  'token-expired': 401,
  forbidden: 403,
  'step-up-required': 403,
  'second-factor-missing': 403,
  'own-password-first': 403,
  'own-login-first': 403,
  'licence-missing': 403,
  'licence-unverified': 403,
  'profession-not-allowed': 403,
  'animal-patient-needed': 403,
  'hospital-required': 403,
  'administrator-needed': 403,
  'prescriber-incomplete': 422,
  'class-one-needs-official-pad': 422,
  'not-found': 404,
  'link-dead': 404,
  'method-not-allowed': 405,
  'prescription-unknown': 404,
  'prescription-cancelled': 409,
  'prescription-altered': 409,
  'prescription-expired': 409,
  'prescription-exhausted': 409,
  'prescription-not-yet': 409,
  'prescription-paused': 409,
  'prescription-on-paper': 409,
  'row-cancelled': 409,
  'issued-moments-ago': 409,
  'dispensed-meanwhile': 409,
  'not-in-series': 409,
  'fill-exceeds-remaining': 409,
  'already-dispensed': 409,
  'nothing-to-send': 409,
  'address-missing': 422,
  'safety-unanswered': 422,
  'quantity-unconfirmed': 422,
  'key-reused': 422,
  conflict: 409,
  'draft-stale': 409,
  'record-stale': 409,
  'patient-stale': 409,
  'consent-needed': 409,
  'merge-final': 409,
  'draft-gone': 409,
  'draft-submitted': 409,
  'too-many-drafts': 409,
  'too-many-favourites': 409,
  'too-many-own-medications': 409,
  'catalogue-unreadable': 422,
  'catalogue-empty': 422,
  'catalogue-quote': 422,
  'catalogue-columns': 422,
  'catalogue-too-long': 413,
  'catalogue-too-wide': 413,
  'catalogue-too-large': 413,
  'file-too-slow': 422,
  'file-too-heavy': 422,
  'invitation-unverified': 403,
  'invitation-exists': 409,
  'invitation-expired': 409,
  'invitation-used': 409,
  'invitation-revoked': 409,
  'invitation-other-account': 403,
  'invitation-other-kind': 409,
  'account-exists': 409,
  'paylinks-inactive': 409,
  'paylink-state': 409,
  'membership-exists': 409,
  'membership-declined': 409,
  'last-administrator': 409,
  'body-too-large': 413,
  'form-unreadable': 400,
  'image-too-large': 413,
  'image-unreadable': 422,
  'signature-blank': 422,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  unexpected: 500,
  'clock-wrong': 503,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problems

/** Messages about the fields of a request, by the path of the field (`medications.0.instructions`). */
export type FieldErrors = Record<string, string[]>

/** An expected refusal. Anything else that is thrown is a bug, and the caller gets the code `unexpected`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldErrors | undefined
  /** Values that the sentence of the refusal contains, e.g. `{ seconds: 30 }`. They are never personal data. */
  readonly values: Record<string, string | number>
  constructor(
    code: ProblemCode,
    more: { fields?: FieldErrors; values?: Record<string, string | number> } = {},
  ) {
    super(code)
    this.name = 'Problem'
    this.code = code
    this.fields = more.fields
    this.values = more.values ?? {}
  }
  get status(): number {
    return problems[this.code]
  }
}

/**
 * Body of a refusal: `detail` in the caller's language, and the code. The errors of each field are listed twice: in
 * `fields`, and under the field's name at the top level.
 */
export interface ProblemBody {
  detail: string
  code: ProblemCode
  request_id?: string
  fields?: FieldErrors
  [field: string]: unknown
}

/**
 * Value of the header `Prefer` (RFC 7240) with which our pages ask that a request for something that does not exist is answered
 * with the status 200 and the body of the refusal. Browsers log every status 404 as an error of the page, and a link to
 * something that was deleted is no error of the page. Other callers do not send the header, and get the status 404.
 */
export const MISSING_AS_ANSWER = 'missing=answer'
