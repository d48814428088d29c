import { MEXICO_CITY } from '#contract/values/mexico-day.ts'

const instants = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})

/** Texts of the demo's mailbox. */
export const mailbox = {
  title: 'Buzón de la demostración',
  description: 'Todos los correos que envió la demostración. Ninguno sale de este equipo.',
  empty: 'Aún no hay correos. Emita una receta para un paciente con correo y aparecerá aquí.',
  from: 'De',
  to: 'Para',
  date: 'Fecha',
  back: 'Volver al buzón',
  asSeen: 'Como se ve en el correo',
  asText: 'Como texto',
  attachments: 'Adjuntos',
  file: 'archivo',
  when: (date: string) => (date === '' ? '' : instants.format(new Date(date))),
}
