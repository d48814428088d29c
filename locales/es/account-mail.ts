import { countsIn } from '#contract/weekly/counts-in-mail.ts'

interface Letter {
  subject: (brand: string) => string
  /** `day` is the day that the mail names, if any. `note` is the sentence that the mail quotes, if any. */
  paragraphs: (brand: string, day: string, note: string) => string[]
  button: string
  footnote: string
}

/** Texts of the mails about an account. */
export const accountMail = {
  'confirm-email': {
    subject: (brand) => `Confirme su correo para entrar a ${brand}`,
    paragraphs: (brand) => [
      `Alguien, esperamos que usted, creó una cuenta de ${brand} con este correo.`,
      'Abra el enlace y presione el botón para confirmar que el correo es suyo. Después podrá iniciar sesión. El enlace sirve 24 horas y una sola vez.',
    ],
    button: 'Confirmar mi correo',
    footnote: 'Si no fue usted, no abra el enlace: sin confirmarla, la cuenta no se puede usar.',
  },
  'already-registered': {
    subject: (brand) => `Ya tiene una cuenta de ${brand}`,
    paragraphs: (brand) => [
      `Se pidió crear o confirmar una cuenta de ${brand} con este correo, pero ya la tiene y está confirmada.`,
      'Inicie sesión como siempre. Si olvidó su contraseña, en esa página puede pedir otra.',
    ],
    button: 'Iniciar sesión',
    footnote: 'Si no fue usted, no tiene que hacer nada: su cuenta y su contraseña no cambiaron.',
  },
  'reset-password': {
    subject: (brand) => `Elija una contraseña nueva de ${brand}`,
    paragraphs: () => [
      'Se pidió cambiar la contraseña de su cuenta.',
      'Abra el enlace y escriba la contraseña nueva. El enlace sirve 30 minutos y una sola vez; si pide otro, este deja de servir. Al cambiarla se cerrarán todas sus sesiones.',
    ],
    button: 'Elegir contraseña',
    footnote:
      'Si no fue usted, borre este correo: su contraseña no ha cambiado. No comparta el enlace con nadie.',
  },
  'password-changed': {
    subject: (brand) => `Su contraseña de ${brand} cambió`,
    paragraphs: () => [
      'La contraseña de su cuenta se acaba de cambiar y las demás sesiones se cerraron.',
      'Si fue usted, no tiene que hacer nada más. Si no fue usted, elija otra contraseña ahora mismo y escríbanos desde Ayuda.',
    ],
    button: 'No fui yo: cambiar la contraseña',
    footnote: 'Enviamos este aviso cada vez que cambia la contraseña.',
  },
  'new-device': {
    subject: (brand) => `Entraron a su cuenta de ${brand} desde un dispositivo nuevo`,
    paragraphs: (_brand, _day, note) => [
      `Alguien inició sesión en su cuenta desde un dispositivo que no conocíamos: ${note}.`,
      'Si fue usted, no tiene que hacer nada. Si no fue usted, cambie su contraseña ahora mismo y cierre las demás sesiones.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Enviamos este aviso la primera vez que se entra desde un dispositivo.',
  },
  'failed-logins': {
    subject: (brand) => `Varios intentos fallidos de entrar a su cuenta de ${brand}`,
    paragraphs: () => [
      'Se escribió mal la contraseña de su cuenta 10 veces seguidas. Entre un intento y otro hay que esperar cada vez más, y a los 100 la contraseña se bloquea.',
      'Si fue usted y la olvidó, elija otra. Si no fue usted, su contraseña sigue a salvo: no se la dé a nadie. Desde las computadoras donde ya había entrado puede iniciar sesión como siempre.',
    ],
    button: 'Elegir otra contraseña',
    footnote: 'Enviamos este aviso una sola vez por cada serie de intentos.',
  },
  'failed-second-factors': {
    subject: (brand) => `Alguien conoce su contraseña de ${brand}`,
    paragraphs: () => [
      'Se escribió bien la contraseña de su cuenta y mal, 5 veces seguidas, el segundo paso. Nadie entró.',
      'Si fue usted, no tiene que hacer nada. Si no fue usted, cambie su contraseña ahora mismo.',
    ],
    button: 'Cambiar mi contraseña',
    footnote: 'Enviamos este aviso una sola vez por cada serie de intentos.',
  },
  'password-locked': {
    subject: (brand) => `Bloqueamos su contraseña de ${brand}`,
    paragraphs: () => [
      'Se escribió mal la contraseña de su cuenta 100 veces seguidas y la bloqueamos. Nadie entró.',
      'Para desbloquearla, abra el enlace y elija otra contraseña. El enlace sirve 30 minutos y una sola vez; después puede pedir otro con «Olvidé mi contraseña» en la página de inicio de sesión.',
      'Mientras tanto puede entrar con su passkey, y desde las computadoras donde ya había entrado.',
    ],
    button: 'Elegir otra contraseña',
    footnote: 'No comparta el enlace con nadie.',
  },
  'passkey-added': {
    subject: (brand) => `Hay una passkey nueva en su cuenta de ${brand}`,
    paragraphs: () => [
      'Se agregó una passkey a su cuenta. Con ella se puede entrar sin escribir la contraseña.',
      'Si no fue usted, entre, elimínela y cambie su contraseña ahora mismo.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Si fue usted, no tiene que hacer nada más.',
  },
  'passkey-removed': {
    subject: (brand) => `Se eliminó una passkey de su cuenta de ${brand}`,
    paragraphs: () => [
      'Se eliminó una passkey de su cuenta y las demás sesiones se cerraron.',
      'Si no fue usted, cambie su contraseña ahora mismo y escríbanos desde Ayuda.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Si fue usted, no tiene que hacer nada más.',
  },
  'totp-added': {
    subject: (brand) => `Su cuenta de ${brand} ahora pide un código`,
    paragraphs: () => [
      'Se activaron los códigos de una aplicación: al entrar se pedirá uno después de la contraseña.',
      'Si no fue usted, entre, desactívelos y cambie su contraseña ahora mismo.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Si fue usted, guarde sus códigos de recuperación en un lugar seguro.',
  },
  'totp-removed': {
    subject: (brand) => `Su cuenta de ${brand} ya no pide códigos`,
    paragraphs: () => [
      'Se desactivaron los códigos de su aplicación y las demás sesiones se cerraron.',
      'Si no fue usted, cambie su contraseña ahora mismo y escríbanos desde Ayuda.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Si fue usted, no tiene que hacer nada más.',
  },
  'recovery-codes-renewed': {
    subject: (brand) => `Códigos de recuperación nuevos en ${brand}`,
    paragraphs: () => [
      'Se crearon códigos de recuperación nuevos. Los anteriores ya no sirven.',
      'Si no fue usted, cambie su contraseña ahora mismo y cierre las demás sesiones.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Si fue usted, guárdelos en un lugar seguro.',
  },
  'recovery-code-used': {
    subject: (brand) => `Se usó un código de recuperación de ${brand}`,
    paragraphs: () => [
      'Se usó uno de sus códigos de recuperación. Ese código ya no sirve.',
      'Si no fue usted, cambie su contraseña, cierre las demás sesiones y cree códigos nuevos.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Si perdió su teléfono o su passkey, elimínelos de su cuenta.',
  },
  'factors-reset': {
    subject: (brand) => `Se quitaron sus segundos factores de ${brand}`,
    paragraphs: () => [
      'A petición suya quitamos las passkeys, los códigos de aplicación y los códigos de recuperación de su cuenta, y cerramos todas sus sesiones.',
      'Entre con su contraseña y active otra vez el que prefiera.',
    ],
    button: 'Activar de nuevo',
    footnote: 'Si no lo pidió usted, cambie su contraseña ahora mismo y escríbanos desde Ayuda.',
  },
  'key-exported': {
    subject: (brand) => `Se exportó su llave de firma de ${brand}`,
    paragraphs: () => [
      'Se descargó la llave con la que se firman sus recetas, cifrada con una frase que nosotros no conocemos.',
      'Esa llave ya no firma: desde ahora sus recetas se firman con una nueva. Las recetas anteriores se siguen verificando.',
      'Si no fue usted, cambie su contraseña ahora mismo, cierre las demás sesiones y escríbanos desde Ayuda.',
    ],
    button: 'Ver mis llaves',
    footnote: 'Enviamos este aviso cada vez que se exporta una llave.',
  },
  'key-rotated': {
    subject: (brand) => `Sus recetas de ${brand} se firman con una llave nueva`,
    paragraphs: () => [
      'Se cambió la llave con la que se firman sus recetas. La anterior ya no firma y las recetas que firmó se siguen verificando.',
      'Si no fue usted, cambie su contraseña ahora mismo, cierre las demás sesiones y escríbanos desde Ayuda.',
    ],
    button: 'Ver mis llaves',
    footnote: 'Enviamos este aviso cada vez que cambia su llave.',
  },
  'closing-requested': {
    subject: (brand) => `Su cuenta de ${brand} se va a cerrar`,
    paragraphs: (_brand, day) => [
      `Se pidió cerrar su cuenta. Se cerrará el ${day}.`,
      'Hasta ese día puede iniciar sesión y conservarla. Después se borran sus datos de perfil y ya no podrá entrar; sus recetas se conservan los años que pide la ley y las farmacias pueden surtir las vigentes.',
      'Si no fue usted, entre, conserve la cuenta y cambie su contraseña.',
    ],
    button: 'Conservar mi cuenta',
    footnote: 'Si fue usted, no tiene que hacer nada más.',
  },
  'closing-taken-back': {
    subject: (brand) => `Su cuenta de ${brand} sigue abierta`,
    paragraphs: () => [
      'Se canceló el cierre de su cuenta: todo sigue como estaba.',
      'Si no fue usted, cambie su contraseña ahora mismo y cierre las demás sesiones.',
    ],
    button: 'Revisar mi seguridad',
    footnote: 'Enviamos este aviso porque había un cierre pedido.',
  },
  'account-closed': {
    subject: (brand) => `Su cuenta de ${brand} se cerró`,
    paragraphs: () => [
      'Su cuenta se cerró como lo pidió. Borramos su correo, su contraseña, sus datos de perfil y sus sesiones.',
      'Sus recetas, con lo que demuestra que son suyas, se conservan al menos cinco años desde que se emitieron (NOM-004-SSA3-2012). Se siguen verificando y las farmacias pueden surtir las que estén vigentes.',
      'Gracias por su trabajo con nosotros.',
    ],
    button: 'Crear otra cuenta',
    footnote: 'Este es el último correo que recibirá de esta cuenta.',
  },
  'account-made': {
    subject: (brand) => `Tiene una cuenta de ${brand}`,
    paragraphs: (brand, _day, note) => [
      `«${note}» creó para usted una cuenta de ${brand} con este correo, y desde su sistema puede escribir recetas a su nombre. Nada se emite antes de que se verifique su cédula.`,
      'Elija su propia contraseña: ese sistema conoce la que tiene ahora. Mientras no la elija, en la cuenta no se pueden agregar otras formas de entrar, exportar la llave de firma ni invitar a nadie. Al elegirla se cierran todas las sesiones y termina el acceso de ese sistema.',
    ],
    button: 'Elegir mi contraseña',
    footnote: 'Si no conoce a quien la creó, elija una contraseña ahora mismo y escríbanos desde Ayuda.',
  },
  'licence-pending': {
    subject: (brand) => `Su cédula está en revisión en ${brand}`,
    paragraphs: () => [
      'Recibimos los datos de su cédula y los estamos comparando con el registro de profesiones.',
      'Mientras, puede preparar recetas y consultar las anteriores, pero no emitir. Le escribiremos en cuanto terminemos.',
    ],
    button: 'Ver mis datos',
    footnote: 'Si no fue usted quien los cambió, elija otra contraseña y escríbanos desde Ayuda.',
  },
  'licence-verified': {
    subject: (brand) => `Su cédula está verificada en ${brand}`,
    paragraphs: () => ['Sus datos coinciden con el registro de profesiones. Ya puede emitir recetas.'],
    button: 'Escribir una receta',
    footnote: 'Si cambia su nombre, su profesión o sus cédulas, volveremos a revisarlos.',
  },
  'licence-rejected': {
    subject: (brand) => `No pudimos verificar su cédula en ${brand}`,
    paragraphs: (_brand, _day, note) => [
      'Comparamos sus datos con el registro de profesiones y no los pudimos verificar.',
      `Motivo: ${note}`,
      'Corrija el dato o envíe otra fotografía, y los revisaremos de nuevo. Mientras, no puede emitir recetas.',
    ],
    button: 'Corregir mis datos',
    footnote: 'Si cree que es un error nuestro, escríbanos desde Ayuda.',
  },
  'support-asked': {
    subject: (brand) => `Hay mensajes a soporte en ${brand}`,
    paragraphs: () => [
      'Un médico escribió desde Ayuda. El mensaje espera respuesta en la página de operación.',
    ],
    button: 'Leer los mensajes',
    footnote: 'Llega a lo más un aviso por hora, y no lleva el texto del mensaje.',
  },
  'support-answered': {
    subject: (brand) => `Respuesta a su mensaje a ${brand}`,
    paragraphs: (_brand, _day, note) => [
      'Esto respondemos al mensaje que nos envió desde Ayuda:',
      ...note.split(/\n+/),
    ],
    button: 'Abrir mi cuenta',
    footnote:
      'Si necesita algo más, escríbanos otra vez desde Ayuda: las respuestas a este correo no se leen.',
  },
  'weekly-report': {
    subject: (brand) => `Informe semanal de recetas de ${brand}`,
    paragraphs: (_brand, day, note) => {
      const [issued = 0, doctors = 0, gaps = 0, unknown = 0, overrides = 0, repeats = 0, ...by] =
        countsIn(note)
      const per100 = (count = 0): string => ((100 * count) / issued).toFixed(1)
      return issued === 0
        ? [`En la semana del ${day} no se emitió ninguna receta.`]
        : [
            `En la semana del ${day} ${issued === 1 ? 'se emitió 1 receta' : `se emitieron ${issued} recetas`}, de ${doctors === 1 ? '1 médico' : `${doctors} médicos`}.`,
            `Medicamentos que nadie reconoció: ${unknown}. Advertencias emitidas con motivo: ${overrides}. Controlados recetados otra vez en 30 días: ${repeats}.`,
            `Revisiones que no se pudieron hacer: ${per100(gaps)} por cada 100 recetas.`,
            ...(by.length === 3
              ? [
                  `De ellas, porque faltó un dato del paciente (peso, función renal, alergias, padecimientos): ${per100(by[0])}. Porque el conocimiento no tiene regla ni revisión de la pregunta: ${per100(by[1])}. Porque no se entendió el medicamento o la dosis: ${per100(by[2])}.`,
                ]
              : []),
          ]
    },
    button: 'Ver el informe',
    footnote: 'Este correo no lleva datos de pacientes. El informe se abre con su cuenta de revisión.',
  },
  'trail-head': {
    subject: (brand) => `Cabeza de la bitácora de ${brand}`,
    paragraphs: (_brand, day, note) => [
      `Conserve este correo. Dice cómo estaba la bitácora el ${day}; con él se nota si alguien borra o cambia después lo que había en ella.`,
      note,
      'Para comprobarlo, dé la línea de arriba a quien opera el servidor: npm run trail:verify -- seguido de la línea.',
    ],
    button: 'Ir a operación',
    footnote: 'Llega uno al día. Si falta uno, pregunte por qué.',
  },
  'prescriptions-altered': {
    subject: (brand) => `Hay recetas alteradas en ${brand}`,
    paragraphs: (_brand, _day, note) => [
      'Lo que está guardado de estas recetas ya no coincide con lo que se firmó. Ninguna farmacia las puede surtir.',
      `Número del médico / número de la receta: ${note}`,
      'Alguien cambió la base de datos por fuera del servicio, o se dañó. La bitácora del servidor dice en qué no coincide cada una.',
    ],
    button: 'Ir a operación',
    footnote: 'Cada receta se avisa una sola vez. Quedó registrada como incidente de su médico.',
  },
} satisfies Record<string, Letter>
export type AccountMailTexts = Record<keyof typeof accountMail, Letter>
