/** Columns of our own layout, with one line that shows how they are filled. The server reads them by these names. */
const COLUMNS = 'nombre,clave,ingredientes,concentraciones,forma,contenido,via,fraccion,precio'
const EXAMPLE =
  'Ejemplo (borre este renglón),A-1,amoxicilina + ácido clavulánico,250 mg/5 mL + 62.5 mg/5 mL,suspensión oral,frasco con 60 mL,oral,IV,MXN $185.00'

/** With a mark of its encoding: without it a spreadsheet of Windows misreads the accents. */
export const TEMPLATE = `\uFEFF${COLUMNS}\r\n${EXAMPLE}\r\n`
