import type { Texts } from '../es/waiting.ts'

export const texts: Texts = {
  title: 'Issued once there is a network',
  lead: 'They are issued by themselves, once, while you are logged in on this device. They are not valid yet. If you open one and change it, it is no longer issued by itself.',
  count: (waiting: number) =>
    waiting === 1
      ? '1 prescription waits and is issued when the network returns.'
      : `${waiting} prescriptions wait and are issued when the network returns.`,
  open: (patient) => `See the prescription of ${patient}, which will be issued once there is a network`,
  stop: 'Don’t issue yet',
  stopOf: (patient) => `Don’t issue the prescription of ${patient} yet`,
  stopped: 'It will not be issued by itself any more. It is a draft.',
  issuedMeanwhile: 'It was issued already. It is in the history.',
  editedMeanwhile: 'What you changed while it was being issued is in Drafts.',
  discardText: (patient) =>
    `The prescription of ${patient} waits for the network to be issued. If you discard it, it will not be issued and what was written is deleted. If it left before the network was lost, it will appear in the history.`,
  issued: 'The network is back: the prescription that was waiting has been issued.',
  see: 'See the prescription',
  refused: 'The prescription that waited for the network could not be issued. It is a draft again.',
  correct: 'Open and correct',
}
