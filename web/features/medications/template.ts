/** Columns of the template for a file of own medications, by whose names the server reads the file. */
const COLUMNS = 'nombre,clave,ingredientes,concentraciones,forma,contenido,via,fraccion,precio'
const EXAMPLE =
  'Ejemplo (borre este renglón),A-1,amoxicilina + ácido clavulánico,250 mg/5 mL + 62.5 mg/5 mL,suspensión oral,frasco con 60 mL,oral,IV,MXN $185.00'

/**
 * Template file, with a byte order mark: without it a spreadsheet program of Windows misreads the accents.
 */
export const TEMPLATE = `\uFEFF${COLUMNS}\r\n${EXAMPLE}\r\n`
