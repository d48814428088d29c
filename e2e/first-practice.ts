import type { Locator, Page } from 'playwright-core'
import { type Language, textsOf } from '#locales/locale.ts'
import { lightOption } from './actions/keys.ts'

/** Number of keys that were pressed, and of fields that were filled in, in a test that uses the pages by keyboard alone. */
export interface Pressed {
  keys: number
  fields: number
}

/**
 * Takes the four steps of a new doctor and writes a practice prescription, by keyboard alone. The page must be logged in with an
 * account whose profile is empty.
 * @param look is called on each step, and on the page of the practice prescription
 * @returns the number of keys and fields
 */
export async function practiseByKeys(
  page: Page,
  language: Language,
  look: () => Promise<void> = async () => undefined,
): Promise<Pressed> {
  const pressed: Pressed = { keys: 0, fields: 0 }
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
    pressed.keys += keys.length
  }
  const write = async (text: string): Promise<void> => {
    await page.keyboard.type(text)
    pressed.keys += text.length
    pressed.fields += 1
  }
  const isFocused = (at: Locator): Promise<boolean> => at.evaluate((one) => one === document.activeElement)
  const tabTo = async (at: Locator): Promise<void> => {
    await at.waitFor()
    for (let presses = 0; presses < 25 && !(await isFocused(at)); presses += 1) await press('Tab')
    if (!(await isFocused(at))) throw new Error(`Tab does not reach ${at.toString()}`)
  }
  const choose = async (field: Locator, label: string): Promise<void> => {
    await tabTo(field)
    await write(label.slice(0, 3))
  }
  const pick = async (option: string | RegExp): Promise<void> => {
    pressed.keys += await lightOption(page, option)
    await press('Enter')
  }
  const step = { press, write, tabTo, choose, pick, look }
  await takeSteps(page, language, step)
  await writePractice(page, language, step)
  await look()
  return pressed
}

interface Keys {
  press: (...keys: string[]) => Promise<void>
  write: (text: string) => Promise<void>
  tabTo: (at: Locator) => Promise<void>
  choose: (field: Locator, label: string) => Promise<void>
  /** Moves to an option with the arrow key, and chooses it with Enter. */
  pick: (option: string | RegExp) => Promise<void>
  look: () => Promise<void>
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Takes the steps for the doctor, the licence and the workplace. The first empty field of each step has the focus. */
async function takeSteps(
  page: Page,
  language: Language,
  { press, write, tabTo, choose, look }: Keys,
): Promise<void> {
  const { steps } = await textsOf('welcome', language)
  const profile = await textsOf('profile', language)
  const licence = await textsOf('licence', language)
  const workplaces = await textsOf('workplaces', language)
  await heading(page, steps[1]).waitFor()
  await look()
  await tabTo(page.getByLabel(profile.fields.name))
  // The doctor's name differs from that in new-doctor.ts, because other tests find a licence by the name of its doctor.
  await write('Rosa Ejemplo Inventada')
  await choose(page.getByLabel(profile.fields.title, { exact: true }), profile.titles.female)
  await tabTo(page.getByRole('textbox', { name: profile.fields.phone }))
  await write('55 1234 5678')
  await press('Enter')

  await heading(page, steps[2]).waitFor()
  await page.goBack()
  await heading(page, steps[1]).waitFor()
  await page.goForward()
  await heading(page, steps[2]).waitFor()
  await look()
  await tabTo(page.getByLabel(licence.fields.cedula, { exact: true }))
  await write('7654321')
  await tabTo(page.getByLabel(licence.fields.institution))
  await write('Universidad de Ejemplo')
  await press('Enter')

  await heading(page, steps[3]).waitFor()
  await look()
  await tabTo(page.getByLabel(workplaces.fields.patron))
  await write('Consultorio Inventado')
  await tabTo(page.getByLabel(workplaces.fields.location))
  await write('Calle Imaginaria 20, Col. Demo, 14000 Ciudad de México')
  await tabTo(page.getByLabel(workplaces.fields.contact))
  await press('Enter')
  await heading(page, steps[4]).waitFor()
  // The page must scroll to the top of the next step, because the button of the previous step is at the end of a long form.
  await page.waitForFunction(() => window.scrollY === 0)
  await look()
}

/** Writes a practice prescription, for a patient who is added while it is written. */
async function writePractice(page: Page, language: Language, keys: Keys): Promise<void> {
  const { press, write, tabTo, choose, pick } = keys
  const welcome = await textsOf('welcome', language)
  const composer = await textsOf('composer', language)
  const rows = await textsOf('composer-rows', language)
  const patients = await textsOf('patients', language)
  const practice = await textsOf('practice', language)
  await tabTo(page.getByRole('link', { name: welcome.write }))
  await press('Enter')
  await heading(page, (await textsOf('shell', language)).practicePrescription).waitFor()
  await tabTo(page.getByRole('combobox', { name: patients.patient }))
  await write('Paciente Inventado')
  await pick(patients.addNamed('Paciente Inventado'))
  await tabTo(page.getByLabel(patients.birth))
  await write('40')
  await choose(page.getByLabel(patients.sex), patients.sexes.F)
  await tabTo(page.getByRole('button', { name: patients.save, exact: true }))
  await press('Enter')
  await page.getByRole('button', { name: patients.change, exact: true }).waitFor()
  await press('Alt+n')
  const drug = page.getByRole('combobox', { name: composer.addMedication })
  await tabTo(drug)
  await write('paracetamol 500')
  await pick(/Paracetamol/)
  await tabTo(page.getByLabel(new RegExp(`^${composer.instructions('Paracetamol')}`)).first())
  await write('1 tab c/8h x 5d')
  await tabTo(page.getByLabel(new RegExp(`^${rows.quantity('Paracetamol')}`)).first())
  await write('2')
  await press('Control+Enter')
  await heading(page, practice.title).waitFor()
}
