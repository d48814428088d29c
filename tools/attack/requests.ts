import { once } from 'node:events'
import net from 'node:net'
import type { Attack } from './attack.ts'
import { ownPatient, registerStranger, send, tokenOf } from './send.ts'
import { type Target, until } from './target.ts'

const aPrescription = (uid: string) => ({
  patient: { uid },
  medications: [
    {
      presentation: 'Paracetamol tabletas 500 mg',
      instructions: 'Tomar 1 tableta por vía oral cada 8 horas durante 5 días.',
      qty: 2,
    },
  ],
})

const resetLinkLeaks: Attack = {
  finding: 'F10',
  what: 'the key of a reset link in the address and the referrer',
  async run(target) {
    const old = await send(target, 'GET /new-password/j/una-clave')
    const page = await send(target, 'GET /new-password')
    const location = old.headers.location ?? ''
    const policy = String(page.headers['referrer-policy'])
    return {
      holds:
        location.includes('#') && policy === 'no-referrer' && !/<meta[^>]+name="referrer"/.test(page.text),
      seen: `redirected to ${location || 'nowhere'}; referrer-policy ${policy}`,
    }
  },
}

const unknownAddresses: Attack = {
  finding: 'F16',
  what: 'addresses that scanners try',
  async run(target) {
    const tried = ['/.env', '/.git/config', '/wp-login.php', '/nada', '/api/v2/nada/', '/assets/nada.js']
    const answers = await Promise.all(tried.map((address) => send(target, `GET ${address}`)))
    const statuses = answers.map(({ status }) => status)
    return {
      holds: statuses.every((status) => status === 404),
      seen: `${tried.length} addresses: ${[...new Set(statuses)].join(', ')}`,
    }
  },
}

const IDLE_SOCKETS = 2000
const MOST_SOCKETS = 256
/** The attack comes from another loopback address, so that the limit of connections does not affect the other attacks. */
const ATTACKER = '127.0.0.2'

const idleSockets: Attack = {
  finding: 'F17',
  what: `${IDLE_SOCKETS} idle connections from one address`,
  async run(target) {
    const port = Number(new URL(target.origin).port)
    const sockets = Array.from({ length: IDLE_SOCKETS }, () =>
      net.connect({ port, host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => undefined),
    )
    await Promise.all(sockets.map((socket) => Promise.race([once(socket, 'connect'), once(socket, 'close')])))
    // The kernel accepts a connection before the server can refuse it by closing it, so only connections that are still open are
    // counted.
    const open = () => sockets.filter((socket) => socket.readyState === 'open').length
    await until(async () => open() <= MOST_SOCKETS, 5000).catch(() => 0)
    const begun = performance.now()
    const { status } = await send(target, 'GET /readyz')
    const took = performance.now() - begun
    const left = open()
    for (const socket of sockets) socket.destroy()
    return {
      holds: left <= MOST_SOCKETS && status === 200,
      seen: `${left} stay open; others are answered ${status} in ${took.toFixed(0)} ms`,
    }
  },
}

const largeExtras: Attack = {
  finding: 'F18',
  what: 'a prescription with 190 kB of members that nobody asked for',
  async run(target) {
    const token = await tokenOf(target, target.demo.doctor)
    const extra = Object.fromEntries(Array.from({ length: 19_000 }, (_, n) => [`k${n}`, n]))
    const body = { ...aPrescription(await ownPatient(target, token)), ...extra }
    const { status } = await send(target, 'POST /api/v2/rx-endpoint/', { token, body })
    return { holds: status >= 400 && status < 500, seen: `answered ${status}` }
  },
}

const twin: Attack = {
  finding: 'F12',
  what: 'the same prescription a second later under another key',
  async run(target) {
    const token = await tokenOf(target, target.demo.doctor)
    const body = aPrescription(await ownPatient(target, token))
    const issue = (key: string) =>
      send<{ signature?: string; warnings?: unknown[] }>(target, 'POST /api/v2/rx-endpoint/', {
        token,
        body,
        headers: { 'idempotency-key': key },
      })
    const first = await issue('twin-1')
    const second = await issue('twin-2')
    const named = JSON.stringify(second.body).includes(first.body.signature ?? 'nothing was issued')
    return {
      holds: named,
      seen: `answered ${second.status}, ${named ? 'and names the first' : 'without a word of the first'}`,
    }
  },
}

const otherTenant: Attack = {
  finding: 'tenancy',
  what: 'a new account asks for the patients and prescriptions of another doctor',
  async run(target) {
    const token = await tokenOf(target, target.demo.doctor)
    const uid = await ownPatient(target, token)
    const issued = await send<{ signature: string }>(target, 'POST /api/v2/rx-endpoint/', {
      token,
      body: aPrescription(uid),
    })
    const { signature } = issued.body
    const stranger = await registerStranger(target, 'extrana.ficticia@clinica.example')
    const addresses = [
      `GET /api/v2/patient/${uid}/`,
      `GET /api/v2/rx-endpoint/${signature}/`,
      `GET /api/v2/rx/pdf/${signature}/`,
      `POST /api/v1/prescriptions/reject/${signature}`,
      'GET /api/v2/patients/',
      'GET /api/v2/rx-endpoint/',
    ]
    const body = { rejected: true, reason_of_rejected: 'Prueba' }
    const answers = await Promise.all(
      addresses.map((route) =>
        send(target, route, { token: stranger.token, ...(route.startsWith('POST') ? { body } : {}) }),
      ),
    )
    const read = answers.filter((answer) => answer.status === 200 && answer.text.includes(uid)).length
    const refused = answers.slice(0, 4).filter(({ status }) => [403, 404].includes(status)).length
    return { holds: read === 0 && refused === 4, seen: `${refused} of 4 refused, ${read} records read` }
  },
}

const relay: Attack = {
  finding: 'F9',
  what: 'an account without a verified licence sends invitations',
  async run(target) {
    const { token } = await registerStranger(target, 'relevo.ficticia@clinica.example')
    const place = {
      name: 'AVISO entre a ejemplo.example/pago',
      patron: 'AVISO entre a ejemplo.example/pago',
      location: 'Calle Imaginaria 20, Col. Demo, 14000 Ciudad de México',
      contact: '5512345678',
    }
    const made = await send<{ id?: number }>(target, 'POST /api/v2/hospital/', { token, body: place })
    const sent: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const body = { email: `nadie${n}@correo.example`, role: 'MEMBER' }
      const route = `POST /api/v2/hospital/${made.body.id}/invitations/`
      sent.push((await send(target, route, { token, body })).status)
    }
    return {
      holds: made.status === 201 && sent.every((status) => status === 403),
      seen: `the workplace was answered ${made.status}, the invitations ${[...new Set(sent)].join(', ')}`,
    }
  },
}

/** Attacks by requests, which need no access to the machine. */
export const requestAttacks: readonly Attack[] = [
  relay,
  resetLinkLeaks,
  twin,
  unknownAddresses,
  idleSockets,
  largeExtras,
  otherTenant,
]

/** Issues a prescription as the demo's doctor. @returns the prescription's signature */
export async function issueOne(target: Target): Promise<string> {
  const token = await tokenOf(target, target.demo.doctor)
  const body = aPrescription(await ownPatient(target, token))
  const { body: issued } = await send<{ signature: string }>(target, 'POST /api/v2/rx-endpoint/', {
    token,
    body,
  })
  return issued.signature
}
