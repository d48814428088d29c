import type { MissingOnSheet } from '#contract/prescription/judgement.ts'
import type { prescriberRefusals as es } from '../es/prescriber-refusal.ts'

const list = new Intl.ListFormat('en-US')

const parts: Record<MissingOnSheet, string> = {
  name: 'your name',
  institution: 'the institution that issued your degree',
  phone: 'your telephone',
  location: 'the address of the workplace',
}

export const prescriberRefusals: typeof es = {
  'licence-missing': () =>
    'Your professional licence (cédula) is missing; no prescription can be issued without it (LGS art. 28 Bis). Complete your data in Settings.',
  'licence-unverified': () =>
    'Your licence is not verified yet: you can write prescriptions but not issue them (LGS art. 28 Bis).',
  'profession-not-allowed': () => 'Your registered profession may not issue prescriptions (LGS art. 28 Bis).',
  'animal-patient-needed': () =>
    'A veterinarian prescribes for animals only (LGS art. 240), and patients here are people.',
  'prescriber-incomplete': (missing) =>
    `Nothing can be issued without what the prescription must show: ${list.format(missing.map((part) => parts[part]))}.`,
}
