import type { Texts } from '../es/dashboard.ts'

export const texts: Texts = {
  title: 'Dashboard',
  greeting: (hour: number, _female: boolean, name: string) => {
    const moment = hour < 12 ? 'Good morning' : hour < 19 ? 'Good afternoon' : 'Good evening'
    return name ? `${moment}, Dr. ${name}` : moment
  },
  todayAt: (time) => `today ${time}`,
  widgetFailed: 'This could not be loaded.',
}
