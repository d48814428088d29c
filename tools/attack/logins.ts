import type { Attack } from './attack.ts'
import { cookiesOf, registerStranger, send } from './send.ts'
import { asOwner, type Target } from './target.ts'

const MOST_GUESSES = 100
const PATIENCE = 400

/** Ends every waiting time that wrong passwords cause, as if an attacker had waited. Accounts that are locked stay locked. */
const letWaitsPass = (target: Target) =>
  asOwner(
    target,
    `update throttle set blocked_until = now() - interval '1 second'
     where blocked_until > now() and blocked_until < 'infinity'`,
  )

const FROM_PAGE = { 'sec-fetch-site': 'same-origin' }

const patientGuesses: Attack = {
  finding: 'F4, F5',
  what: 'guesses of one password without an end, while the owner logs in',
  async run(target) {
    const victim = await registerStranger(target, 'adivinada.ficticia@clinica.example')
    const asks = { email: victim.email, password: victim.password }
    const logIn = (body: typeof asks, headers: Record<string, string>, from?: string) =>
      send<{ code?: string }>(target, 'POST /rest-auth/login/', {
        body,
        headers,
        ...(from === undefined ? {} : { from }),
      })
    // The owner of the account has logged in from this browser before.
    const cookie = cookiesOf(await logIn(asks, FROM_PAGE))
    let [guesses, refusedOwner] = [0, 0]
    let isLocked = false
    for (let tries = 0; tries < PATIENCE && !isLocked; tries += 1) {
      // Each guess comes from another address, so that the limits of an address do not slow the attacker down.
      const from = `127.1.${Math.floor(tries / 250)}.${(tries % 250) + 1}`
      const { status, body } = await logIn({ ...asks, password: `adivinanza ${tries}` }, {}, from)
      if (body.code === 'password-locked') isLocked = true
      else if (status === 429) await letWaitsPass(target)
      else guesses += 1
      if (tries % 20 === 0 && (await logIn(asks, { ...FROM_PAGE, cookie })).status !== 200) refusedOwner += 1
    }
    const owner = await logIn(asks, { ...FROM_PAGE, cookie })
    if (owner.status !== 200) refusedOwner += 1
    return {
      holds: isLocked && guesses <= MOST_GUESSES && refusedOwner === 0,
      seen: `${guesses} guesses, then ${isLocked ? 'locked' : 'not locked'}; the owner's browser was refused ${refusedOwner} times`,
    }
  },
}

const parallelRefresh: Attack = {
  finding: 'F19',
  what: 'one refresh cookie used 50 times at once',
  async run(target) {
    const login = await send(target, 'POST /rest-auth/login/', {
      body: target.demo.doctor,
      headers: FROM_PAGE,
    })
    const refresh = (cookie: string) =>
      send(target, 'POST /rest-auth/token/refresh/', { headers: { ...FROM_PAGE, cookie } })
    const first = cookiesOf(login)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(first)))
    const renewed = answers.filter(({ status }) => status === 200).map(cookiesOf)
    const used = await refresh(renewed[0] ?? '')
    // The server answered the 50 parallel uses of one cookie with a new cookie each. One of the new cookies has been used. After
    // the grace time the server must refuse the others.
    await asOwner(target, `update session set advanced_at = advanced_at - interval '1 minute'`)
    const late = await refresh(renewed[1] ?? '')
    return {
      holds: used.status === 200 && late.status === 401,
      seen: `${renewed.length} answered with a cookie; of these one goes on, another after the grace time: ${late.status}`,
    }
  },
}

export const loginAttacks: readonly Attack[] = [parallelRefresh, patientGuesses]
