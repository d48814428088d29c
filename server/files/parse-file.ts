import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { Problem } from '#contract/problem.ts'
import { projectRoot } from '../root.ts'
import type { FileResult, FileTask, Parsers } from './file-worker.ts'

export interface FileLimits {
  /** Maximum of seconds for waiting and parsing together. */
  seconds: number
  /** Megabytes of a worker's heap. */
  heap: number
  /** Files that may wait for a worker; further ones are refused. */
  waiting: number
}

const LIMITS: FileLimits = { seconds: 15, heap: 128, waiting: 24 }
/** Megabytes of a worker's heap for objects that live only shortly. */
const YOUNG_MB = 16
/** Heap of a worker, after a file, above which the worker is replaced; an idle one has about 10 MB. */
const RECYCLED_ABOVE_BYTES = 48 * 1024 * 1024
/** One core stays free for the thread that answers requests. */
const WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Time after which a worker without work ends, which frees its memory. */
const IDLE_MS = 30_000

type ParseFile = <Name extends keyof Parsers>(
  parser: Name,
  ...args: Parsers[Name]['args']
) => Promise<Parsers[Name]['value']>

/** Makes a parser of uploaded files with limits of its own; its workers start with the first file. */
export function fileParser(limits: FileLimits): ParseFile {
  let started: Tinypool | undefined
  let underWay = 0
  return async <Name extends keyof Parsers>(parser: Name, ...args: Parsers[Name]['args']) => {
    // The pool's own limit of waiting tasks is not used: a refused task would fail again at its time limit.
    if (underWay >= WORKERS + limits.waiting) throw new Problem('unavailable')
    started ??= startWorkers(limits)
    underWay += 1
    try {
      const result = await run(started, { parser, args } as FileTask, limits)
      if (!result.ok) throw new Problem(result.code, { values: result.values })
      return result.value
    } finally {
      underWay -= 1
    }
  }
}

/**
 * Parses an uploaded file in a worker thread with limits of time and memory, so that no file can stop the server.
 * @throws Problem of the parser; `file-too-slow` or `file-too-heavy` when the worker reaches a limit, `unavailable`
 * when too many files wait
 */
export const parseFile: ParseFile = fileParser(LIMITS)

const startWorkers = ({ heap }: FileLimits): Tinypool =>
  new Tinypool({
    // Node runs TypeScript by leaving the types out, so that the worker needs no bundle of its own.
    filename: path.join(projectRoot(), 'server/files/file-worker.ts'),
    name: 'runParser',
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_MB },
    // A worker that a file has left with more memory ends, so that the memory is free again.
    maxMemoryLimitBeforeRecycle: RECYCLED_ABOVE_BYTES,
    execArgv: [],
  })

async function run(workers: Tinypool, task: FileTask, { seconds }: FileLimits): Promise<FileResult> {
  try {
    return (await workers.run(task, { signal: AbortSignal.timeout(seconds * 1000) })) as FileResult
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.name === 'AbortError') throw new Problem('file-too-slow', { values: { seconds } })
    if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw new Problem('file-too-heavy')
    throw error
  }
}
