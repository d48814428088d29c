// npm run trail:verify -- [mailed heads …]: recomputes the hash chain of the audit trail. Ends with exit code 1 when events
// were removed, altered or added.
import { openDatabase as connect } from '#server/database/database.ts'
import { readHead, headKey } from '#server/trail/trail-head.ts'
import { verifyTrail, type TrailFault } from '#server/trail/verify-trail.ts'
import { dataSettings, openDatabase } from '#tools/postgres/open-database.mjs'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

const SENTENCES: Record<TrailFault['what'], string> = {
  'events-missing': 'events were removed',
  'events-added': 'events were added',
  'events-altered': 'events were altered, or the link was',
  'links-missing': 'links of the chain were removed',
  'head-differs': 'the chain was rewritten up to here: it is not the one that the signed head names',
  'head-not-signed':
    'a head has a signature of another key: it is forged, or KEY_ENCRYPTION_KEY was replaced',
  'not-chained': 'events older than an hour are in no link: links were removed, or no process has JOBS=1',
}

const heads = process.argv.slice(2).map((text) => ({ text, head: readHead(text) }))
const unread = heads.filter(({ head }) => head === undefined)
for (const { text } of unread) say(`This is not a head of the trail: ${text}`)
process.exitCode = unread.length === 0 ? await verify() : 2

async function verify(): Promise<number> {
  const { keyEncryptionKey } = dataSettings()
  const key = keyEncryptionKey === '' ? null : headKey(Buffer.from(keyEncryptionKey, 'base64'))
  const running = await openDatabase()
  const database = connect({ url: running.url, poolSize: 1 })
  try {
    const given = heads.flatMap(({ head }) => head ?? [])
    const { links, events, unchained, heads: agreeing, fault } = await verifyTrail(database, key, given)
    if (!key) say('KEY_ENCRYPTION_KEY is not here: the signatures of the heads were not verified.')
    if (!fault) {
      say(`The trail is whole: ${events} events in ${links} links; ${agreeing} signed heads agree.`)
      say(`Events that are not chained yet: ${unchained}.`)
      return 0
    }
    const {
      what,
      links: [first, last],
      events: [after, to],
      expected,
      found,
    } = fault
    say(`The trail is NOT whole in the links ${first} to ${last}: ${SENTENCES[what]}.`)
    say(
      `Events after ${after}, up to ${to} (turn/id of audit_event): ${expected} were chained, ${found} are there.`,
    )
    say(`Before this range ${events} events in ${links} links are whole. Later ones were not looked at.`)
    return 1
  } finally {
    await database.close()
    await running.close()
  }
}
