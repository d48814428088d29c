import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText } from './text.ts'

/** Bounds of a password that a person may choose (assurance.md 6.2.1, 6.2.9). */
export const PASSWORD_MAX = 256

export const Credentials = z.strictObject({
  email: requiredText(254),
  password: z.string().check(z.minLength(1, 'blank'), z.maxLength(PASSWORD_MAX)),
})
export type Credentials = z.input<typeof Credentials>

export const Key = z.object({ key: z.string() })
export const Detail = z.object({ detail: z.string() })

export const Account = z.object({
  pk: z.int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
})
export type Account = z.output<typeof Account>

export const accounts = {
  login: endpoint({
    method: 'POST',
    path: '/rest-auth/login/',
    summary: 'Open a session; `key` goes into `Authorization: Token <key>`',
    audience: 'guest',
    body: Credentials,
    answers: { 200: Key },
  }),
  /** The browser's way to a fresh token: reads the HttpOnly refresh cookie, rotates it. */
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
    summary: 'Whose token this is',
    audience: 'doctor',
    answers: { 200: Account },
  }),
} as const
