import { Gauge, Histogram, Registry } from 'prom-client'
import type { Outcome } from './outbound-failure.ts'

export interface OutboundMetrics {
  registry: Registry
  observe(provider: string, outcome: Outcome, milliseconds: number): void
}

/**
 * Metrics of calls to providers, by provider and outcome.
 * @param circuits providers, each with whether its circuit breaker is open
 */
export function outboundMetrics(circuits: () => Iterable<readonly [string, boolean]>): OutboundMetrics {
  const registry = new Registry()
  const seconds = new Histogram({
    name: 'outbound_request_duration_seconds',
    help: 'Time of calls to providers, by provider and outcome',
    labelNames: ['provider', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
    registers: [registry],
  })
  const circuit = new Gauge({
    name: 'outbound_circuit_open',
    help: '1 while the circuit breaker of a provider is open',
    labelNames: ['provider'],
    registers: [],
    collect() {
      for (const [provider, isOpen] of circuits()) this.set({ provider }, isOpen ? 1 : 0)
    },
  })
  registry.registerMetric(circuit)
  return {
    registry,
    observe: (provider, outcome, milliseconds) => seconds.observe({ provider, outcome }, milliseconds / 1000),
  }
}
