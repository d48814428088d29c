import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'

/**
 * Folder of the file system in memory; null where there is none, or not enough room, as in a container.
 * @param {number} room bytes that must be free in it
 */
export function folderInMemory(room) {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return process.platform === 'linux' && bavail * bsize > room ? MEMORY : null
  } catch {
    return null
  }
}
