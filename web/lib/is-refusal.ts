import { ApiError } from './calls/api-error.ts'

/** Whether the server understood a call and refused it, so that the same call would be refused again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408
