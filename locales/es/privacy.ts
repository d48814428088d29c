/** Texts of the public page with a doctor's privacy notice. */
export const texts = {
  title: 'Aviso de privacidad',
  full: 'Aviso completo',
  version: (version: string, source: string) => `Versión ${version}. ${source}.`,
  print: 'Imprimir',
  missing: 'No hay aviso de privacidad aquí',
  missingHelp:
    'El médico aún no registra su nombre, su domicilio y cómo contactarlo, o el enlace está mal escrito.',
  failed: 'No se pudo cargar el aviso.',
}
export type Texts = typeof texts
