import type { LaunchSeen } from '#contract/launch/launch.ts'
import { checkLegacyTarget } from '#contract/launch/legacy-links.ts'
import { guestAccountCalls } from '../../lib/calls/guest-endpoints.ts'
import { isRefusal } from '../../lib/is-refusal.ts'
import { request } from '../../lib/calls/request.ts'
import {
  currentToken,
  enterByLogin,
  logOut,
  sessionStatus,
  whenSessionIsKnown,
} from '../../lib/account/session.ts'
import { linkTo } from '../../paths.ts'
import { launchCalls } from './calls.ts'

/**
 * Parameters of the launch address (by which another program opens this product) that choose the page, and become no field of the
 * draft.
 */
const OF_LAUNCH = ['redirect_url', 'v2_redirect', 'embed']

/**
 * What the page of a launch has to do: let the doctor confirm, open the wanted page at once, or say that the launch is no longer
 * valid.
 */
export type Waiting =
  | { kind: 'ask'; seen: LaunchSeen; hasOther: boolean }
  | { kind: 'open'; seen: LaunchSeen | null }
  | { kind: 'dead' }

/** Parameters of the launch that is under way; the page may be shown again before it is over. */
let taken = new URLSearchParams()

/** Reads the parameters of the launch from the address, and removes all but `embed` from it: they may name a patient. */
export function takeParameters(): URLSearchParams {
  const { pathname, search } = window.location
  const given = new URLSearchParams(search)
  const left = given.get('embed') === 'true' ? '?embed=true' : ''
  if (search === left && taken.size > 0) return taken
  taken = given
  window.history.replaceState(window.history.state, '', pathname + left)
  return taken
}

/** Forgets the parameters of a launch that is over. */
export const forgetParameters = (): void => void (taken = new URLSearchParams())

/**
 * Reads the launch of this browser. The launch goes on without a question if its doctor is logged in already, or if nobody is
 * logged in and the program named the origin of its page. Otherwise the doctor must confirm the launch, because a stranger's link
 * could open the stranger's account unnoticed.
 * @throws ApiError where the server was not reached and nobody is logged in: the launch may still be valid
 */
export async function seeLaunch(): Promise<Waiting> {
  const [{ seen, failure }] = await Promise.all([
    request(launchCalls.look, {}).then(
      (found) => ({ seen: found, failure: undefined }),
      (error: unknown) => ({ seen: null, failure: error }),
    ),
    new Promise<void>(whenSessionIsKnown),
  ])
  const isLoggedIn = sessionStatus.get() === 'doctor'
  if (!seen && isLoggedIn) return { kind: 'open', seen: null }
  if (!seen && isRefusal(failure)) return { kind: 'dead' }
  if (!seen) throw failure
  const own = isLoggedIn ? await ownAddress() : undefined
  if (own === seen.email) return { kind: 'open', seen: null }
  // A doctor who is logged in and whose address could not be read counts as another doctor, so that the launch asks first.
  return seen.is_known_place && !isLoggedIn
    ? { kind: 'open', seen }
    : { kind: 'ask', seen, hasOther: isLoggedIn }
}

/** Email address of the doctor who is logged in; undefined where it could not be read. */
const ownAddress = async (): Promise<string | undefined> =>
  (await request(guestAccountCalls.user, {}, { token: currentToken() }).catch(() => undefined))?.email

/** Opens the session of the launch, after ending another doctor's session in this browser. @throws ApiError */
export async function enterByLaunch(): Promise<void> {
  if (sessionStatus.get() === 'doctor') await logOut()
  await enterByLogin(() => request(launchCalls.redeem, {}))
}

/**
 * Address of the page that a launch wants: the page that replaces a page of the older product, else the composer with a draft
 * made from the parameters.
 * @throws ApiError when the draft could not be made
 */
export async function wantedPage(parameters: URLSearchParams): Promise<string> {
  const target = checkLegacyTarget(parameters.get('redirect_url') ?? '')
  if (target !== null) return target
  const data = Object.fromEntries([...parameters].filter(([name]) => !OF_LAUNCH.includes(name)))
  if (Object.keys(data).length === 0) return composerOf(parameters)
  const { draft } = await request(
    launchCalls.prefill,
    { body: { parameters: data } },
    { token: currentToken() },
  )
  return composerOf(parameters, draft)
}

/** Whether the launch wants the contact form of the older product. This product has a help panel over any page instead. */
export const wantsContact = (parameters: URLSearchParams): boolean =>
  /^\/?contact\/?$/.test(parameters.get('redirect_url') ?? '')

/** Address of the composer, without the menus where the parameters say `embed=true`. */
export const composerOf = (parameters: URLSearchParams, draft?: string): string =>
  linkTo(parameters.get('embed') === 'true' ? 'embedRx' : 'newPrescription', undefined, { draft })
