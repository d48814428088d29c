/** A tool, as it is described to a language model. */
export interface ModelTool {
  name: string
  description: string
  /** JSON schema of the tool's arguments. */
  parameters: Record<string, unknown>
}

/** A tool call that a language model asks for. The arguments are the model's text, not yet parsed. */
export interface ModelCall {
  id: string
  name: string
  arguments: string
}

export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls: readonly ModelCall[] }
  /** Result of a tool call, which is sent to the language model as text. */
  | { role: 'tool'; id: string; content: string }

/**
 * A part of a language model's streamed answer: a piece of text, or at the end the requested tool calls and the number
 * of tokens used.
 */
export type ModelPart =
  | { kind: 'text'; text: string }
  | { kind: 'calls'; calls: ModelCall[] }
  | { kind: 'tokens'; count: number }

/**
 * Function that sends a conversation to a language model that can call tools. @throws any error of the network, of the
 * protocol or of a limit
 */
export type AskModel = (
  messages: readonly ModelMessage[],
  tools: readonly ModelTool[],
  signal: AbortSignal,
) => AsyncIterable<ModelPart>
