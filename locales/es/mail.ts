import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import { datesInWords } from '../date-in-words.ts'

const instantFormat = new Intl.DateTimeFormat('es-MX', {
  timeZone: MEXICO_CITY,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Contracts the words "de" and "el": «de el Dr.» is written «del Dr.». */
const of = (doctor: string): string => (doctor.startsWith('el ') ? `d${doctor}` : `de ${doctor}`)
const first = (doctor: string): string => doctor.charAt(0).toUpperCase() + doctor.slice(1)

/** Texts of the mail to the patient. */
export const mail = {
  title: 'Su receta médica',
  femaleTitle: 'la Dra.',
  maleTitle: 'el Dr.',
  subject: (doctor: string) => `Su receta ${of(doctor)}`,
  replacingSubject: (doctor: string) => `Su receta nueva ${of(doctor)}: sustituye a la anterior`,
  greeting: (name: string) => `Hola, ${name}:`,
  intro: (doctor: string) =>
    `${first(doctor)} le envía su receta. Va adjunta en PDF y también puede abrirla en línea.`,
  howToUse: 'En la farmacia muestre el código QR de la receta, impreso o en su teléfono.',
  /** How a prescription may be filled. filling-lines.ts chooses the sentences that fit the prescription's rows. */
  inParts:
    'Puede surtir todo de una vez o por partes, hasta completar la cantidad recetada de cada medicamento.',
  refills:
    'Los medicamentos que dicen «se resurte» se pueden surtir otra vez, tantas como indica la receta y mientras esté vigente.',
  replaces: (code: string, issued: string) =>
    `Esta receta sustituye a la receta ${code}, emitida el ${issued}. No use la anterior: ya no es válida.`,
  handwritten:
    'Esta receta lleva un medicamento controlado: para surtirla necesita el original en papel, firmado a mano por su médico.',
  validUntil: (day: string) => `Puede surtirla hasta el ${day}.`,
  validBetween: (from: string, until: string) => `Puede surtirla desde el ${from} y hasta el ${until}.`,
  renewal:
    'Si su médico quiere que siga el tratamiento, puede pedir la renovación dos semanas antes de que termine, en la página de su receta.',
  open: 'Ver mi receta',
  seriesSubject: (doctor: string, count: number) => `Sus ${count} recetas ${of(doctor)}`,
  seriesIntro: (doctor: string, count: number) =>
    `${first(doctor)} le envía ${count} recetas del mismo tratamiento. Van adjuntas en PDF y también puede abrirlas en línea.`,
  seriesDates:
    'Cada receta se surte solo dentro de sus fechas. Guarde este correo: no le llegará otro para las siguientes.',
  ofSeries: (position: number, total: number, from: string, until: string) =>
    `Receta ${position} de ${total}: del ${from} al ${until}`,
  actIntro: (doctor: string, count: number) =>
    `${first(doctor)} le envía ${count} recetas de la misma consulta, porque algunos medicamentos van en una receta aparte. Van adjuntas en PDF y también puede abrirlas en línea.`,
  actOnPaper:
    'Las que dicen «original en papel» llevan un medicamento controlado: para surtirlas necesita el original firmado a mano por su médico.',
  ofAct: (position: number, total: number, until: string) =>
    `Receta ${position} de ${total}: puede surtirla hasta el ${until}`,
  onPaper: (label: string) => `${label} (original en papel)`,
  call: (doctor: string, phone: string) => `Si tiene alguna duda, llame a ${doctor}: tel. ${phone}.`,
  notMine: 'Si no esperaba este correo, bórrelo. No comparta el enlace: quien lo tiene puede ver la receta.',
  fileName: 'receta.pdf',
  fileOfSeries: (position: number, total: number) => `receta-${position}-de-${total}.pdf`,
  instant: (at: Date) => instantFormat.format(at),
  day: datesInWords('es-MX').day,
}
export type MailTexts = typeof mail
