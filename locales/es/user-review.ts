/** Texts of the widget in which doctors review the product. */
export const texts = {
  question: (brand: string) => (brand ? `¿Cómo le va con ${brand}?` : '¿Cómo le va con la aplicación?'),
  worst: 'Mal',
  best: 'Muy bien',
  rating: (rating: number) =>
    rating === 1 ? '1 de 5, mal' : rating === 5 ? '5 de 5, muy bien' : `${rating} de 5`,
  description: '¿Qué cambiaría?',
  send: 'Enviar opinión',
  save: 'Guardar cambios',
  given: (rating: number) => `${rating} de 5`,
  thanks: 'Gracias por su opinión. Puede cambiarla cuando quiera.',
  change: 'Cambiar mi opinión',
  faults: {
    rating: 'Elija del 1 al 5.',
    unsaved: 'No se pudo guardar. Intente de nuevo.',
  },
}
export type Texts = typeof texts
