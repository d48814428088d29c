import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { PAGE_FILES } from '../http/web-files.ts'
import type { PageName } from './page-at.ts'

const schema = z.record(
  z.string(),
  z.object({ guard: z.enum(['open', 'guest', 'doctor', 'ready']), files: z.array(z.string()) }),
)

interface Opening {
  files: readonly string[]
  /** Whether the page that opens is one of the doctor's, with menu and command palette. */
  isForDoctors: boolean
}

/**
 * Reads the names of the scripts of each page.
 * @returns a function that names the scripts with which a page opens for a visitor
 */
export function pageFiles(folder: string): (page: PageName, hasSession: boolean) => Opening {
  const file = path.join(folder, PAGE_FILES)
  const pages = existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return (page, hasSession) => {
    const guard = pages[page]?.guard
    const needsSession = guard === 'doctor' || guard === 'ready'
    // The application redirects a visitor without a session from a doctor's page to the login page, and a doctor from
    // the login page to the home page.
    const shown: PageName =
      needsSession && !hasSession ? 'login' : guard === 'guest' && hasSession ? 'index' : page
    return {
      files: pages[shown]?.files ?? [],
      isForDoctors: hasSession && (needsSession || guard === 'guest'),
    }
  }
}
