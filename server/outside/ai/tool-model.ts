import OpenAI from 'openai'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import type { Outbound } from '../client/outbound.ts'
import type { ChatSettings } from './chat.ts'
import type { AskModel, ModelCall, ModelMessage } from './model-port.ts'

/** Time limit of one answer of the language model, tool calls included. */
const TIMEOUT_MS = 30_000
const BYTES_AT_MOST = 512 * 1024
const TOKENS_AT_MOST = 900
/** Maximum number of tool calls in one answer of the language model. */
const CALLS_AT_MOST = 8

/**
 * Language model that can call tools, behind any endpoint of the OpenAI protocol. Answers are streamed through the
 * outbound client, which checks addresses.
 */
export function toolModel(
  { url, key, model, timeoutMs = TIMEOUT_MS }: ChatSettings,
  outbound: Pick<Outbound, 'fetchFor'>,
): AskModel {
  const limits = { timeoutMs, maxBytes: BYTES_AT_MOST, maxRedirects: 0 }
  const client = new OpenAI({
    baseURL: url.replace(/\/+$/, ''),
    apiKey: key === '' ? 'none' : key,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    fetch: outbound.fetchFor('assistant-model', limits),
  })
  return async function* (messages, tools, signal) {
    const stream = await client.chat.completions.create(
      {
        model,
        temperature: 0,
        max_tokens: TOKENS_AT_MOST,
        stream: true,
        stream_options: { include_usage: true },
        messages: messages.map(inProtocol),
        tools: tools.map((one) => ({ type: 'function', function: { ...one } })),
      },
      { signal },
    )
    const calls: ModelCall[] = []
    for await (const chunk of stream) {
      const delta = chunk.choices[0]?.delta
      if (delta?.content) yield { kind: 'text', text: delta.content }
      for (const part of delta?.tool_calls ?? []) {
        if (part.index >= CALLS_AT_MOST) throw new RangeError('too many calls')
        const call = (calls[part.index] ??= { id: '', name: '', arguments: '' })
        call.id += part.id ?? ''
        call.name += part.function?.name ?? ''
        call.arguments += part.function?.arguments ?? ''
      }
      if (chunk.usage) yield { kind: 'tokens', count: chunk.usage.total_tokens }
    }
    // The SDK ends an aborted stream as if the model's answer were complete.
    signal.throwIfAborted()
    if (calls.length > 0) yield { kind: 'calls', calls: calls.filter(Boolean) }
  }
}

function inProtocol(message: ModelMessage): ChatCompletionMessageParam {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.id, content: message.content }
  if (message.role !== 'assistant') return message
  const { content, calls } = message
  if (calls.length === 0) return { role: 'assistant', content }
  return {
    role: 'assistant',
    content,
    tool_calls: calls.map(({ id, name, arguments: args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  }
}
