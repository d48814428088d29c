import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { cityOfClock } from '../city-of-clock.ts'
import type { Texts } from '../es/verification.ts'

const packages = (n: number): string => `${n} ${n === 1 ? 'package' : 'packages'}`

export const texts: Texts = {
  title: 'Prescription check',
  sentence: {
    available: ({ until }) => `Valid until ${until}`,
    partially_filled: ({ until }) => `Filled in part, valid until ${until}`,
    filled: () => 'Filled completely',
    rejected: ({ rejected }) => (rejected ? `Cancelled on ${rejected}` : 'Cancelled'),
    expired: ({ until }) => `Expired: it was valid until ${until}`,
    scheduled: ({ from, until }) => `To be filled from ${from} to ${until}`,
    paused: () => 'Paused by the prescriber',
  },
  meaning: {
    available: 'It can be filled at any pharmacy.',
    partially_filled: 'What is left of each medicine can be filled.',
    filled: 'Everything prescribed was handed over. Nothing is left to fill.',
    rejected: 'It can’t be filled. If the treatment is still needed, ask for a new prescription.',
    expired: 'It can no longer be filled. If the treatment is still needed, ask for a new prescription.',
    scheduled: 'It can’t be filled yet: it is part of a series and its date has not come.',
    paused: 'It isn’t filled while it is paused. Ask the prescriber.',
  },
  /** Time of day. If its time zone is not that of Mexico City, the name of the zone's city follows. */
  byClock: (time, zone) => (zone === MEXICO_CITY ? time : `${time} (${cityOfClock(zone)} time)`),
  authentic: (issued) => `Authentic signature: the content is what was signed on ${issued}.`,
  forged: 'Do not dispense',
  forgedMeaning:
    'The content does not match the signature of its issuer: it may have been altered. Ask the prescriber and request a new prescription.',
  forgedContent: 'What follows can’t be trusted. It is shown only to identify the prescription.',
  handwritten: 'Filled only with the original signed by hand. A copy or this screen is not enough.',

  replacedMeaning: 'Do not use or fill it: its prescriber replaced it by another one.',
  replacedByNoneMeaning:
    'Do not use or fill it: its prescriber replaced it by another one and cancelled that one too. No prescription stands in its place.',
  replacedBy: (code) => `Prescription ${code} replaces it`,
  replaces: (code) => `It replaces prescription ${code}`,
  part: {
    act: (position, total) =>
      `Document ${position} of ${total}: the other medicines are on prescriptions of their own.`,
    series: (position, total) => `Prescription ${position} of ${total} of a series.`,
  },

  fraction: (fraction) => `Class ${fraction}`,
  left: (left, of) => `${left} of ${packages(of)} left`,
  sold: (sold, of) => `${sold} of ${packages(of)} filled`,
  soldSoFar: (sold) => `Filled so far: ${sold}`,
  soldAll: (sold) => `Filled completely: ${sold}`,

  ask: {
    title: 'Which prescription do you want to check?',
    lead: 'Scan the QR code of the prescription with your telephone, or paste the link of the mail here.',
    field: 'Link or identifier of the prescription',
    bad: 'Paste the whole link: it ends in 64 letters and digits.',
    verify: 'Check',
  },
  renewal: {
    open: 'Ask for the renewal of this treatment',
    requested: 'The renewal was requested: see its state',
    seen: 'The practice has seen the request to renew: see what comes next',
    renewed: 'This treatment has a newer prescription',
  },

  counter: 'I am a pharmacy: fill it',
  print: 'Print',

  missing: 'There is no prescription at this link',
  missingMeaning: 'Do not dispense with this sheet.',
  missingSteps: [
    'Scan the QR code again, or open the whole link of the mail.',
    'If the address is the one printed, this prescription was not issued here: ask the prescriber.',
  ],
  failed: 'It could not be checked',
  failedMeaning: 'This says nothing about the prescription: the request failed.',
  busy: 'Too many requests from this connection. Wait a minute and try again.',
  retry: 'Check again',
}
