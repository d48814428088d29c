import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { IanTool } from '#contract/ian/ian.ts'
import { projectRoot } from '../../root.ts'

/** One written test request, with what the AI assistant must do about it. */
const WrittenRequest = z.strictObject({
  id: z.string(),
  language: z.enum(['es', 'en']),
  question: z.string(),
  /** Earlier questions of the same conversation. */
  after: z.optional(z.array(z.string())),
  /** Expected tool calls. A patient is named by alias, and a drug of a draft by the beginning of its presentation. */
  calls: z.optional(z.array(z.strictObject({ tool: IanTool, args: z.record(z.string(), z.unknown()) }))),
  refused: z.optional(z.string()),
  asked: z.optional(z.string()),
  unknown: z.optional(z.literal(true)),
})
export type WrittenRequest = z.output<typeof WrittenRequest>

/**
 * Names of the files with test requests. Their contents, in this order: requests written before the built-in grammar was tuned;
 * requests written afterwards; the everyday Spanish of tired doctors; typing errors and follow-up questions in both languages;
 * a doctor in a hurry, with periods counted from the last answer; payments and cancelled prescriptions; orders of a medicine
 * without a verb.
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

/** Reads a file of test requests. @throws Error for a line that is no request */
export const readRequests = (file: (typeof REQUEST_FILES)[number]): WrittenRequest[] =>
  readFileSync(path.join(projectRoot(), 'server/ian/evaluation', file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => WrittenRequest.parse(JSON.parse(line)))
