/** Texts that the product itself writes into a doctor's list of incidents, in the doctor's language. */
export const texts = {
  altered: (folio: string) =>
    `La receta con folio ${folio}, como está guardada, ya no dice lo mismo que lo que se firmó.`,
  refused: 'Ninguna farmacia la puede surtir. Quien opera el servicio debe averiguar quién la cambió.',
}
export type Texts = typeof texts
