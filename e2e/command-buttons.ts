import type { Locator, Page } from 'playwright-core'
import type { Command, CommandAction } from '#web/app/command/command-source.ts'

/** Names of all commands of the command palette: its actions, and the kinds of its other results. */
export type CommandName =
  | CommandAction
  | Exclude<Command['kind'], 'action' | 'last'>
  | `last ${Extract<Command, { kind: 'last' }>['act']}`

/** The two ways to give one command: by typing it in the command palette, and by pressing a button or link. */
export interface Way {
  typed: string
  option: string | RegExp
  /** Address of the page that has the button or link. */
  at: string
  press: (page: Page) => Promise<void>
  /** An element that is on the page after the command was given, and not before. */
  shows: (page: Page) => Locator
}

/** Data of the demo that the commands need: the newest prescription (signature, its patient), and a favourite's name. */
export interface Known {
  patient: string
  uid: string
  signature: string
  favourite: string
}

const NEW_NAME = 'Xóchitl Inventada Ensayo'

const link = (name: string | RegExp) => async (page: Page) =>
  page
    .getByRole('link', { name, exact: typeof name === 'string' })
    .first()
    .click()
const button = (name: string | RegExp) => async (page: Page) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()
const title = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' })
const medicine = (name: RegExp) => (page: Page) =>
  page.getByRole('region', { name: 'Medicamentos' }).getByRole('listitem', { name })
/** Presses an action on the page of a prescription; the rarer actions are in a menu. */
const action = (name: RegExp) => async (page: Page) => {
  const menu = page.getByRole('button', { name: /^Más acciones/ })
  const shown = page.getByRole('button', { name })
  await shown.or(menu).first().waitFor()
  if (!(await shown.isVisible())) await menu.click()
  await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click()
}

const ACTIONS: Record<CommandAction, Way> = {
  new: {
    typed: 'receta nueva',
    option: 'Receta Nueva',
    at: '/prescriptions',
    press: link('Receta Nueva'),
    shows: title('Receta Nueva'),
  },
  history: {
    typed: 'historial',
    option: 'Historial',
    at: '/',
    press: link('Historial'),
    shows: title('Historial'),
  },
  drafts: {
    typed: 'borradores',
    option: 'Borradores',
    at: '/prescriptions/new',
    press: link(/borrador/),
    shows: title('Borradores'),
  },
  favourites: {
    typed: 'favoritos',
    option: 'Favoritos',
    at: '/',
    press: link('Favoritos'),
    shows: title('Favoritos'),
  },
  patients: {
    typed: 'pacientes',
    option: 'Pacientes',
    at: '/',
    press: link('Pacientes'),
    shows: title('Pacientes'),
  },
  medications: {
    typed: 'medicamentos',
    option: 'Medicamentos',
    at: '/',
    press: link('Medicamentos'),
    shows: title('Medicamentos'),
  },
  ian: {
    typed: 'preguntar',
    option: 'Preguntar a ian',
    at: '/',
    press: button('Preguntar'),
    shows: title('ian'),
  },
  home: {
    typed: 'dashboard',
    option: 'Dashboard',
    at: '/prescriptions',
    press: link('Dashboard'),
    shows: (page) => page.getByRole('region', { name: 'Últimas recetas' }),
  },
  settings: {
    typed: 'ajustes',
    option: 'Configuración',
    at: '/',
    press: link('Configuración'),
    shows: title('Mi Cuenta'),
  },
  help: {
    typed: 'ayuda',
    option: 'Ayuda',
    at: '/',
    press: button('Ayuda'),
    shows: (page) => page.getByRole('dialog', { name: 'Ayuda' }),
  },
  shortcuts: {
    typed: 'atajos',
    option: 'Atajos y abreviaturas',
    at: '/',
    press: async (page) => {
      await button('Ayuda')(page)
      await page.getByRole('dialog').getByRole('link').first().click()
    },
    shows: title('Atajos y abreviaturas'),
  },
  logout: {
    typed: 'salir',
    option: 'Cerrar Sesión',
    at: '/',
    press: link(/^Cerrar Sesión$/),
    shows: (page) => page.getByLabel('Correo electrónico'),
  },
}

type People = 'patient' | 'repeat' | 'correct' | 'record' | 'last repeat' | 'last correct'

/** The two ways (typed and pressed) to give each command about a patient or an issued prescription. */
const waysOfPeople = ({ patient, uid, signature }: Known): Record<People, Way> => ({
  patient: {
    typed: patient,
    option: `Receta para ${patient}`,
    at: `/patients/${uid}`,
    press: link('Nueva receta'),
    shows: title('Receta Nueva'),
  },
  repeat: {
    typed: `rep ${patient}`,
    option: `Repetir la última de ${patient}`,
    at: `/patients/${uid}`,
    press: link(/^Repetir la receta del/),
    shows: medicine(/./),
  },
  correct: {
    typed: `corregir ${patient}`,
    option: `Corregir la última de ${patient}`,
    at: `/prescriptions/${signature}`,
    press: action(/^Corregir y reemitir/),
    shows: title(`Corregir receta de ${patient}`),
  },
  record: {
    typed: patient,
    option: `Expediente de ${patient}`,
    at: '/patients',
    press: link(new RegExp(patient)),
    shows: title(patient),
  },
  'last repeat': {
    typed: 'repetir última',
    option: 'Repetir la última receta',
    at: `/prescriptions/${signature}`,
    press: action(/^Repetir/),
    shows: medicine(/./),
  },
  'last correct': {
    typed: 'corregir última',
    option: 'Corregir la última receta',
    at: `/prescriptions/${signature}`,
    press: action(/^Corregir y reemitir/),
    shows: title(`Corregir receta de ${patient}`),
  },
})

/** The two ways (typed and pressed) to give each command that adds a part to the prescription being written. */
const waysOfParts = ({ favourite }: Known): Record<Exclude<CommandName, CommandAction | People>, Way> => ({
  add: {
    typed: NEW_NAME,
    option: `Agregar paciente «${NEW_NAME}»`,
    at: '/prescriptions/new',
    press: async (page) => {
      await page.getByRole('combobox', { name: 'Paciente' }).fill(NEW_NAME)
      await page.getByRole('option', { name: NEW_NAME }).click()
    },
    shows: (page) => page.getByLabel('Nombre completo', { exact: true }),
  },
  favourite: {
    typed: favourite,
    option: new RegExp(`^${favourite}`),
    at: '/favourites',
    press: button(new RegExp(favourite)),
    shows: medicine(/./),
  },
  drug: {
    typed: 'paracetamol 500',
    option: /^Paracetamol tableta 500 mg/,
    at: '/medications',
    press: async (page) => {
      await page.getByRole('search').getByRole('textbox').first().fill('paracetamol 500')
      await page
        .getByRole('button', { name: /^Acciones de Paracetamol tableta 500 mg/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Recetar' }).click()
    },
    shows: medicine(/Paracetamol/),
  },
  diagnosis: {
    typed: 'faringitis',
    option: /Faringitis/,
    at: '/prescriptions/new',
    press: async (page) => {
      await page.getByRole('combobox', { name: 'Diagnóstico' }).fill('faringitis')
      await page
        .getByRole('option', { name: /Faringitis/ })
        .first()
        .click()
    },
    shows: (page) =>
      page
        .getByRole('region', { name: 'Diagnóstico' })
        .getByText(/Faringitis/)
        .first(),
  },
})

/** The typed and the pressed way of every command. The type makes a command without an entry a compile error. */
export const waysOf = (known: Known): Record<CommandName, Way> => ({
  ...ACTIONS,
  ...waysOfPeople(known),
  ...waysOfParts(known),
})
