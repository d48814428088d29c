import { existsSync } from 'node:fs'
import path from 'node:path'

/** The project's folder, found from the source as well as from the bundle in `dist/`. */
export function projectRoot(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'knowledge')) && existsSync(path.join(folder, 'package.json')))
      return folder
    if (folder === path.dirname(folder)) throw new Error('the project folder was not found')
  }
}
