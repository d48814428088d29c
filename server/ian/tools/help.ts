import * as z from 'zod/mini'
import type { IanPlace } from '#contract/ian/ian.ts'
import { tool } from './tool.ts'

/** Topics that the AI assistant can explain, each with the page of the product that it is about. */
export const HELP = {
  issue: 'newPrescription',
  send: 'prescriptions',
  cancel: 'prescriptions',
  print: 'prescriptions',
  patient: 'patients',
  draft: 'drafts',
  favourite: 'favourites',
  medication: 'medications',
  licence: 'settingsUser',
  signature: 'settingsUser',
  password: 'settingsSecurity',
  workplace: 'settingsHospitals',
  pharmacy: 'settingsPharmacies',
  payment: 'paylinks',
  keys: 'settingsExport',
  close: 'settingsCloseAccount',
  language: 'settingsOptions',
  interactions: 'interactions',
  contact: 'contact',
  able: 'home',
} as const satisfies Record<string, IanPlace>
export type HelpTopic = keyof typeof HELP

export const helpTool = tool({
  name: 'help',
  description: 'Where in the product something is done, and what the assistant can do (topic `able`).',
  args: z.strictObject({ topic: z.enum(Object.keys(HELP) as [HelpTopic, ...HelpTopic[]]) }),
  async run({ words }, { topic }) {
    const place = HELP[topic]
    return {
      did: '',
      texts: [words.help[topic]],
      cards: topic === 'able' ? [] : [{ kind: 'place', place, id: '' }],
    }
  },
})
