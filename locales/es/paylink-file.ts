/** Words of the CSV file of payments for the accountant. */
export const paylinkFile = {
  columns: ['Fecha', 'Concepto', 'Referencia', 'Medio', 'Clave del proveedor', 'Nota', 'Importe MXN'],
  methods: { '': '', spei: 'SPEI', card: 'Tarjeta', oxxo: 'OXXO' },
  name: (day: string) => `cobros-${day}.csv`,
}
