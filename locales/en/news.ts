import type { NewsTexts } from '../es/news.ts'

export const texts: NewsTexts = {
  opensElsewhere: 'opens in another tab',
  builtIn: [
    {
      id: 'ayuda-posologia',
      url: '/prescriptions/new',
      title: 'Write instructions in shorthand',
      source: 'Help',
      summary: 'The prescription shows at once the sentence that the patient will read.',
    },
    {
      id: 'ayuda-historial',
      url: '/prescriptions',
      title: 'Find prescriptions by patient, drug, diagnosis or code',
      source: 'Help',
      summary: 'The history is filtered while you type.',
    },
    {
      id: 'ayuda-seguridad',
      url: '/settings/security',
      title: 'Protect your account with a second factor',
      source: 'Help',
      summary: 'A passkey or an application with codes, besides the password.',
    },
    {
      id: 'cofepris',
      url: 'https://www.gob.mx/cofepris',
      title: 'Cofepris, the Mexican authority for medicines',
      source: 'gob.mx/cofepris',
      summary: 'Notices, procedures and registrations, in Spanish.',
    },
    {
      id: 'salud',
      url: 'https://www.gob.mx/salud',
      title: 'The Mexican Ministry of Health',
      source: 'gob.mx/salud',
      summary: 'Official information on public health in Mexico, in Spanish.',
    },
  ],
}
