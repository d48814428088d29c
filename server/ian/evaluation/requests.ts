import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { IanTool } from '#contract/ian/ian.ts'
import { projectRoot } from '../../root.ts'

/** One written request with what the assistant must do about it. */
const WrittenRequest = z.strictObject({
  id: z.string(),
  language: z.enum(['es', 'en']),
  question: z.string(),
  /** Questions asked before in the same conversation. */
  after: z.optional(z.array(z.string())),
  /** Tool calls; a patient is named by alias, and a drug of a draft by the beginning of its presentation. */
  calls: z.optional(z.array(z.strictObject({ tool: IanTool, args: z.record(z.string(), z.unknown()) }))),
  refused: z.optional(z.string()),
  asked: z.optional(z.string()),
  unknown: z.optional(z.literal(true)),
})
export type WrittenRequest = z.output<typeof WrittenRequest>

/**
 * Files of requests: those written before the understanding was tuned, those written afterwards, those in the everyday
 * Spanish of tired doctors, those of a later review with typing errors and follow-ups in both languages, and those of a
 * doctor in a hurry, with periods that are counted from the last answer, those about payments and cancelled prescriptions,
 * and those that order a medicine without a verb.
 */
export const REQUEST_FILES = [
  'requests.jsonl',
  'requests-unseen.jsonl',
  'requests-spoken.jsonl',
  'requests-fresh.jsonl',
  'requests-busy.jsonl',
  'requests-again.jsonl',
  'requests-orders.jsonl',
] as const

/** Reads a file of requests. @throws Error for a line that is no request */
export const readRequests = (file: (typeof REQUEST_FILES)[number]): WrittenRequest[] =>
  readFileSync(path.join(projectRoot(), 'server/ian/evaluation', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => WrittenRequest.parse(JSON.parse(line)))
