import { describe, expect, test } from 'vitest'
import type { Finding, Gap } from '#contract/safety.ts'
import { interactionQuestion, canAsk, inScope } from './question.ts'

const drug = {
  presentation: 'Simvastatina tabletas 20 mg',
  generic: 'Simvastatina',
  brand: '',
  drug_upc: 'x',
}
const finding = (kind: Finding['kind']): Finding => ({
  id: kind,
  kind,
  severity: 'serious',
  interrupts: false,
  items: ['0'],
  about: [],
  mechanism: '',
  advice: '',
  sources: [],
  figures: null,
  last_reason: '',
})
const gap = (reason: Gap['reason']): Gap => ({ reason, items: ['0'], about: [] })

describe('a question about interactions', () => {
  test('needs two medicines, or one and a patient', () => {
    expect(canAsk(interactionQuestion([], ''))).toBe(false)
    expect(canAsk(interactionQuestion([drug], ''))).toBe(false)
    expect(canAsk(interactionQuestion([drug, drug], ''))).toBe(true)
    expect(canAsk(interactionQuestion([drug], 'uid'))).toBe(true)
  })

  test('identifies rows by position, so that the same medicine twice is two rows', () => {
    expect(interactionQuestion([drug, drug], '').rows.map(({ key }) => key)).toEqual(['0', '1'])
  })

  const answer = {
    findings: [finding('interaction'), finding('duplicate'), finding('allergy'), finding('dose')],
    gaps: [gap('free-text'), gap('missing-allergies'), gap('missing-weight'), gap('unknown-ingredient')],
  }

  test('without a patient is about the medicines only, and names unknown ones', () => {
    const shown = inScope(answer, false)
    expect(shown.findings.map(({ kind }) => kind)).toEqual(['interaction', 'duplicate'])
    expect(shown.gaps.map(({ reason }) => reason)).toEqual(['free-text', 'unknown-ingredient'])
  })

  test('with a patient uses the record, and leaves out gaps about doses', () => {
    const shown = inScope(answer, true)
    expect(shown.findings.map(({ kind }) => kind)).toEqual(['interaction', 'duplicate', 'allergy'])
    expect(shown.gaps.map(({ reason }) => reason)).toEqual([
      'free-text',
      'missing-allergies',
      'unknown-ingredient',
    ])
  })
})
