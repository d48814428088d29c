import { describe, expect, test } from 'vitest'
import { projectDiagnoses, projectKnowledge } from '../testing/project-knowledge.ts'
import { clinicalFinder } from './check-concept.ts'

const find = clinicalFinder(projectKnowledge, projectDiagnoses)
const PATIENT = 'Lucía Mendoza Ejemplo'

describe('a concept of a payment', () => {
  test.each([
    ['Losartan 50 mg', 'losartan'],
    ['Consulta por diabetes tipo 2', 'diabetes'],
    ['Consulta VIH', 'VIH'],
    ['Resultado de vih', 'vih'],
    ['Consulta por tos', 'tos'],
    ['Refuerzo de vph', 'vph'],
    ['Consulta LES', 'LES'],
    ['Consulta sífilis', 'sifilis'],
    ['Seguimiento de EPOC', 'epoc'],
    ['Control J45.9', 'J45.9'],
    ['Consulta de Mendoza', 'mendoza'],
    ['Control de embarazo', 'embarazo'],
    ['Paciente embarazada', 'embarazada'],
    ['Quimioterapia 3 de 6', 'quimioterapia'],
    ['Sesión de hemodiálisis', 'hemodialisis'],
    ['Psicoterapia semanal', 'psicoterapia'],
    ['Papanicolaou', 'papanicolaou'],
    ['Pluma de insulina', 'insulina'],
    ['Consulta por hepatitis', 'hepatitis'],
    ['Valoración de autismo', 'autismo'],
    ['Aplicación de penicilina', 'penicilina'],
    ['Control de ansiolíticos', 'ansioliticos'],
  ])('"%s" names what a bank must not read', (concept, found) => {
    expect(find(concept, PATIENT)).toBe(found)
  })

  test.each([
    'Consulta médica',
    'CONSULTA DE SEGUIMIENTO',
    'Pago de las consultas que les debo',
    'Consulta de mi tía, como has pedido',
    'Primera consulta, 2 de 3',
    'Anticipo MXN',
    'Honorarios de cirugía',
    'Certificado médico y prueba',
  ])('"%s" is clean', (concept) => {
    expect(find(concept, PATIENT)).toBeUndefined()
  })
})
