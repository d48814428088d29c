/** Texts of the home page, the first page after the login. */
export const texts = {
  title: 'Dashboard',
  greeting: (hour: number, female: boolean, name: string) => {
    const moment = hour < 12 ? 'Buenos días' : hour < 19 ? 'Buenas tardes' : 'Buenas noches'
    return name ? `${moment}, ${female ? 'Dra.' : 'Dr.'} ${name}` : moment
  },
  todayAt: (time: string) => `hoy ${time}`,
  /** Text that replaces a widget whose data could not be read. */
  widgetFailed: 'No se pudo cargar.',
}
export type Texts = typeof texts
