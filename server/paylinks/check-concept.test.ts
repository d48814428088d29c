import { describe, expect, test } from 'vitest'
import { projectDiagnoses, projectKnowledge } from '../testing/clinical/project-knowledge.ts'
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
    ['Consulta F321', 'F321'],
    ['Consulta f321', 'f321'],
    ['Consulta F32-1', 'F32-1'],
    ['Consulta F32,1', 'F32,1'],
    ['Control E11.65', 'E11.65'],
    ['Control I10X', 'I10X'],
    ['Consulta B20', 'B20'],
    ['Consulta U07.1', 'U07.1'],
    ['Consulta Z21', 'Z21'],
    ['Consulta Z349', 'Z349'],
    ['Folio 12, F321', 'F321'],
    ['Folio F32.1', 'F32.1'],
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
    expect(find(concept, PATIENT)?.found).toBe(found)
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
    'Consulta B2026',
    'Consulta A129',
    'Folio F321',
    'Recibo No. F321',
    'Consultorio A12',
    'Factura #F32',
    'Folio A12-15',
    'Recibo AF321, 2 de 3',
    'Consulta Z17',
  ])('"%s" is clean', (concept) => {
    expect(find(concept, PATIENT)).toBeUndefined()
  })
})
