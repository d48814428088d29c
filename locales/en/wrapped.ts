import type { Texts } from '../es/wrapped.ts'

export const texts: Texts = {
  title: 'Your year',
  heading: (year) => `Your ${year}`,
  running: 'The year is not over: the figures are until today.',
  failed: 'Your year could not be loaded.',
  earlier: (year) => `See ${year}`,
  cards: 'Cards of your year',
  position: (at, all) => `${at} of ${all}`,
  previous: 'Previous',
  next: 'Next',

  none: (year) => `There are no prescriptions in ${year}`,
  noneYet: (year) => `There are no prescriptions in ${year} yet`,
  noneHelp: 'When you issue the first one, your year will begin here.',

  prescriptions: (count) => (count === 1 ? 'prescription' : 'prescriptions'),
  prescriptionsMore: (cancelled) =>
    cancelled === 0
      ? 'None cancelled.'
      : cancelled === 1
        ? 'Another one was cancelled.'
        : `Another ${cancelled} were cancelled.`,
  days: (count) => (count === 1 ? 'day with prescriptions' : 'days with prescriptions'),
  daysMore: (perDay) => `${perDay} prescriptions on a working day, on average.`,
  months: 'Month by month',
  busiest: (month, count) => `The month with the most prescriptions was ${month}: ${count}.`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  weekday: 'is the day on which you prescribe most',
  weekdayMore: (share) => `${share} of your prescriptions.`,
  medications: (repeated) => (repeated ? 'What you prescribed most' : 'What you prescribed'),
  medicationsMore: (count) =>
    count === 1 ? 'A single medicine in the year.' : `${count} different medicines in the year.`,
  uses: (count) => (count === 1 ? 'once' : `${count} times`),
  alerts: (count) =>
    count === 1 ? 'safety alert in sight when signing' : 'safety alerts in sight when signing',
  alertsMore: (overridden) =>
    overridden === 0 ? 'None needed a reason of yours.' : `You answered ${overridden} with a reason.`,
  filled: (count) =>
    count === 1 ? 'prescription filled at a pharmacy' : 'prescriptions filled at a pharmacy',
  filledMore: (share) => `${share} of all, as far as pharmacies record it.`,
  delivered: 'of the mails reached the patient’s mail server',
  deliveredMore: (delivered, all) => `${delivered} of ${all}.`,

  share: 'To share',
  shareHelp: 'The picture has counts only: no patients, no medicines, and not your name.',
  pictureOf: (count, year) =>
    `Picture to share: ${count} ${count === 1 ? 'prescription' : 'prescriptions'} in ${year}, with bars by month.`,
  savePicture: 'Save picture',
  saveSummary: 'Download summary as PDF',
  saveFailed: 'The file could not be made.',
  pictureFile: (year) => `my-${year}.png`,
  summaryFile: (year) => `summary-${year}.pdf`,
}
