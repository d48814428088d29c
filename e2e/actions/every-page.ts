import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeDraftBody, makeDraftRow } from '#server/testing/drafts.ts'
import type { PathName } from '#web/paths.ts'
import type { Demo, Product } from '../product.ts'
import { navigateWithoutReload, type Visit } from './go-to.ts'
import { addOperator } from './operator-command.ts'

/**
 * Visits to each page of web/routes.tsx, by audience, with data that the page can show. Before the visits of the assistant and of
 * the doctor, the caller logs in.
 */
export interface Visits {
  guest: Visit[]
  doctor: Visit[]
  assistant: Visit[]
}

/** Names of the addresses in web/paths.ts for which web/routes.tsx has a page. */
export const pagesOfRoutes = (): string[] =>
  [...readFileSync(path.resolve('web/routes.tsx'), 'utf8').matchAll(/\[paths\.(\w+)\]: /g)].map(
    ([, name]) => name ?? '',
  )

/** Adds demo data so that no page is empty, and returns the visits to all pages. */
export async function visitEveryPage(product: Product): Promise<Visits> {
  const { demo, hospitalId } = product
  const doctor = await logInToApi(demo, demo.doctor)
  const assistant = await logInToApi(demo, demo.assistant)
  const { results } = await doctor<{ results: { signature: string }[] }>('GET', '/api/v2/rx-endpoint/')
  const links = await doctor<{ results: { slug: string }[] }>('GET', '/api/v2/paylinks/')
  const listed = await doctor<{ uid: string }[]>('GET', '/api/v2/patient/')
  const { doctors } = await assistant<{ doctors: { id: number; notice_key: string }[] }>(
    'GET',
    '/api/v2/assistant/',
  )
  const { id: doctorId = 0, notice_key: noticeKey = '' } = doctors[0] ?? {}
  await prepareDrafts(assistant, doctorId)
  await doctor('POST', `/api/v2/hospital/${hospitalId}/invitations/`, {
    email: product.addressOf('colega@clinica.example'),
    role: 'MEMBER',
  })
  const signature = results[0]?.signature ?? ''
  return {
    guest: guestVisits({
      signature,
      noticeKey,
      enter: enterAs(await addOperator(product)),
      openCounter: openCounterWith(demo.pharmacy.token),
    }),
    doctor: doctorVisits({
      signature,
      uid: listed[0]?.uid ?? '',
      hospital: `/settings/hospitals/${hospitalId}`,
      slug: links.results[0]?.slug ?? '',
    }),
    assistant: [
      visit('assistant', '/assistant'),
      visit('assistantSecurity', '/assistant/security'),
      visit('prepare', `/assistant/${doctorId}/drafts/draft-being-prepared`),
    ],
  }
}

/** Adds one draft that an assistant still writes, and one that was handed to the doctor. */
async function prepareDrafts(assistant: Call, doctorId: number): Promise<void> {
  const prepared = `/api/v2/assistant/${doctorId}/drafts`
  for (const id of ['draft-being-prepared', 'draft-handed-over']) {
    const body = makeDraftBody(id, { rows: [makeDraftRow({ via: 'subcutánea' })] })
    await assistant('PUT', `${prepared}/${id}/`, { version: 0, body })
  }
  await assistant('POST', `${prepared}/draft-handed-over/submit/`, { version: 1 })
}

type Arrive = NonNullable<Visit['arrive']>

const enterAs =
  ({ email, password }: { email: string; password: string }): Arrive =>
  async (page) => {
    await page.locator('input[type=email]').fill(email)
    await page.locator('input[type=password]').fill(password)
    await page.locator('button[type=submit]').click()
    await page.locator('select').waitFor()
  }

const openCounterWith =
  (token: string): Arrive =>
  async (page) => {
    await page.locator('input').first().fill(token)
    await page.locator('button[type=submit]').click()
    await page.locator('input[type=password]').waitFor({ state: 'detached' })
  }

/** Opens the form for a new password; the response that checks the link is faked as valid. */
const showPasswordForm: Arrive = async (page) => {
  await page.route('**/password/reset/look/', (route) => route.fulfill({ json: { detail: 'Ok' } }))
  await navigateWithoutReload(page, '/login')
  await page.locator('input[type=email]').waitFor()
  await navigateWithoutReload(page, '/new-password/MQ/abc-def')
  await page.locator('input[type=password]').first().waitFor()
}

/** Opens the page of payment links as a doctor sees it who has not activated them; the response about the account is faked. */
const showPaylinkActivation: Arrive = async (page) => {
  const account = '**/api/v2/paylinks-account/'
  await page.route(account, async (route) => {
    const answer = await route.fetch()
    const stored = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...stored, clabe: '', holder: '', state: 'none' } })
  })
  await page.reload()
  await page.locator('input[name=clabe]').waitFor()
  await page.unroute(account)
}

const visit = (page: PathName, address: string, arrive?: Arrive): Visit => ({
  page,
  address,
  ...(arrive ? { arrive } : {}),
})

interface GuestFacts {
  signature: string
  noticeKey: string
  enter: Arrive
  openCounter: Arrive
}

const guestVisits = ({ signature, noticeKey, enter, openCounter }: GuestFacts): Visit[] => [
  visit('login', '/login'),
  visit('register', '/register'),
  visit('registered', '/registered'),
  visit('registered', '/registered#key=none'),
  visit('checkEmail', '/check-email'),
  visit('resendConfirmation', '/resend-confirmation'),
  visit('resetPassword', '/reset-password'),
  visit('newPassword', '/new-password'),
  visit('newPassword', '/new-password/MQ/abc-def'),
  visit('newPassword', '/new-password', showPasswordForm),
  { ...visit('passwordUpdated', '/password-updated'), state: { changed: true } },
  visit('invitation', '/invitation#none'),
  visit('verify', '/v'),
  visit('verification', `/v/${signature}`),
  visit('verification', `/v/${'0'.repeat(64)}`),
  visit('privacy', `/privacy/${noticeKey}`),
  visit('operator', '/operator'),
  visit('operator', '/operator', enter),
  visit('pharmacy', '/pharmacy'),
  visit('pharmacy', '/pharmacy', openCounter),
  visit('launch', '/redirect/new'),
  visit('logout', '/logout'),
]

interface DoctorFacts {
  signature: string
  uid: string
  hospital: string
  /** Slug of a payment link: the last part of the link's address. */
  slug: string
}

const doctorVisits = ({ signature, uid, hospital, slug }: DoctorFacts): Visit[] => [
  visit('index', '/'),
  visit('prescriptions', '/prescriptions'),
  visit('prescription', `/prescriptions/${signature}`),
  visit('newPrescription', '/prescriptions/new'),
  visit('embedRx', '/embed/rx'),
  visit('drafts', '/drafts'),
  visit('draft', '/drafts/draft-handed-over'),
  visit('settingsUser', '/settings/user'),
  visit('settingsOptions', '/settings/options'),
  visit('settingsSecurity', '/settings/security'),
  visit('settingsCloseAccount', '/settings/close-account'),
  visit('settingsExport', '/settings/export'),
  visit('settingsHospitals', '/settings/hospitals'),
  visit('settingsNewHospital', '/settings/hospitals/new'),
  visit('settingsHospital', hospital),
  visit('settingsHospitalEdit', `${hospital}/edit`),
  visit('settingsHospitalSheets', `${hospital}/sheets`),
  visit('settingsHospitalPaper', `${hospital}/paper`),
  visit('settingsPharmacies', '/settings/pharmacies'),
  visit('favourites', '/favourites'),
  visit('shortcuts', '/shortcuts'),
  visit('ian', '/ian'),
  visit('patients', '/patients'),
  visit('patient', `/patients/${uid}`),
  visit('medications', '/medications'),
  visit('figures', '/figures'),
  visit('wrapped', '/wrapped'),
  visit('paylinks', '/paylinks'),
  visit('reconciliation', '/paylinks/reconciliation'),
  visit('paylink', `/paylinks/${slug}`),
  { page: 'none', address: '/no/such/page' },
  // The page of payment links is visited last, because the visit reloads it with a faked response.
  visit('paylinks', '/paylinks', showPaylinkActivation),
]

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>

export async function logInToApi(demo: Demo, who: { email: string; password: string }): Promise<Call> {
  const send = async (method: string, to: string, body: unknown, token?: string) => {
    const answer = await fetch(demo.url + to, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Token ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${to} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const { key } = (await send('POST', '/rest-auth/login/', who)) as { key: string }
  return async <T>(method: string, to: string, body?: unknown) => (await send(method, to, body, key)) as T
}
