import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BLOCK = 512

/**
 * Unpacks a tar archive of plain files, folders and links (POSIX ustar, IEEE 1003.1 "pax").
 * @param {Buffer} archive @param {string} folder
 */
export function untar(archive, folder) {
  for (let at = 0; at + BLOCK <= archive.length;) {
    const header = archive.subarray(at, at + BLOCK)
    const name = field(header, 0, 100)
    // A tar archive ends with two empty blocks.
    if (name === '') return
    const size = Number.parseInt(field(header, 124, 136), 8) || 0
    const body = archive.subarray(at + BLOCK, at + BLOCK + size)
    write({
      target: inside(folder, name),
      type: field(header, 156, 157),
      link: field(header, 157, 257),
      body,
    })
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
  }
}

/**
 * Writes an entry of the archive as a folder, link or file.
 * @param {{ target: string, type: string, link: string, body: Buffer }} entry
 */
function write({ target, type, link, body }) {
  mkdirSync(path.dirname(target), { recursive: true })
  if (type === '5') mkdirSync(target, { recursive: true })
  else if (type === '2') symlinkSync(link, target)
  else if (type === '0' || type === '') writeFileSync(target, body, { mode: 0o755 })
}

/**
 * Path of an entry below the folder. Throws if the entry's name leads outside of the folder.
 * @param {string} folder
 * @param {string} name
 */
function inside(folder, name) {
  const target = path.join(folder, name)
  if (target !== folder && !`${target}${path.sep}`.startsWith(`${folder}${path.sep}`))
    throw new Error(`the archive reaches outside: ${name}`)
  return target
}

/** Text of a field of a tar header, up to its first zero byte. @param {Buffer} header @param {number} from @param {number} to */
function field(header, from, to) {
  const text = header.toString('utf8', from, to)
  const end = text.indexOf('\0')
  return end < 0 ? text : text.slice(0, end)
}
