import type * as z from 'zod/mini'
import type { NewPatient } from '#contract/patients/patients.ts'
import { demoPatients } from '../demo-data.ts'
import type { ChronicTreatment } from './chronic-treatments.ts'

/**
 * A visibly fictional patient. `chronic` is the treatment of a chronic illness, which is renewed; it is absent for patients
 * with short illnesses only.
 */
export interface Person {
  patient: z.output<typeof NewPatient>
  chronic?: ChronicTreatment
}

type Line = readonly [name: string, sex: 'F' | 'M', born: string, chronic?: ChronicTreatment]

/**
 * Data of the demo's patients. Each name has a usual Mexican surname, followed by one that shows that the person is fictional.
 */
const LINES: readonly Line[] = [
  ['María Elena Torres Ficticia', 'F', '1961-04-18', 'losartanAtorvastatina'],
  ['Juan Carlos Herrera Inventado', 'M', '1955-08-03', 'metforminaLosartan'],
  ['Rosa María Castillo Simulada', 'F', '1949-12-11', 'enalaprilAmlodipino'],
  ['Francisco Javier Luna Ensayo', 'M', '1968-02-27', 'losartan'],
  ['Teresa Aguilar Demostración', 'F', '1972-06-09', 'levotiroxina'],
  ['Miguel Ángel Rojas Prueba', 'M', '1963-10-30', 'metformina'],
  ['Carmen Vargas Muestra', 'F', '1957-05-22', 'metforminaSitagliptina'],
  ['Jorge Luis Medina Ejemplo', 'M', '1951-01-15', 'tamsulosina'],
  ['Silvia Cervantes Ficticia', 'F', '1978-09-04', 'levotiroxina'],
  ['Héctor Manuel Soto Simulado', 'M', '1966-03-12', 'alopurinol'],
  ['Leticia Guerrero Inventada', 'F', '1960-07-28', 'telmisartan'],
  ['Raúl Domínguez Ensayo', 'M', '1974-11-19', 'atorvastatina'],
  ['Gloria Estrada Prueba', 'F', '1953-02-08', 'losartanAtorvastatina'],
  ['Arturo Sandoval Demostración', 'M', '1970-08-16', 'metformina'],
  ['Beatriz Carrillo Muestra', 'F', '1965-12-24', 'losartan'],
  ['Sergio Iván Ortega Ejemplo', 'M', '1982-05-05', 'budesonida'],
  ['Alicia Fuentes Ficticia', 'F', '1959-09-17', 'metforminaLosartan'],
  ['Enrique Peña Simulado', 'M', '1947-06-21', 'enalaprilEspironolactona'],
  ['Norma Angélica Ríos Inventada', 'F', '1976-01-31', 'levotiroxina'],
  ['Víctor Hugo Salazar Ensayo', 'M', '1962-04-07', 'telmisartan'],
  ['Yolanda Mejía Prueba', 'F', '1954-10-13', 'metforminaSitagliptina'],
  ['Ricardo Núñez Demostración', 'M', '1969-07-02', 'losartan'],
  ['Martha Patricia Cruz Muestra', 'F', '1964-03-25', 'atorvastatina'],
  ['Alberto Valdez Ejemplo', 'M', '1958-12-06', 'tamsulosina'],
  ['Sofía Ramírez Ficticia', 'F', '1995-02-14'],
  ['Diego Hernández Simulado', 'M', '1990-08-29'],
  ['Valeria Gómez Inventada', 'F', '1998-11-03'],
  ['Andrés Flores Ensayo', 'M', '1987-05-20'],
  ['Mariana Chávez Prueba', 'F', '1993-09-09'],
  ['Luis Fernando Ramos Demostración', 'M', '1985-01-17'],
  ['Daniela Reyes Muestra', 'F', '2001-06-26'],
  ['Carlos Alberto Morales Ejemplo', 'M', '1979-10-08'],
  ['Gabriela Jiménez Ficticia', 'F', '1984-04-01'],
  ['Eduardo Gutiérrez Simulado', 'M', '1996-12-18'],
  ['Paola Mendoza Inventada', 'F', '1991-07-07'],
  ['Óscar Ruiz Ensayo', 'M', '1981-03-30'],
  ['Karla Álvarez Prueba', 'F', '1989-08-11'],
  ['Iván Castro Demostración', 'M', '1999-05-15'],
  ['Adriana Romero Muestra', 'F', '1977-02-23'],
  ['Rodrigo Vázquez Ejemplo', 'M', '1994-10-27'],
  ['Claudia Delgado Ficticia', 'F', '1986-06-12'],
  ['Manuel Ibarra Simulado', 'M', '1973-09-21'],
  ['Fernanda Navarro Inventada', 'F', '2003-01-05'],
  ['Pablo Contreras Ensayo', 'M', '1988-11-16'],
  ['Verónica Maldonado Prueba', 'F', '1980-12-02'],
  ['Emiliano Ortiz Demostración', 'M', '2018-03-08'],
  ['Regina Campos Muestra', 'F', '2020-05-19'],
  ['Mateo Vega Ejemplo', 'M', '2019-10-24'],
  ['Ximena León Ficticia', 'F', '2022-02-02'],
  ['Santiago Cortés Simulado', 'M', '2023-06-15'],
  ['Renata Pineda Inventada', 'F', '2017-08-31'],
  ['Leonardo Serrano Ensayo', 'M', '2021-12-09'],
  ['Camila Acosta Prueba', 'F', '2024-04-20'],
  ['Sebastián Lara Demostración', 'M', '2022-09-13'],
]

const addressOf = (name: string, at: number): string =>
  `${name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()}.${at}@paciente.example`

/** The patients of the demo. Every seventh patient has no mail address. */
export const people: readonly Person[] = [
  ...demoPatients.map((patient, at): Person => {
    if (at === 1) return { patient, chronic: 'losartanAtorvastatina' }
    return at === 3 ? { patient, chronic: 'metformina' } : { patient }
  }),
  ...LINES.map(([name, gender, born, chronic], index): Person => {
    const at = demoPatients.length + index
    return {
      patient: {
        name,
        gender,
        date_of_birth: born,
        email: at % 7 === 0 ? '' : addressOf(name, at),
        phone: `55000010${String(at).padStart(2, '0')}`,
      },
      ...(chronic ? { chronic } : {}),
    }
  }),
]
