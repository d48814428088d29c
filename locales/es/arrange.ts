/** Texts of the dialog in which a doctor sorts and hides the widgets of the home page. */
export const texts = {
  arrange: {
    title: 'Organizar el inicio',
    lead: 'Elija qué ver y en qué orden. Se guarda en su cuenta.',
    up: (title: string) => `Subir ${title}`,
    down: (title: string) => `Bajar ${title}`,
    place: (title: string, place: number, count: number) => `${title}: lugar ${place} de ${count}`,
    reset: 'Restablecer',
    wasReset: 'El inicio está como al principio.',
    done: 'Listo',
    saved: 'Se guardó el orden del inicio.',
    notSaved: 'No se pudo guardar el orden del inicio.',
    undo: 'Deshacer',
  },
}
export type Texts = typeof texts
