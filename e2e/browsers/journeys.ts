import { addDays } from '#contract/values/calendar-day.ts'
import { mexicoToday } from '#contract/values/mexico-day.ts'
import type { Product } from '../product.ts'
import type { Relay } from './relay.ts'
import type { Visitor } from './visitor.ts'

/**
 * Objects that are shared by the journeys (tests that use several pages as a person does) in one browser: the running product,
 * the visitor who uses the browser, and the network relay between them. The journeys run in order.
 */
export interface Journey {
  visitor: Visitor
  /** The running product, with a doctor with whom only the journeys of this browser work. */
  product: Product
  relay: Relay
  /** Stores screenshots of the page under the given name; does nothing unless the variable BROWSER_PICTURES names a folder. */
  keep: (page: string) => Promise<void>
}

const DRUGS = [
  ['omeprazol 20', 'Omeprazol', '1 cap c/24h x 14d'],
  ['levotiroxina 100', 'Levotiroxina', '1 tab c/24h x 30d'],
  [
    'paracetamol 500',
    'Paracetamol',
    '2 tab c/8h x 2d VO, luego 1 tab c/8h x 2d, luego 1 tab c/12h x 2d, luego 1 tab c/24h x 2d',
  ],
] as const
const WARNING = /omeprazol con levotiroxina|levotiroxina con omeprazol/
const PATIENT = 'Ramón Ñáñez Ficticio'
const AWAY = 'Reposo relativo por tres días'

const PRESCRIPTION = /^\/prescriptions\/([0-9a-f]{64})$/

async function logIn({ visitor, product, relay, keep }: Journey): Promise<void> {
  const { driver } = visitor
  await driver.open(`${relay.url}/login`)
  // Marks the tour of the menu as viewed.
  await driver.run(() => localStorage.setItem('persist', '{"tours":{"displayTourOnce":false}}'))
  await visitor.reload()
  await visitor.see('button', 'Entrar')
  await keep('login')
  await visitor.write('Correo electrónico', product.demo.doctor.email)
  await visitor.write('Contraseña', product.demo.doctor.password)
  await visitor.click('button', 'Entrar')
  await visitor.see('heading', /Dra\. Elena/)
  // Without its access token, as in a new tab, the page gets the session back by the cookies.
  await driver.run(() => sessionStorage.clear())
  await visitor.reload()
  await visitor.see('heading', /Dra\. Elena/)
}

async function choosePatient(visitor: Visitor): Promise<void> {
  await visitor.click('link', 'Receta Nueva')
  await visitor.see('heading', 'Receta Nueva')
  await visitor.write('Buscar paciente', 'nanez')
  await visitor.click('option', new RegExp(PATIENT))
  await visitor.see('text', /^Ramón Ñáñez/)
}

/** Types the day of the next appointment, and moves with Tab past the button that opens the calendar. */
async function nameNextDay(visitor: Visitor): Promise<void> {
  const { driver } = visitor
  const [year, month, day] = addDays(mexicoToday(), 18).split('-')
  await visitor.write(/^Próxima cita/, `${day}/${month}/${year}`)
  await visitor.see('text', /: dentro de 18 días\.$/)
  await driver.press('Tab')
  const focused = () => {
    const { ariaLabel, tagName } = document.activeElement ?? {}
    return ariaLabel ?? tagName
  }
  await visitor.until('the focus in the button of the calendar', async () =>
    /calendario/.test(String(await driver.run(focused))),
  )
  await driver.press('Tab')
  await visitor.until('the focus past the calendar', async () =>
    driver.run(() => document.activeElement?.id === 'rx-place'),
  )
}

/** Whether the open list has the results for the complete text, and not only for its first letters. */
const isListSettled = () => document.querySelector('[role=listbox][aria-busy=false] [role=option]') !== null

/** Height of the last medicine's row down to the end of its instructions, without the warnings below them. */
const lastRow = () => {
  const row = [...document.querySelectorAll('[data-row]')].at(-1)
  const words = row?.querySelector('[id$=instructions-hint]')
  return (words?.getBoundingClientRect().bottom ?? NaN) - (row?.getBoundingClientRect().top ?? NaN)
}

/** Whether the instructions field of the last medicine is scrolled to the beginning of its text. */
const isAtBeginning = () => [...document.querySelectorAll('[data-row] textarea')].at(-1)?.scrollTop === 0

/** Opens the row of the medicine with the long dose, which is folded while another field has the focus, and folds it again. */
async function unfold(visitor: Visitor): Promise<void> {
  await visitor.see('button', /^Leer todo/)
  await visitor.until('a low row', async () => (await visitor.driver.run(lastRow)) <= 122)
  await visitor.until('the beginning of the dose', () => visitor.driver.run(isAtBeginning))
  await visitor.click('button', /^Leer todo/)
  await visitor.until('a high row', async () => (await visitor.driver.run(lastRow)) > 122)
  await visitor.click('button', /^Plegar/)
  await visitor.see('button', /^Leer todo/)
}

async function compose({ visitor, keep }: Journey): Promise<void> {
  await choosePatient(visitor)
  for (const [typed, drug, instructions] of DRUGS) {
    await visitor.write(/^Agregar medicamento/, typed)
    await visitor.until('the results', () => visitor.driver.run(isListSettled))
    await visitor.click('option', new RegExp(drug))
    await visitor.write(new RegExp(`^Indicaciones de ${drug}`), instructions)
  }
  await visitor.see('text', WARNING)
  await nameNextDay(visitor)
  await unfold(visitor)
  await visitor.see('text', 'Guardado en su cuenta')
  await keep('composer')
}

async function issue({ visitor, keep }: Journey): Promise<void> {
  await visitor.click('button', /^Emitir/)
  const issued = async () => visitor.arrive(PRESCRIPTION)
  const next = await visitor.seeOneOf({
    place: ['button', 'Emitir así'],
    issued: ['heading', 'Lo que ha pasado'],
  })
  if (next === 'place') await visitor.click('button', 'Emitir así')
  await issued()
  await visitor.see('heading', 'Lo que ha pasado')
  await visitor.see('text', PATIENT)
  await keep('prescription')
}

const signatureOn = async ({ visitor }: Journey): Promise<string> => {
  const address = await visitor.arrive(PRESCRIPTION)
  return PRESCRIPTION.exec(address)?.[1] ?? ''
}

async function verify(journey: Journey): Promise<void> {
  const { visitor, relay } = journey
  const signature = await signatureOn(journey)
  await visitor.driver.open(`${relay.url}/v/${signature}`)
  await visitor.see('text', /^Vigente hasta el/)
  await visitor.see('text', /Firma auténtica/)
}

async function sell({ visitor, product, relay, keep }: Journey): Promise<void> {
  const signature = (await visitor.arrive(/^\/v\/[0-9a-f]{64}$/)).slice('/v/'.length)
  await visitor.driver.open(`${relay.url}/pharmacy`)
  await visitor.write('Clave de la farmacia', product.demo.pharmacy.token)
  await visitor.click('button', 'Abrir mostrador')
  await visitor.write(/^Escanee el QR o escriba el código/, signature)
  await visitor.driver.press('Enter')
  await visitor.write(/^Cantidad a surtir de Omeprazol/, '1')
  await visitor.write('Número de ticket', `T-${signature.slice(0, 8)}`)
  await keep('counter')
  await visitor.click('button', 'Registrar surtido')
  await visitor.see('text', 'Surtido registrado')
}

const isDark = () => document.documentElement.dataset['mode'] === 'dark'

async function changeSettings({ visitor, relay, keep }: Journey): Promise<void> {
  await visitor.driver.open(`${relay.url}/settings/options`)
  await visitor.choose('Apariencia', 'Oscura')
  await visitor.until('the dark mode', () => visitor.driver.run(isDark))
  await visitor.reload()
  await visitor.see('field', 'Apariencia')
  await visitor.until('the dark mode after a reload', () => visitor.driver.run(isDark))
  await visitor.choose('Apariencia', 'Clara')
  await visitor.until('the light mode', async () => !(await visitor.driver.run(isDark)))
  await keep('settings')
}

async function workOffline({ visitor, relay }: Journey): Promise<void> {
  const { driver } = visitor
  await driver.open(relay.url)
  await choosePatient(visitor)
  await visitor.until('the service worker', () =>
    driver.run(() => navigator.serviceWorker.controller !== null),
  )
  await relay.cut()
  await visitor.write(/^Indicaciones generales/, AWAY)
  await visitor.see('text', 'Guardado en este equipo')
  // The service worker answers in place of the lost server, so that the composer opens with the draft.
  await visitor.reload()
  await visitor.see('text', AWAY)
  await relay.restore()
  await visitor.write(/^Indicaciones generales/, '. ')
  await visitor.see('text', /Guardado en su cuenta$/)
}

/** The main journeys, in the order in which a person makes them. */
export const journeys: readonly [name: string, take: (journey: Journey) => Promise<void>][] = [
  ['login', logIn],
  ['composer', compose],
  ['issue', issue],
  ['verify', verify],
  ['counter', sell],
  ['settings', changeSettings],
  ['offline', workOffline],
]
