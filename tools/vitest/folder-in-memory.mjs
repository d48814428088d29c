import { statfsSync } from 'node:fs'

const MEMORY = '/dev/shm'

/**
 * Path of the file system in memory; null if the system has none, or if it has too little free space, as in a container.
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
