import { MEXICO_CITY } from '#contract/values/mexico-day.ts'
import type { TimeZone } from '#contract/values/time-zone.ts'
import { cityOfClock } from '../city-of-clock.ts'
import { packsInWords } from '../spanish-packs.ts'

/**
 * Texts of the public verification page, and sentences about a prescription's state that the pharmacy's page shares.
 */
export const texts = {
  title: 'Verificación de receta',
  sentence: {
    available: ({ until }: { until: string }) => `Vigente hasta el ${until}`,
    partially_filled: ({ until }: { until: string }) => `Surtida en parte, vigente hasta el ${until}`,
    filled: () => 'Surtida por completo',
    rejected: ({ rejected }: { rejected: string }) => (rejected ? `Cancelada el ${rejected}` : 'Cancelada'),
    expired: ({ until }: { until: string }) => `Vencida: fue válida hasta el ${until}`,
    scheduled: ({ from, until }: { from: string; until: string }) => `Se surte del ${from} al ${until}`,
    paused: () => 'Detenida por quien la prescribió',
  },
  meaning: {
    available: 'Se puede surtir en cualquier farmacia.',
    partially_filled: 'Se puede surtir lo que queda de cada medicamento.',
    filled: 'Ya se entregó todo lo recetado. No queda nada por surtir.',
    rejected: 'No se puede surtir. Si aún necesita el tratamiento, pida una receta nueva.',
    expired: 'Ya no se puede surtir. Si aún necesita el tratamiento, pida una receta nueva.',
    scheduled: 'Todavía no se puede surtir: es parte de una serie y su fecha aún no llega.',
    paused: 'No se surte mientras esté detenida. Consulte a quien la prescribió.',
  },
  /** Time of day. If its time zone is not that of Mexico City, the name of the zone's city follows. */
  byClock: (time: string, zone: TimeZone) =>
    zone === MEXICO_CITY ? time : `${time} (hora de ${cityOfClock(zone)})`,
  authentic: (issued: string) => `Firma auténtica: el contenido es el que se firmó el ${issued}.`,
  forged: 'No la surta',
  forgedMeaning:
    'El contenido no corresponde a la firma de quien la emitió: pudo ser alterado. Consulte a quien la prescribió y pida una receta nueva.',
  forgedContent: 'Lo siguiente no es confiable. Se muestra solo para identificar la receta.',
  handwritten: 'Se surte solo con el original firmado a mano. Una copia o esta pantalla no bastan.',

  replacedMeaning: 'No la use ni la surta: quien la prescribió la cambió por otra.',
  replacedByNoneMeaning:
    'No la use ni la surta: quien la prescribió la cambió por otra, que también canceló. Ninguna receta vale en su lugar.',
  replacedBy: (code: string) => `La sustituye la receta ${code}`,
  replaces: (code: string) => `Sustituye a la receta ${code}`,
  part: {
    act: (position: number, total: number) =>
      `Documento ${position} de ${total}: los otros medicamentos van en su propia receta.`,
    series: (position: number, total: number) => `Receta ${position} de ${total} de una serie.`,
  },

  fraction: (fraction: string) => `Fracción ${fraction}`,
  left: (left: number, of: number, container?: string) =>
    `${left === 1 ? 'Queda' : 'Quedan'} ${left} de ${packsInWords(of, container)}`,
  sold: (sold: number, of: number, container?: string) =>
    `${sold === 1 ? 'Se surtió' : 'Se surtieron'} ${sold} de ${packsInWords(of, container)}`,
  soldSoFar: (sold: number) => `Surtido hasta ahora: ${sold}`,
  soldAll: (sold: number) => `Surtido completo: ${sold}`,

  ask: {
    title: '¿Qué receta quiere verificar?',
    lead: 'Escanee el código QR de la receta con su teléfono, o pegue aquí el enlace que viene en el correo.',
    field: 'Enlace o identificador de la receta',
    bad: 'Pegue el enlace completo: termina en 64 letras y números.',
    verify: 'Verificar',
  },
  renewal: {
    open: 'Pedir la renovación de este tratamiento',
    requested: 'Ya se pidió la renovación: ver en qué va',
    seen: 'El consultorio vio la solicitud de renovación: ver qué sigue',
    renewed: 'Este tratamiento ya tiene una receta más nueva',
  },

  counter: 'Soy farmacia: surtir',
  print: 'Imprimir',

  missing: 'No existe una receta con este enlace',
  missingMeaning: 'No la surta con esta hoja.',
  missingSteps: [
    'Escanee de nuevo el código QR, o abra el enlace completo del correo.',
    'Si la dirección es la misma que está impresa, esta receta no se emitió aquí: consulte a quien la prescribió.',
  ],
  failed: 'No se pudo verificar',
  failedMeaning: 'Esto no dice nada de la receta: falló la consulta.',
  busy: 'Hay demasiadas consultas desde esta conexión. Espere un minuto e intente de nuevo.',
  retry: 'Verificar de nuevo',
}
export type Texts = typeof texts
