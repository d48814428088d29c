import { Problem, type ProblemCode } from '#contract/problem.ts'
import type { NewsItem } from '#contract/outside/news.ts'
import type { CleanImage, ImageBounds } from './clean-image.ts'
import type { FileRow } from './read-catalogue-file.ts'

/** Parsers that run in a worker thread, for uploaded files and news feeds, with their arguments and results. */
export interface Parsers {
  catalogue: { args: [bytes: Uint8Array]; value: FileRow[] }
  /** Parser of a news feed. Its result is null for a text that is no feed. */
  feed: { args: [bytes: Uint8Array, address: string, now: number]; value: NewsItem[] | null }
  picture: { args: [bytes: Uint8Array, bounds: ImageBounds]; value: CleanImage }
}

export type FileTask = {
  [Name in keyof Parsers]: { parser: Name; args: Parsers[Name]['args'] }
}[keyof Parsers]

/** Result of a parser. A refused file is returned as data, because an error loses its class between threads. */
export type FileResult =
  | { ok: true; value: Parsers[keyof Parsers]['value'] }
  | { ok: false; code: ProblemCode; values: Record<string, string | number> }

/** Runs one parser. A refused file is part of the result; any other failure is a bug and is thrown. */
export async function runParser(task: FileTask): Promise<FileResult> {
  try {
    return { ok: true, value: await parse(task) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ok: false, code: error.code, values: error.values }
  }
}

/** Parses a file. The module of each parser is loaded with the first file that needs it. */
async function parse(task: FileTask): Promise<Parsers[keyof Parsers]['value']> {
  if (task.parser === 'catalogue')
    return (await import('./read-catalogue-file.ts')).readCatalogueFile(...task.args)
  if (task.parser === 'feed') return (await import('../outside/news/read-feed.ts')).readFeed(...task.args)
  return (await import('./clean-image.ts')).cleanImage(...task.args)
}
