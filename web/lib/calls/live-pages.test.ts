import { expect, test } from 'vitest'
import { LIVE_KINDS, type LiveKind } from '#contract/live.ts'
import {
  dashboardCalls,
  draftCalls,
  patientRecordCalls,
  patientCalls,
  prescriptionActCalls,
  prescriptionCalls,
} from './endpoints.ts'
import { endpointsOfEvents } from './live-pages.ts'

const after = (...kinds: LiveKind[]) => new Set(endpointsOfEvents(new Set(kinds)))

test('an event marks the answers that it concerns as outdated, and no others', () => {
  const ofMail = [
    prescriptionCalls.list,
    prescriptionCalls.get,
    prescriptionCalls.timeline,
    dashboardCalls.read,
  ]
  expect(after('mail.failed')).toEqual(new Set(ofMail))
  expect(after('prescription.filled')).toEqual(new Set([...ofMail, prescriptionActCalls.links]))
  expect(after('patient.merged')).toEqual(new Set([patientCalls.list, patientCalls.get, dashboardCalls.read]))
  expect(after('record.changed')).toEqual(new Set([patientRecordCalls.get]))
  expect(after('draft.returned')).toEqual(new Set([draftCalls.list, dashboardCalls.read]))
})

test('each answer is requested once for several events', () => {
  const together = endpointsOfEvents(new Set(['mail.sent', 'mail.failed', 'prescription.issued']))
  expect(together).toHaveLength(5)
})

test('when missed events are unknown, all answers are outdated', () => {
  expect(new Set(endpointsOfEvents(null))).toEqual(after(...LIVE_KINDS))
})

test.each(LIVE_KINDS)('at least one answer is outdated after the event %s', (kind) => {
  expect(after(kind).size).toBeGreaterThan(0)
})
