import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { Problem } from '#contract/problem.ts'
import { projectRoot } from '../root.ts'
import type { FileResult, FileTask, Parsers } from './file-worker.ts'

export interface FileLimits {
  /** Maximum number of seconds for one file, for waiting and parsing together. */
  seconds: number
  /** Maximum size of a worker's memory heap, in megabytes. */
  heap: number
  /** Maximum number of files that wait for a worker. Further files are refused. */
  waiting: number
}

const LIMITS: FileLimits = { seconds: 15, heap: 128, waiting: 24 }
/** Size in megabytes of the part of a worker's heap that holds short-lived objects. */
const YOUNG_MB = 16
/** Size of a worker's heap after a file, in bytes, above which the worker is replaced. An idle worker uses about 10 MB. */
const RECYCLED_ABOVE_BYTES = 48 * 1024 * 1024
/** Number of worker threads. One core stays free for the thread that answers requests. */
const WORKERS = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Time in ms after which a worker without work ends, which frees its memory. */
const IDLE_MS = 30_000

type ParseFile = <Name extends keyof Parsers>(
  parser: Name,
  ...args: Parsers[Name]['args']
) => Promise<Parsers[Name]['value']>

/** Makes a parser of uploaded files with its own limits. Its workers start with the first file. */
export function fileParser(limits: FileLimits): ParseFile {
  let started: Tinypool | undefined
  let underWay = 0
  return async <Name extends keyof Parsers>(parser: Name, ...args: Parsers[Name]['args']) => {
    // The thread pool's own limit of waiting tasks is not used, because a task refused by it would fail again at its time
    // limit.
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
    // Node runs TypeScript directly by stripping the types, so the worker needs no separate build.
    filename: path.join(projectRoot(), 'server/files/file-worker.ts'),
    name: 'runParser',
    minThreads: 0,
    maxThreads: WORKERS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_MB },
    // A worker whose memory has grown after a file is ended, so that the memory becomes free again.
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
