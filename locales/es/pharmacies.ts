import { packsInWords } from '../spanish-packs.ts'

/** Texts of the pharmacy's page: finding a prescription, filling it, and rejecting it. */
export const texts = {
  title: 'Mostrador de farmacia',
  gate: {
    lead: 'Escriba la clave que recibió su farmacia. Se guarda solo en esta pestaña, hasta que la cierre.',
    refusedTitle: 'La clave ya no es válida',
    refusedLead: 'Escriba la clave vigente para seguir. Lo que capturó sigue en la página.',
    token: 'Clave de la farmacia',
    blank: 'Escriba la clave.',
    format: 'La clave tiene caracteres que no le corresponden. Cópiela de nuevo, completa.',
    refused:
      'Esta clave no es válida. Revise que esté completa; si sigue igual, pida una nueva a su administrador.',
    notPharmacy: 'Esta clave no es de una farmacia.',
    enter: 'Abrir mostrador',
    entering: 'Abriendo',
    show: 'Mostrar la clave',
    hide: 'Ocultar la clave',
  },
  close: 'Cerrar mostrador',

  scan: {
    label: 'Escanee el QR o escriba el código de la receta',
    placeholder: 'K7QD-2M9X-4',
    find: 'Buscar',
    finding: 'Buscando',
    hint: 'El código está bajo el QR. También se puede pegar el enlace de la receta.',
    unfinished: (missing: number) => (missing === 1 ? 'Falta 1 carácter.' : `Faltan ${missing} caracteres.`),
    good: (code: string) => `Código completo: ${code}. Presione Enter o «Buscar».`,
    signature: 'Receta leída. Presione Enter o «Buscar».',
    wrong: {
      'check-character': 'Algún carácter no coincide. Compare el código letra por letra.',
      characters: 'El código lleva solo letras y números, sin U ni signos.',
      length: 'El código tiene 9 caracteres: sobra alguno.',
      address: 'No se leyó completo. Borre el campo y escanee de nuevo.',
    },
    blank: 'Escanee o escriba un código.',
    notRead: 'Código no válido',
    camera: 'Usar la cámara',
    cameraTitle: 'Apunte al código QR',
    cameraFailed: 'No se pudo abrir la cámara. Permita su uso en el navegador, o escriba el código.',
  },
  empty: 'La receta aparecerá aquí.',

  found: {
    prescriber: 'Prescribe',
    cedula: (cedula: string) => `Cédula ${cedula}`,
    phone: (phone: string) => `Teléfono ${phone}`,
    patient: 'Paciente',
    code: 'Código',
    issued: (day: string) => `Emitida el ${day}`,
    extras: 'Indicaciones generales',
    diagnosis: 'Diagnóstico',
    handwritten: 'Surta solo con el original firmado a mano. Pídalo antes de entregar.',
    onPaper:
      'No se reconoce un medicamento de esta receta: surta solo con el original firmado a mano. La venta no se registra aquí.',
    authentic: 'Firma auténtica',
    unchecked: 'La firma no se pudo comprobar ahora. Busque la receta de nuevo antes de surtir.',
    pdf: 'Ver hoja (PDF)',
    pdfOpening: 'Abriendo la hoja',
    pdfFailed: 'No se pudo abrir la hoja. Intente de nuevo.',
    pdfFile: (code: string) => `receta-${code}.pdf`,
    reject: 'Rechazar receta',
    paper: {
      sealed: 'Al surtir, selle la receta con fecha y cantidad y devuélvala: todavía sirve.',
      retained: 'Al surtir todo, retenga la receta: ya no se devuelve.',
    },
    unknown: 'No hay una receta con ese código',
    unknownMeaning: 'Compárelo con la hoja, o escanee el QR. Si coincide, no la surta.',
    replaced: (code: string) => `No la surta: la sustituye la receta ${code}`,
    replacedMeaning: 'Quien la prescribió la cambió por otra. Surta solo la nueva.',
    replacedByNone: 'No la surta: se cambió por otra, que también se canceló',
    replacedByNoneMeaning:
      'Ninguna receta vale en su lugar. Si el paciente aún necesita el medicamento, llame a quien la prescribió.',
    openSuccessor: (code: string) => `Abrir la receta ${code}`,
    over: 'Nada se puede surtir de esta receta.',
  },

  row: {
    noSubstitution: 'Sin sustitución',
    left: (left: number, of: number, container?: string) =>
      left === of
        ? `Por surtir: ${packsInWords(left, container)}`
        : `${left === 1 ? 'Queda' : 'Quedan'} ${left} de ${packsInWords(of, container)}`,
    once: 'La cantidad la decide usted, en un solo surtido.',
    open: 'Sin suspender: se surte mientras la receta esté vigente.',
    soldSoFar: (sold: number) => `Surtido hasta ahora: ${sold}.`,
    done: 'Surtido completo',
    cancelled: 'Cancelado por quien la prescribió: no se surte',
    quantityOf: (presentation: string) => `Cantidad a surtir de ${presentation}`,
    less: (presentation: string) => `Uno menos de ${presentation}`,
    more: (presentation: string) => `Uno más de ${presentation}`,
    notNumber: 'Escriba un número entero, o deje vacío para no surtirlo.',
    tooMany: (most: number) => (most === 1 ? 'Queda 1 por surtir.' : `Quedan ${most} por surtir.`),
    noneLeft: 'Ya no queda por surtir: vacíe esta cantidad.',
    mostPerSale: (most: number) => `A lo más ${most} en un surtido.`,
    addDispensed: 'Anotar qué se entregó',
    dispensed: 'Qué se entregó',
    dispensedHint: 'Marca, laboratorio y presentación, si se recetó el genérico.',
  },

  sale: {
    title: 'Registrar el surtido',
    ticket: 'Número de ticket',
    ticketHint: 'El mismo ticket nunca se registra dos veces.',
    ticketMistake: {
      blank: 'Escriba el número de ticket.',
      'too-long': 'El número de ticket lleva a lo más 64 caracteres.',
      prescription: 'Ese es el código de la receta. Escriba el número de ticket de la venta.',
    },
    empty: 'Escriba la cantidad de al menos un medicamento.',
    register: 'Registrar surtido',
    registering: 'Registrando',
  },

  done: {
    sentence: 'Surtido registrado',
    ticket: (ticket: string, code: string) => `Ticket ${ticket}, receta ${code}.`,
    nothingLeft: 'No queda nada por surtir. La receta está completa.',
    left: 'Queda por surtir',
    leftOf: (left: number, presentation: string) => `${left} de ${presentation}`,
    leftOpen: (presentation: string) => presentation,
    leftUnknown: 'Busque la receta de nuevo para ver lo que queda.',
    next: 'Puede escanear la siguiente.',
    /** Notice that the sale of a prescription was stored only after the pharmacist scanned the next one. */
    late: (ticket: string, code: string) =>
      `Ya se registró el surtido de la receta ${code}, ticket ${ticket}.`,
    lateRefused: (code: string, problem: string) =>
      `Surtido de la receta ${code}, la anterior: ${problem} Búsquela de nuevo.`,
  },

  rejectDialog: {
    title: 'Rechazar receta',
    consequence:
      'La receta quedará cancelada en todas las farmacias, también lo que falta por surtir. Quien la prescribió verá el motivo. No se puede deshacer.',
    onlyStock: 'Si solo le falta el producto, no la rechace: el paciente puede surtirla en otra farmacia.',
    reason: 'Motivo',
    choose: 'Elija el motivo',
    reasons: {
      altered: 'La hoja está alterada o no coincide con el registro',
      incomplete: 'Faltan datos que exige la ley',
      duplicate: 'Receta duplicada',
      misuse: 'Sospecha de uso indebido',
      other: 'Otro motivo',
    },
    other: 'Explique el motivo',
    reasonBlank: 'Elija un motivo.',
    otherBlank: 'Escriba el motivo.',
    tooLong: 'El motivo lleva a lo más 300 caracteres.',
    keep: 'Conservar',
    confirm: 'Rechazar receta',
    rejecting: 'Rechazando',
  },

  /** Sentences for refusals of the server: what happened, and what the pharmacist should do. */
  problems: {
    unknown:
      'No hay una receta con ese código. Compárelo con la hoja, o escanee el QR. Si coincide, no la surta.',
    findOffline: 'No hay conexión: no se pudo buscar. Revise el internet e intente de nuevo.',
    busy: 'Demasiadas consultas seguidas. Espere un minuto e intente de nuevo.',
    forbidden:
      'La clave con la que entró no puede hacer esto. Cierre el mostrador y entre con la clave de la farmacia.',
    notYet: 'La receta todavía no se puede surtir: su fecha no ha llegado.',
    paused: 'Quien la prescribió la detuvo mientras la atendía. No la surta.',
    cancelled: 'La receta se canceló mientras la atendía. No la surta.',
    expired: 'La receta ya venció. No la surta.',
    exhausted: 'Esta receta ya se surtió las veces que se permite. No entregue más.',
    exceeds: (detail: string) =>
      `${detail} Otra farmacia pudo surtirla. Revise las cantidades y registre de nuevo.`,
    ticketUsed:
      'Con ese ticket ya hay un surtido de esta receta, con otras cantidades. Si es otra venta, escriba su propio número de ticket.',
    saleOffline:
      'Se cortó la conexión y no se sabe si quedó registrado. Presione «Registrar surtido» otra vez con el mismo ticket: no se registra dos veces.',
    alreadyDispensed: 'La receta ya se surtió completa: no hay nada que rechazar.',
    rejectOffline: 'No hay conexión: no se pudo rechazar. Intente de nuevo.',
    token: 'La clave ya no es válida. Escríbala de nuevo y repita.',
  },
}
export type Texts = typeof texts
