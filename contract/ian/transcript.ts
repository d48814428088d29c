import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { pageOf, Paging } from '../schemas/page.ts'
import { IanLine } from './ian.ts'

/** Maximum number of turns of one doctor that are stored; older ones are deleted. */
export const TURNS_AT_MOST = 200

/** A stored question to the chat assistant, with the lines of the answer. */
export const IanKeptTurn = z.object({
  id: z.string(),
  asked_at: z.string(),
  question: z.string(),
  lines: z.array(IanLine),
})
export type IanKeptTurn = z.output<typeof IanKeptTurn>

const ById = z.object({ id: z.uuid('invalid') })

/**
 * Turns with the chat assistant, stored only while the preference `ianTranscript` is on. The doctor can read and delete
 * them at any time.
 */
export const ianTranscript = {
  list: endpoint({
    method: 'GET',
    path: '/api/v2/ian/turns/',
    summary: 'The doctor’s stored questions to the assistant with their answers; the newest first',
    audience: 'doctor',
    query: Paging,
    answers: { 200: pageOf(IanKeptTurn) },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v2/ian/turns/:id/',
    summary: 'Delete one stored question and its answer',
    audience: 'doctor',
    params: ById,
    answers: { 204: z.undefined() },
  }),
  removeAll: endpoint({
    method: 'DELETE',
    path: '/api/v2/ian/turns/',
    summary: 'Delete all stored questions and answers',
    audience: 'doctor',
    answers: { 204: z.undefined() },
  }),
} as const
