import type { MissingOnSheet } from '#contract/prescription/judgement.ts'
import { prescriberRefusals } from './prescriber-refusal.ts'
import type { ProblemCode } from '#contract/problem.ts'
import { inBrackets, lawFaults } from './law-faults.ts'
import { paylinkRefusal } from './paylink-refusals.ts'
import { paymentFaults } from './payment-faults.ts'
import { texts as phone } from './phone.ts'

type Values = Record<string, string | number>

const waitOf = (seconds: number): string => {
  if (seconds < 120) return `${seconds} s`
  return seconds < 7200 ? `${Math.ceil(seconds / 60)} minutos` : `${Math.ceil(seconds / 3600)} horas`
}

/** Sentences of all refusals of the API, by code. Sentences of the public contract are repeated word for word. */
export const problems: Record<ProblemCode, (v: Values) => string> = {
  'invalid-input': () => 'Hay datos que corregir. Revise los campos señalados.',
  'malformed-json': () => 'El cuerpo de la solicitud no es JSON válido.',
  'login-failed': () => 'No puede iniciar sesión con las credenciales proporcionadas.',
  'account-disabled': () => 'Cuenta de usuario deshabilitada',
  'email-unverified': () => 'El correo electrónico no ha sido verificado.',
  'password-locked': () =>
    'La contraseña está bloqueada: se escribió mal 100 veces seguidas. Elija otra con «Olvidé mi contraseña». Su passkey y las computadoras donde ya había entrado siguen sirviendo.',
  'second-factor-required': () => 'La contraseña es correcta. Falta el segundo paso: su passkey o un código.',
  'login-stale': () => 'Pasó demasiado tiempo. Escriba de nuevo su correo y su contraseña.',
  unauthenticated: () => 'Las credenciales de autenticación no se proveyeron.',
  'token-invalid': () => 'Token inválido.',
  'token-expired': () => 'La sesión terminó. Inicie sesión de nuevo.',
  forbidden: () => 'Usted no tiene permiso para realizar esta acción.',
  'step-up-required': () => 'Confirme que es usted para continuar.',
  'second-factor-missing': () =>
    'Para firmar recetas active antes un segundo factor, una passkey o los códigos de una aplicación, en Contraseña y Seguridad. Lo que escribió sigue en el borrador.',
  'own-login-first': () =>
    'Otro programa abrió esta sesión. Para ver o cambiar esto, cierre sesión y entre con su contraseña.',
  'own-password-first': () =>
    'El sistema que creó su cuenta conoce su contraseña. Elija antes una propia: pida el enlace en Contraseña y Seguridad y ábralo desde su correo.',
  'licence-missing': () => prescriberRefusals['licence-missing']([]),
  'licence-unverified': () => prescriberRefusals['licence-unverified']([]),
  'profession-not-allowed': (v) =>
    v['fraction']
      ? `${v['drug']} es de la fracción ${v['fraction']}: su profesión no puede prescribirla (${v['basis']}). Quítelo de esta receta.`
      : prescriberRefusals['profession-not-allowed']([]),
  'animal-patient-needed': () => prescriberRefusals['animal-patient-needed']([]),
  'hospital-required': () =>
    'Registre un lugar de trabajo antes de emitir: su domicilio se imprime en la receta.',
  'administrator-needed': () => 'Solo un administrador del hospital puede hacer esto.',
  'prescriber-incomplete': (v) =>
    prescriberRefusals['prescriber-incomplete'](String(v['missing']).split(' ') as MissingOnSheet[]),
  'class-one-needs-official-pad': (v) =>
    `${v['drug']} es de la fracción I: solo se prescribe en el recetario especial de COFEPRIS (LGS art. 241). Quítelo de esta receta.`,
  'not-found': () => 'No encontrado.',
  'link-dead': () => 'El enlace ya no sirve: venció, ya se usó o hay uno más nuevo. Pida otro.',
  'record-stale': () =>
    'El expediente cambió desde que lo abrió. Se muestra como está ahora: revise y guarde de nuevo.',
  'patient-stale': () =>
    'Los datos del paciente cambiaron desde que los abrió. Revise los más recientes y guarde de nuevo.',
  'consent-needed': () =>
    'Falta el consentimiento del paciente para guardar datos de salud (LFPDPPP art. 8). Regístrelo primero.',
  'merge-final': () => 'Ya no se puede separar: pasaron más de 30 días desde que se unieron.',
  'method-not-allowed': (v) => `Método "${v['method']}" no permitido.`,
  'prescription-unknown': (v) => `Receta no encontrada con signature: ${v['signature']}`,
  'prescription-cancelled': () => 'La receta está cancelada: ya no se puede surtir ni cambiar.',
  'prescription-altered': () =>
    'La receta, como está guardada, no dice lo mismo que lo que se firmó. No se surte; ya se avisó para que se investigue.',
  'prescription-expired': (v) => `La receta venció el ${v['day']}: ya no se puede surtir.`,
  'prescription-exhausted': () => 'La receta ya se surtió completa.',
  'prescription-not-yet': (v) => `La receta se puede surtir desde el ${v['day']}: todavía no.`,
  'prescription-on-paper': () =>
    'Lleva un medicamento que nadie ha reconocido: se surte solo con la hoja firmada a mano, y no se registra aquí.',
  'prescription-paused': () => 'El médico detuvo esta serie de recetas: no se surte hasta que la reanude.',
  'row-cancelled': (v) => `El médico canceló el renglón «${v['presentation']}»: no se surte.`,
  'issued-moments-ago': (v) =>
    `Hace menos de 10 minutos emitió a este paciente una receta con los mismos medicamentos: ${v['code']}. No se emitió otra.`,
  'dispensed-meanwhile': () =>
    'Una farmacia surtió parte de la receta mientras la veía. Revise lo surtido y decida de nuevo.',
  'not-in-series': () => 'Esta receta no es parte de una serie, o la serie ya terminó.',
  'fill-exceeds-remaining': (v) =>
    `Del renglón «${v['presentation']}» ${String(v['remaining']) === '1' ? 'queda' : 'quedan'} ${v['remaining']} por surtir.`,
  'already-dispensed': () => 'La receta ya se surtió completa: no se puede cancelar.',
  'nothing-to-send': () => 'La receta está cancelada: no se envía.',
  'address-missing': () =>
    'El paciente no tiene correo electrónico. Escriba una dirección para enviar la receta.',
  'safety-unanswered': () =>
    'Hay una advertencia grave de seguridad sin motivo. Cambie lo indicado o escriba por qué lo indica.',
  'quantity-unconfirmed': () =>
    'Una cantidad es poco común: más del doble de lo que dura el tratamiento, o 10 envases o más. Corríjala o confírmela.',
  'key-reused': () => 'Esa clave de idempotencia ya se usó con otros datos.',
  conflict: () => 'Alguien cambió esto antes. Vuelva a cargar y revise.',
  'draft-stale': () => 'Este borrador se guardó también en otro lado. Se conservan los dos.',
  'draft-gone': () => 'Este borrador ya se emitió o se descartó en otro lado.',
  'draft-submitted': () => 'Este borrador ya lo tiene el médico. Espere a que lo firme o lo devuelva.',
  'too-many-drafts': () => 'Tiene demasiados borradores. Descarte los que ya no use.',
  'too-many-favourites': (v) => `Ya tiene ${v['most']} favoritos. Quite alguno para guardar este.`,
  'too-many-own-medications': (v) =>
    `Ya tiene ${v['most']} medicamentos propios. Quite los que ya no use para agregar otro.`,
  'catalogue-unreadable': () =>
    'No se pudo leer el archivo. Use la plantilla, o el archivo de registros de COFEPRIS, en CSV o XLSX.',
  'catalogue-empty': () => 'El archivo no tiene renglones debajo del encabezado.',
  'catalogue-quote': (v) =>
    `Desde el renglón ${v.line} hay unas comillas que no se cierran. Ciérrelas o quítelas.`,
  'catalogue-columns': (v) =>
    `En el renglón ${v.line} faltan columnas: ${v.columns}. Descargue la plantilla para ver todas.`,
  'catalogue-too-long': (v) =>
    `El archivo tiene más de ${v['most']} renglones, contando los vacíos. Divídalo en partes.`,
  'catalogue-too-wide': (v) =>
    `El archivo tiene más de ${v['most']} columnas, contando las vacías. Deje solo las del catálogo.`,
  'catalogue-too-large': (v) =>
    `Descomprimido, el archivo ocupa más de ${v['most']} MB. Quite hojas, imágenes y formatos, o divídalo en partes.`,
  'file-too-slow': (v) =>
    `El archivo no se pudo leer en ${v['seconds']} segundos. Guárdelo de nuevo en un formato más sencillo e intente otra vez.`,
  'file-too-heavy': () =>
    'Leer el archivo necesita más memoria de la permitida. Guárdelo de nuevo en un formato más sencillo o divídalo.',
  'invitation-unverified': () =>
    'Podrá invitar por correo cuando su cédula esté verificada. Complétela en su perfil.',
  'invitation-exists': () => 'Ya hay una invitación abierta para ese correo. Puede reenviarla.',
  'invitation-expired': () => 'Esta invitación venció. Pida que se la envíen de nuevo.',
  'invitation-used': () => 'Esta invitación ya se usó.',
  'invitation-revoked': () => 'Esta invitación fue retirada por quien la envió.',
  'invitation-other-account': () => 'Esta invitación es para otro correo. Entre con la cuenta de ese correo.',
  'invitation-other-kind': () =>
    'Esta invitación no es para este tipo de cuenta: un médico no puede ser asistente con la misma cuenta, ni al revés.',
  'paylinks-inactive': () => 'Sus cobros no están activos: hacen falta su CLABE y su cédula verificada.',
  'paylink-state': paylinkRefusal,
  'account-exists': () => 'Ya hay una cuenta con este correo. Inicie sesión para aceptar.',
  'membership-exists': () => 'Membresía ya existe, por favor edite en lugar de intentar crearla de nuevo.',
  'membership-declined': () => 'Esta persona no ha aceptado pertenecer al hospital. Invítela de nuevo.',
  'last-administrator': () =>
    'El hospital se quedaría sin administrador. Nombre antes a otra persona como administradora.',
  'body-too-large': () => 'La solicitud es demasiado grande.',
  'form-unreadable': () => 'El formulario no llegó completo. Envíelo de nuevo.',
  'image-too-large': () => 'La imagen es demasiado grande: use una de menos de 2 MB.',
  'image-unreadable': () => 'No se pudo leer la imagen. Use un archivo .jpg o .png completo y sin animación.',
  'signature-blank': () => 'No se ve una firma en la imagen. Use tinta oscura sobre papel blanco.',
  'unsupported-media-type': (v) => `Envíe la solicitud como ${v['expected'] ?? 'application/json'}.`,
  'too-many-requests': (v) =>
    `Solicitud fue regulada (throttled). Intente de nuevo en ${waitOf(Number(v['seconds']))}.`,
  unexpected: () => 'Algo falló de nuestro lado y ya quedó registrado. Intente de nuevo.',
  'clock-wrong': () =>
    'El reloj del servidor está en duda, y la receta llevaría una fecha equivocada. No se emitió. Su borrador se conserva; intente en unos minutos.',
  unavailable: () => 'El servicio no está disponible por un momento. Intente de nuevo en unos segundos.',
}

/** Sentences for faults of fields, by the fault's key. `bound` is the text after the colon of a key. */
export const fieldMessages: Record<string, (bound: string) => string> = {
  ...paymentFaults,
  ...lawFaults,
  required: () => 'Este campo es requerido.',
  blank: () => 'Este campo no puede estar en blanco.',
  null: () => 'Este campo no puede ser nulo.',
  'wrong-type': () => 'El tipo de dato no es el esperado.',
  'reason-short': () => 'Diga el motivo en unas palabras.',
  'additional-too-large': () => 'Los datos adicionales no pueden pasar de 16,000 caracteres.',
  'not-text': () => 'El texto tiene caracteres que no se pueden guardar.',
  'diagnosis-long': () => 'El diagnóstico es demasiado largo: quite alguno o acorte el texto libre.',
  'extras-long': () => 'Las indicaciones generales son demasiado largas: acórtelas.',
  'unknown-field': () => 'Este campo no existe.',
  'too-long': (max) => `Asegúrese de que este campo no tenga más de ${max} caracteres.`,
  'too-short': (min) => `Asegúrese de que este campo tenga al menos ${min} caracteres.`,
  'too-many': (max) => `No pueden ser más de ${max}.`,
  'too-large': (max) => `Asegúrese de que este valor es menor o igual a ${max}.`,
  'too-small': (min) => `Asegúrese de que este valor es mayor o igual a ${min}.`,
  choice: (options) => `No es una elección válida. Opciones: ${options}.`,
  email: () => 'Introduzca una dirección de correo electrónico válida.',
  date: () => 'Fecha con formato erróneo. Use el formato AAAA-MM-DD.',
  'date-future': () => 'La fecha no puede ser futura.',
  'date-order': () => 'Revise el orden de las fechas.',
  'date-too-old': () => 'Revise la fecha: daría una edad de más de 129 años.',
  signature: () => 'No es una firma de receta.',
  'one-setting-at-a-time': () => 'Envíe una sola preferencia a la vez.',
  'idempotency-key': () => 'La clave de idempotencia lleva de 1 a 255 caracteres visibles, sin espacios.',
  'no-rows': () => 'Agregue al menos un medicamento.',
  'patient-unknown': () => 'No se encontró este paciente entre los suyos.',
  'patient-differs': () => 'Este número ya es de otro paciente suyo, con otro nombre o fecha de nacimiento.',
  'hospital-unknown': () => 'Este hospital no está entre sus lugares de trabajo.',
  'paper-missing': () => 'La ley pide este dato en la receta: póngalo en la hoja.',
  'paper-outside': () => 'Se sale de la hoja o queda a menos de 4 mm de la orilla.',
  'paper-too-small': () => 'El espacio es muy chico para que se lea.',
  'paper-overlap': () => 'Se encima con otro campo.',
  'email-taken': () => 'Ya existe un usuario registrado con esa dirección de correo electrónico.',
  'email-registered': () => 'El correo electrónico ya esta registrado.',
  'campaign-unknown': () => 'No hay una campaña con esa palabra clave.',
  'logo-by-doctor': () => 'El logo lo pone un médico que administra el hospital.',
  'hospital-not-yours': (id) => `No tiene permisos suficientes para asignar este hospital: ${id}`,
  'clinic-unknown': () => 'Este consultorio no pertenece al hospital elegido.',
  'drug-unknown': () =>
    'Este producto no está en el catálogo. Elíjalo de nuevo o escríbalo como texto libre.',
  'brand-unknown': () => 'Esta marca no es de este producto en el catálogo. Elíjalo de nuevo.',
  'presentation-missing': () => 'Elija un medicamento o escriba su nombre.',
  'brand-in-public-institution': (basis) =>
    `En una institución pública se prescribe solo por el nombre genérico (${basis}). Quite la marca.`,
  'generic-missing': (brand) =>
    `Escriba la denominación genérica: «${brand}» es una marca y no basta sola (LGS art. 226).`,
  'presentation-other-drug': () =>
    'La presentación nombra otro medicamento que el elegido. Elíjalo de nuevo o escríbalo como texto libre.',
  'drug-misspelt': (name) =>
    `¿Quiso decir «${name}»? Corrija el nombre o elíjalo de la lista: de él depende qué pide la ley.`,
  'dose-missing': (basis) =>
    `Falta la dosis: cuánto toma o aplica cada vez, por ejemplo «1 tableta»${inBrackets(basis)}.`,
  'frequency-missing': (basis) => `Falta la frecuencia: por ejemplo «cada 8 horas»${inBrackets(basis)}.`,
  'duration-missing': (basis) =>
    `Falta la duración: por ejemplo «durante 7 días», o «uso continuo»${inBrackets(basis)}.`,
  'antibiotic-days-missing': (basis) =>
    `Un antibiótico lleva la duración en días: por ejemplo «durante 7 días»${inBrackets(basis)}.`,
  'route-missing': () => 'Falta la vía de administración: por ejemplo «oral».',
  'route-abbreviated': (found) => `Escriba la vía completa en lugar de «${found}», por ejemplo «vía oral».`,
  'route-unknown': () => 'Elija una vía de administración de la lista.',
  'refills-need-quantity': () => 'Para resurtir escriba la cantidad de cada vez en número.',
  'series-not-allowed': (basis) =>
    `Este medicamento no puede ir en una serie de recetas${inBrackets(basis)}.`,
  'series-with-refills': () => 'En una serie no hay resurtidos: cada receta de la serie ya es uno.',
  'series-too-long': (months) => `La serie debe terminar dentro de ${months} meses.`,
  'date-past': () => 'La fecha no puede ser anterior a hoy.',
  'date-too-far': () => 'Elija una fecha dentro de los próximos 5 años.',
  'date-unread': () => 'La fecha no existe o está incompleta. Escríbala como 31/12/2026 o borre el campo.',
  'one-relation': () => 'Una receta sustituye a otra o la renueva, no ambas.',
  'related-unknown': () => 'No se encontró esa receta entre las suyas.',
  'related-other-patient': () =>
    'La receta anterior es de otro paciente: vuelva a elegirlo, o emita esta sin relación.',
  'row-unknown': () => 'Ese renglón no es de esta receta.',
  'note-missing': () => 'Explique el motivo.',
  'unstructured-with-code': () => 'Un medicamento de texto libre no lleva drug_upc.',
  'reason-missing': (about) => `Falta el motivo para indicarlo: ${about}.`,
  'price-format': () => 'Escriba el precio como 90.50.',
  'measure-unlikely': () => 'Este valor no parece posible a esa edad. Revíselo, o confirme que es correcto.',
  'allergen-unknown': () => 'Elija el alérgeno de la lista, o déjelo solo en palabras.',
  'key-twice': () => 'Está dos veces en la lista.',
  'stopped-before': () => 'Se suspendió antes de empezar: revise las fechas.',
  'before-birth': () => 'Esa fecha es anterior al nacimiento.',
  'due-too-far': () =>
    'La fecha probable de parto debe estar dentro de las próximas 40 semanas, o recién pasada.',
  'period-without-pregnancy': () =>
    'Ese día corresponde a una paciente embarazada: indique «pregnant», o quítelo.',
  'period-too-far': () => 'Con esa última regla el embarazo ya habría terminado. Revise la fecha.',
  'period-other-due': () => 'Esa última regla da otra fecha probable de parto. Envíe una de las dos.',
  'pregnant-other-sex': () => 'El paciente está registrado como hombre. Corrija el sexo primero.',
  'consent-version': () => 'El texto del consentimiento cambió. Ábralo de nuevo.',
  'consent-note-missing': () => 'Escriba por qué no se pudo pedir el consentimiento.',
  'merge-self': () => 'Es el mismo paciente.',
  'curp-invalid': () => 'La CURP no es válida. Revísela o déjela vacía.',
  'phone-too-short': () => phone.reasons['too-short'],
  'phone-too-long': () => phone.reasons['too-long'],
  'phone-invalid-country': () => phone.reasons['invalid-country'],
  'phone-invalid': () => phone.reasons.invalid,
  'identifier-too-short': () => 'Escriba un correo o un identificador de más de 4 caracteres.',
  'passwords-differ': () => 'Las contraseñas no coinciden',
  'valid-password': () => 'La contraseña actual no es valida.',
  'one-proof': () => 'Envíe una sola prueba: contraseña, código o passkey.',
  'six-digits': () => 'Escriba los 6 dígitos que muestra su aplicación.',
  'factor-needed': () =>
    'Esta cuenta tiene un segundo factor: confirme con su passkey, un código o un código de recuperación.',
  'code-wrong': () => 'El código no es correcto o ya se usó. Espere el siguiente.',
  'recovery-code-wrong': () => 'El código de recuperación no es correcto o ya se usó.',
  'passkey-wrong': () => 'No se pudo comprobar la passkey. Intente de nuevo.',
  'passkey-known': () => 'Esa passkey ya está registrada.',
  'passkeys-at-most': (max) => `Puede tener hasta ${max} passkeys. Elimine una que ya no use.`,
  'password-common': () =>
    'Esta contraseña está entre las primeras que se adivinan. Elija otra, por ejemplo varias palabras al azar.',
  'password-own-words': () =>
    'No use solo su nombre, su correo o palabras como «receta» y «contraseña»: es lo primero que se prueba. Agregue otras palabras.',
  'passphrase-weak': () => 'Esta frase se puede adivinar. Use cinco o más palabras al azar, o una más larga.',
  'confirmation-differs': () => 'No es el correo de esta cuenta. Escríbalo como aparece arriba.',
  'cedula-invalid': () => 'La cédula tiene 7 u 8 dígitos (las antiguas, desde 5). Revise el número.',
  'specialty-cedula-missing': () =>
    'Escriba la cédula de la especialidad: sin ella la especialidad no se imprime (LGS art. 83).',
  'compendium-only': () =>
    'Por su profesión, quien firma prescribe solo lo que tiene clave del Compendio Nacional de Insumos para la Salud (LGS art. 28 Bis). Elija otro del catálogo.',
  'specialty-unknown': () => 'Elija una especialidad de la lista.',
  'specialty-missing': () => 'Escriba la especialidad de esta cédula.',
  'medic-unknown': () => 'No hay un médico con ese número.',
  'substance-prohibited': () =>
    'Esta sustancia está prohibida (LGS arts. 237 y 245 I): no se puede prescribir.',
  'strength-format': () => 'Escriba la concentración como «500 mg» o «250 mg/5 mL».',
  'strength-per-differs': () => 'Todas las concentraciones deben referirse a lo mismo, por ejemplo «/5 mL».',
  'ingredient-missing': () => 'Escriba al menos un ingrediente.',
  'ingredient-twice': () => 'Un ingrediente está dos veces.',
  'class-missing': () => 'Elija la fracción: ninguno de los ingredientes está en el catálogo.',
  'class-below': (fraction) =>
    `Un ingrediente es de la fracción ${fraction} (LGS art. 226): no puede quedar en una menos estricta.`,
  'own-exists': () => 'Ya tiene este medicamento en su lista.',
  'mark-too-long': () => 'Elija una fecha dentro de los próximos 6 meses.',
  'money-format': () => 'Escriba la cantidad como MXN $1,250.00.',
  'money-zero': () => 'La cantidad no puede ser cero.',
  'money-above-maximum': () => 'La cantidad excede el máximo permitida de $9999.99.',
  fixed: () => 'Este dato no se puede cambiar.',
  invalid: () => 'El valor no es válido.',
}
