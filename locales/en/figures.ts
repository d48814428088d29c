import type { Texts } from '../es/figures.ts'

export const texts: Texts = {
  wholeMonth: 'Whole month',
  prescriptions: (count) => (count === 1 ? 'prescription' : 'prescriptions'),
  days: (count) => (count === 1 ? 'day with prescriptions' : 'days with prescriptions'),
  delivered: 'mails delivered',
  filled: 'filled at a pharmacy',
  compared: (now, before, month) =>
    now === before
      ? `As many as by this day of ${month}`
      : `${Math.abs(now - before)} ${now > before ? 'more' : 'fewer'} than by this day of ${month}`,
  comparedDays: (before, month) =>
    before === 0 ? `None by this day of ${month}` : `${before} by this day of ${month}`,
  undelivered: (count) => (count === 0 ? 'None failed' : `${count} failed or not confirmed`),
  mailsNone: 'No mails yet',
  filledOf: (filled, all) => `${filled} of ${all}`,
  noneYet: 'No prescriptions yet, this month or the one before.',

  by: { day: 'Day', week: 'Week', month: 'Month' },
  byLabel: 'Group by',
  byTitle: {
    day: 'Prescriptions by day',
    week: 'Prescriptions by week',
    month: 'Prescriptions by month',
  },
  asTable: 'View as table',
  asChart: 'View as chart',
  chart: (all, most, when) =>
    `${all} ${all === 1 ? 'prescription' : 'prescriptions'}; the most, ${most}: ${when}.`,
  period: { day: 'Day', week: 'Week of', month: 'Month' },
  count: 'Prescriptions',
  today: 'today',
  chartNone: 'No prescriptions in this period. They will appear here by day, week and month.',

  topNone: 'No medicines prescribed yet this month.',
  topOf: (month) => `In ${month}`,
  topUses: (count) => (count === 1 ? 'once' : `${count} times`),
}
