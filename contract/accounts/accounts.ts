import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { requiredText } from '../schemas/text.ts'
import { Email } from '../schemas/text.ts'
import { isLongEnough, PASSWORD_MAX, PASSWORD_MIN } from '../values/password.ts'

export const Credentials = z.strictObject({
  email: requiredText(254),
  password: z.string().check(z.minLength(1, 'blank'), z.maxLength(PASSWORD_MAX)),
})
export type Credentials = z.input<typeof Credentials>

/** A new password, typed or pasted, with any characters. Only the server knows which passwords are too common. */
export const NewPassword = z.string().check(
  z.minLength(1, 'blank'),
  z.maxLength(PASSWORD_MAX),
  z.refine((password) => password === '' || isLongEnough(password), `too-short:${PASSWORD_MIN}`),
)

const Repeated = z.string().check(z.minLength(1, 'blank'), z.maxLength(PASSWORD_MAX))

const Secret = z.string().check(z.minLength(1, 'blank'), z.maxLength(128))

const differ = (path: string) => ({ path: [path], error: 'passwords-differ' })

const Registration = z
  .strictObject({ email: Email, password1: NewPassword, password2: Repeated })
  .check(z.refine((v) => v.password1 === v.password2, differ('password2')))

const NewPasswordTwice = { new_password1: NewPassword, new_password2: Repeated }

const PasswordReset = z
  .strictObject({ uid: Secret, token: Secret, ...NewPasswordTwice })
  .check(z.refine((v) => v.new_password1 === v.new_password2, differ('new_password2')))

const PasswordChange = z
  .strictObject({ old_password: Repeated, ...NewPasswordTwice })
  .check(z.refine((v) => v.new_password1 === v.new_password2, differ('new_password2')))

const Address = z.strictObject({ email: Email })

export const Key = z.object({ key: z.string() })
export const Detail = z.object({ detail: z.string() })

export const Account = z.object({
  pk: z.int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Kind of the account's owner. Doctors and assistants see different pages. */
  kind: z.enum(['doctor', 'assistant']),
})
export type Account = z.output<typeof Account>

export const Session = z.object({
  id: z.int(),
  /** Browser and system as they named themselves, e.g. `Firefox, Windows`; may be empty. */
  device: z.string(),
  /**
   * How the session was opened. `integration`: by the system that made the account. `launched`: by
   * a program that opened the doctor's browser.
   */
  kind: z.enum(['browser', 'api', 'integration', 'launched']),
  created_at: z.string(),
  last_used_at: z.string(),
  /** Whether the request was made with the listed session. */
  current: z.boolean(),
})
export type Session = z.output<typeof Session>

export const accounts = {
  login: endpoint({
    method: 'POST',
    path: '/rest-auth/login/',
    summary: 'Open a session; `key` goes into `Authorization: Token <key>`',
    audience: 'guest',
    body: Credentials,
    answers: { 200: Key },
    perMinute: 20,
  }),
  /** Returns a new token to the browser in exchange for the HttpOnly refresh cookie, which is replaced as well. */
  refresh: endpoint({
    method: 'POST',
    path: '/rest-auth/token/refresh/',
    summary: 'Exchange the refresh cookie for a new token',
    audience: 'guest',
    answers: { 200: Key },
  }),
  logout: endpoint({
    method: 'POST',
    path: '/rest-auth/logout/',
    summary: 'Close the session of the token',
    audience: 'guest',
    answers: { 200: Detail },
  }),
  user: endpoint({
    method: 'GET',
    path: '/rest-auth/user/',
    summary: 'The account of this token',
    audience: 'staff',
    answers: { 200: Account },
  }),
  /** The response never says whether the email address has an account. Only the mail that is sent to the address says so. */
  register: endpoint({
    method: 'POST',
    path: '/rest-auth/registration/',
    summary: 'Ask for a doctor’s account; a mail confirms the address',
    audience: 'guest',
    body: Registration,
    answers: { 201: Detail },
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/rest-auth/registration/resend-email/',
    summary: 'Mail the confirmation again',
    audience: 'guest',
    body: Address,
    answers: { 200: Detail },
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/rest-auth/registration/verify-email/',
    summary: 'Confirm the address with the key of the mailed link',
    audience: 'guest',
    body: z.strictObject({ key: Secret }),
    answers: { 200: Detail },
  }),
  requestReset: endpoint({
    method: 'POST',
    path: '/rest-auth/password/reset/',
    summary: 'Mail a link that sets a new password',
    audience: 'guest',
    body: Address,
    answers: { 200: Detail },
  }),
  lookAtReset: endpoint({
    method: 'POST',
    path: '/rest-auth/password/reset/look/',
    summary: 'Check whether a mailed link can still set a new password; does not use it up',
    audience: 'guest',
    body: z.strictObject({ uid: Secret, token: Secret }),
    answers: { 200: Detail },
  }),
  confirmReset: endpoint({
    method: 'POST',
    path: '/rest-auth/password/reset/confirm/',
    summary: 'Set a new password with the mailed link; closes all sessions and opens none',
    audience: 'guest',
    body: PasswordReset,
    answers: { 200: Detail },
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/rest-auth/password/change/',
    summary: 'Change the password; closes all other sessions',
    audience: 'staff',
    personal: true,
    body: PasswordChange,
    answers: { 200: Detail },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v2/sessions/',
    summary: 'Open sessions of this account, the latest first',
    audience: 'staff',
    personal: 'ends-sessions',
    answers: { 200: z.object({ results: z.array(Session) }) },
  }),
  closeSession: endpoint({
    method: 'DELETE',
    path: '/api/v2/sessions/:id/',
    summary: 'Close one session',
    audience: 'staff',
    personal: 'ends-sessions',
    params: z.object({ id: z.string() }),
    answers: { 200: Detail },
  }),
  closeOtherSessions: endpoint({
    method: 'POST',
    path: '/api/v2/sessions/close-others/',
    summary: 'Close every session but the caller’s',
    audience: 'staff',
    personal: 'ends-sessions',
    answers: { 200: z.object({ detail: z.string(), closed: z.int() }) },
  }),
} as const
