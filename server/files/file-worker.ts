import { Problem, type ProblemCode } from '#contract/problem.ts'
import type { NewsItem } from '#contract/outside/news.ts'
import type { CleanImage, ImageBounds } from './clean-image.ts'
import type { FileRow } from './read-catalogue-file.ts'

/** The parsers of files that people upload and of feeds, by what each takes and gives. */
export interface Parsers {
  catalogue: { args: [bytes: Uint8Array]; value: FileRow[] }
  /** Null for a text that is no feed. */
  feed: { args: [bytes: Uint8Array, address: string, now: number]; value: NewsItem[] | null }
  picture: { args: [bytes: Uint8Array, bounds: ImageBounds]; value: CleanImage }
}

export type FileTask = {
  [Name in keyof Parsers]: { parser: Name; args: Parsers[Name]['args'] }
}[keyof Parsers]

/** Result of a parser. A refusal is data, because an error loses its class between threads. */
export type FileResult =
  | { ok: true; value: Parsers[keyof Parsers]['value'] }
  | { ok: false; code: ProblemCode; values: Record<string, string | number> }

/** Runs one parser. Any other failure than a refusal is thrown, and is a bug. */
export async function runParser(task: FileTask): Promise<FileResult> {
  try {
    return { ok: true, value: await parse(task) }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ok: false, code: error.code, values: error.values }
  }
}

/** Loads a parser with the first file that needs it. */
async function parse(task: FileTask): Promise<Parsers[keyof Parsers]['value']> {
  if (task.parser === 'catalogue')
    return (await import('./read-catalogue-file.ts')).readCatalogueFile(...task.args)
  if (task.parser === 'feed') return (await import('../outside/news/read-feed.ts')).readFeed(...task.args)
  return (await import('./clean-image.ts')).cleanImage(...task.args)
}
