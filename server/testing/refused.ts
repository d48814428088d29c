import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { problems, type ProblemBody } from '#contract/problem.ts'

/** Traces of the implementation that no response may contain. */
const MACHINERY =
  /\bat .+:\d+:\d+|\.(m?js|ts):\d+|syntax error|relation "|pg_|SQLSTATE|node_modules|violates|column "/

/**
 * Checks the response that refuses a request: a status that fits its code, a Spanish sentence, a request id, and no
 * trace of the implementation.
 */
export function expectRefusal(answer: LightMyRequestResponse, statuses: readonly number[]): ProblemBody {
  expect(statuses, answer.body.slice(0, 300)).toContain(answer.statusCode)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['cache-control']).toBe('no-store')
  const body = answer.json<ProblemBody>()
  expect(problems[body.code]).toBe(answer.statusCode)
  expect(body.detail).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡].*\.$/u)
  expect(body.request_id).toMatch(/\S/)
  expect(answer.body).not.toMatch(MACHINERY)
  return body
}
