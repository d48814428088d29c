/** A tool as a language model is told of it. */
export interface ModelTool {
  name: string
  description: string
  /** JSON schema of the arguments. */
  parameters: Record<string, unknown>
}

/** A call that a language model asks for. The arguments are its own text, not yet parsed. */
export interface ModelCall {
  id: string
  name: string
  arguments: string
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: readonly ModelCall[] }
  /** Result of a call, as data. */
  | { role: 'tool'; id: string; content: string }

/** What a language model sends: text as it comes, and at the end the calls that it asks for and what it cost. */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: ModelCall[] }
  | { kind: 'tokens'; count: number }

/** Asks a language model that can call tools. @throws any error of the network, of the protocol or of a limit */
export type AskModel = (
  messages: readonly ModelMessage[],
  tools: readonly ModelTool[],
  signal: AbortSignal,
) => AsyncIterable<ModelPart>
