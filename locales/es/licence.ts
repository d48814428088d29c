import { professionNames, professionScopes } from './professions.ts'

/** Texts of the page of the doctor's licence: the data that are compared with the register, and the state of the comparison. */
export const texts = {
  title: 'Cédula profesional',
  states: {
    unverified: 'Sin enviar',
    pending: 'En revisión',
    verified: 'Verificada',
    rejected: 'No se pudo verificar',
  },
  help: {
    unverified: 'Sin una cédula verificada no puede emitir recetas. Escriba sus datos y envíelos a revisión.',
    pending:
      'Comparamos sus datos con el registro de profesiones. Le escribiremos al terminar; mientras, no puede emitir.',
    verified: 'Sus datos coinciden con el registro. Si los cambia, volveremos a revisarlos.',
    rejected: 'Corrija el dato o envíe otra fotografía, y los revisaremos de nuevo.',
  },
  reason: 'Motivo',
  expired: 'Su certificado de especialidad venció: no se imprime como vigente (LGS art. 83).',
  add: 'Agregar cédula',
  edit: 'Editar cédula',
  dialogTitle: 'Datos de su cédula',
  fields: {
    profession: 'Profesión',
    cedula: 'Número de cédula profesional',
    institution: 'Institución que expidió el título',
    specialty: 'Especialidad',
    specialtyCedula: 'Cédula de especialidad',
    specialtyUntil: 'Vigencia del certificado de especialidad',
    photo: 'Fotografía de la cédula',
  },
  hints: {
    cedula: 'De 7 u 8 dígitos; las antiguas, desde 5.',
    specialty: 'Elija una de la lista. Se imprime solo con su propia cédula.',
    specialtyUntil: 'El último día, como está en el certificado del consejo.',
    photo: '.jpg o .png de menos de 2 MB. Solo la ve quien revisa.',
  },
  photoAlt: 'Fotografía de su cédula',
  photoChosen: 'Fotografía elegida',
  choosePhoto: 'Elegir fotografía',
  changePhoto: 'Elegir otra fotografía',
  none: 'Sin dato',
  professions: professionNames,
  scopes: professionScopes,
  rules: {
    institutionBlank: 'Escriba la institución que expidió su título.',
    cedulaBlank: 'Escriba el número de su cédula profesional.',
    cedula: 'La cédula tiene 7 u 8 dígitos (las antiguas, desde 5). Revise el número.',
    specialtyBlank: 'Escriba la especialidad de esta cédula.',
    specialtyUnknown: 'Elija una especialidad de la lista.',
    specialtyCedulaBlank: 'Escriba la cédula de la especialidad, o deje las dos vacías.',
    photoType: 'Elija un archivo .jpg o .png.',
    photoLarge: 'La fotografía pesa más de 2 MB. Use una más pequeña.',
  },
  willEnd: 'Cambió un dato verificado: al guardar no podrá emitir recetas hasta que lo revisemos.',
  send: 'Enviar a revisión',
  save: 'Guardar',
  sending: 'Enviando',
  sent: 'Enviamos su cédula a revisión. Le avisaremos por correo.',
  saved: 'Los datos de su cédula se guardaron.',
}
export type Texts = typeof texts
