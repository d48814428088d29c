import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { mailbox as Spanish } from '../es/mailbox.ts'

const instants = new Intl.DateTimeFormat('en-US', {
  timeZone: MEXICO_CITY,
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Texts of the demo's mailbox. */
export const mailbox: typeof Spanish = {
  title: 'Mailbox of the demo',
  description: 'All mails that the demo sent. None of them leaves this computer.',
  empty:
    'There is no mail yet. Issue a prescription for a patient with an email address, and it will appear here.',
  from: 'From',
  to: 'To',
  date: 'Date',
  back: 'Back to the mailbox',
  asSeen: 'As a mail program shows it',
  asText: 'As text',
  attachments: 'Attachments',
  file: 'file',
  when: (date) => (date === '' ? '' : instants.format(new Date(date))),
}
