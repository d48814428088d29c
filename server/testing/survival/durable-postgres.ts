import { readdirSync, readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A PostgreSQL server with durable writes, whose address stays the same after a crash. */
export interface DurablePostgres {
  /** Connection string of a relay in front of PostgreSQL, because a restarted PostgreSQL listens on another port. */
  url: string
  /** Sends SIGKILL to PostgreSQL's main process and all its children, like a power cut. */
  crash(): void
  restart(): Promise<void>
  close(): Promise<void>
}

/**
 * Function that starts a PostgreSQL cluster in a folder, or connects to a running one: `startPostgres` of the set-up
 * commands.
 */
type Start = (options: {
  dir: string
  durable: boolean
}) => Promise<{ url: string; stop(how: { force: boolean }): Promise<void> }>

export async function openDurablePostgres(folder: string, start: Start): Promise<DurablePostgres> {
  const options = { dir: folder, durable: true }
  let running = await start(options)
  const relay = createServer((client) => pass(client, Number(new URL(running.url).port)))
  await new Promise<void>((resolve) => {
    relay.listen(0, '127.0.0.1', resolve)
  })
  const url = new URL(running.url)
  url.port = String((relay.address() as AddressInfo).port)
  return {
    url: url.href,
    crash() {
      for (const pid of familyListeningOn(Number(new URL(running.url).port))) process.kill(pid, 'SIGKILL')
    },
    async restart() {
      running = await start(options)
    },
    async close() {
      relay.close()
      await running.stop({ force: true })
    },
  }
}

function pass(client: Socket, port: number): void {
  const server = connect(port, '127.0.0.1')
  client.pipe(server)
  server.pipe(client)
  const end = (): void => {
    client.destroy()
    server.destroy()
  }
  for (const socket of [client, server]) socket.on('error', end).on('close', end)
}

/** Process ids of the PostgreSQL main process with this port on its command line, and of its children. */
function familyListeningOn(port: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      words: textOf(`/proc/${name}/cmdline`).split('\0'),
      parent: parentOf(name),
    }))
  const postmaster = all.find(
    ({ words }) => words.includes(`port=${port}`) && (words[0] ?? '').endsWith('postgres'),
  )
  if (!postmaster) throw new Error('PostgreSQL is not running')
  return [postmaster, ...all.filter(({ parent }) => parent === postmaster.pid)].map(({ pid }) => pid)
}

/**
 * Id of the parent process, the fourth field of `/proc/<pid>/stat`. The second field, the name in brackets, may contain
 * blanks.
 */
const parentOf = (pid: string): number =>
  Number(textOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1])

/** Content of a file in `/proc`; '' for a process that ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
